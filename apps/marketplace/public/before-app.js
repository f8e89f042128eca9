// Before the app itself comes. First of all the colours chosen on this device, else the device's own.
{
  let chosen
  try {
    chosen = localStorage.getItem('theme')
  } catch {
    // Storage is blocked: as the device has it.
  }
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : isDark ? 'dark' : 'light'
}

// What is far below the first screen is laid out as it comes near, and all of it once the app is there (decision 0134). Not of a
// page that the browser scrolls to where it was, or to a part of it.
if (performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash)
  document.documentElement.dataset.laysOut = 'near'

// A script of the app that doesn't come because the network went comes when it is back; meanwhile what a server rendered
// can be read.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target.type !== 'module') return
    if (!navigator.onLine) addEventListener('online', () => location.reload())
    if (navigator.onLine || !document.getElementById('state')) document.getElementById('boot-failed').hidden = false
  },
  { capture: true },
)

// What is pressed and typed in a page that a server rendered is kept until the app takes the page over
// (packages/app/src/route/early-input.ts). Links, and forms that say where they lead, need no app.
{
  const kept = new Map()
  const hearing = new AbortController()
  const hear = (name, keep) => addEventListener(name, keep, { capture: true, signal: hearing.signal })
  const keepPress = (event, control) => {
    if (!control || control.form?.hasAttribute('action')) return
    event.preventDefault()
    kept.set(control, undefined)
  }
  hear('click', (event) => keepPress(event, event.target.closest('button, [type=checkbox], [type=radio]')))
  hear('submit', (event) => event.target.hasAttribute('action') || keepPress(event, event.target))
  hear('input', ({ target }) => target.closest('[type=checkbox], [type=radio]') || kept.set(target, target.value))
  window.earlyInput = { kept, stop: () => hearing.abort() }
}

// What only this page stands on comes once something is seen: until then the line and the phone are for that, and for what
// all pages stand on (decision 0148). A frame's callback runs before it is painted, so that of the next one is waited for.
requestAnimationFrame(() =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      const later = document.getElementById('later')
      if (later) document.head.append(later.content)
    }),
  ),
)

// The first number and the first date that a page writes make Chromium read what it knows of languages, a tenth of a second
// on an old phone: done while the app is on its way.
{
  const { lang } = document.documentElement
  const warmUp = (make) => window.requestIdleCallback?.(() => make())
  warmUp(() => new Intl.NumberFormat(lang))
  warmUp(() => new Intl.DateTimeFormat(lang, { timeZone: 'Europe/London' }))
}
