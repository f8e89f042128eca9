/** Back-off in ms of a style sheet's retry: first, and at most; doubled each time. */
const FIRST_MS = 1_000
const MOST_MS = 60_000

/** Asks again, with back-off, for style sheets that didn't come: a part of the app whose sheet fails isn't shown, but from
 *  then on Vite's `import()` takes that sheet for there. */
export function retryStyles(): void {
  const asked = new Set<string>()
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet' || asked.has(target.href)) return
      asked.add(target.href)
      void askAgain(target)
    },
    { capture: true },
  )
}

async function askAgain(lost: HTMLLinkElement): Promise<void> {
  let link = lost
  for (let ms = FIRST_MS; ; ms = Math.min(2 * ms, MOST_MS)) {
    await (navigator.onLine ? passed(ms) : online())
    const next = link.cloneNode() as HTMLLinkElement
    const came = new Promise<boolean>((resolve) => {
      next.onload = () => resolve(true)
      next.onerror = () => resolve(false)
    })
    link.replaceWith(next)
    if (await came) return
    link = next
  }
}

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const online = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
