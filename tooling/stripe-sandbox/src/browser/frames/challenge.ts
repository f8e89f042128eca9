import { callApi } from '#browser/script/call-api.ts'
import type { ChallengeDetails } from '#browser/script/messages.ts'
import { byId, hearPage, tellPage } from './parent-page.ts'
import { wordsFor } from './words.ts'

const buttons = {
  complete: byId('complete', HTMLButtonElement),
  fail: byId('fail', HTMLButtonElement),
  cancel: byId('cancel', HTMLButtonElement),
}
const order = [buttons.complete, buttons.fail, buttons.cancel]
let details: ChallengeDetails | undefined
let isBusy = false

hearPage((message) => {
  if (message.kind !== 'setup') return
  details = message.details
  const words = wordsFor(message.locale)
  document.documentElement.lang = message.locale.startsWith('fr') ? 'fr' : 'en'
  byId('title', HTMLElement).textContent = words.challengeTitle
  byId('text', HTMLElement).textContent = words.challengeText
  buttons.complete.textContent = words.complete
  buttons.fail.textContent = words.fail
  buttons.cancel.textContent = words.cancel
  buttons.complete.focus()
})

async function report(outcome: 'complete' | 'fail'): Promise<void> {
  if (isBusy || !details) return
  isBusy = true
  for (const button of order) button.setAttribute('aria-disabled', 'true')
  const { path, key, clientSecret } = details
  const answer = await callApi(location.origin, key, 'POST', path, { client_secret: clientSecret, outcome })
  tellPage({ to: 'page', kind: 'challenge', outcome, answer })
}

/** Not before the key or the click is done with: whoever sent it still waits for this window, which the page takes away. */
function cancel(): void {
  if (isBusy) return
  isBusy = true
  setTimeout(() => tellPage({ to: 'page', kind: 'challenge', outcome: 'cancel' }), 0)
}

/** Tab goes round the three buttons; the page behind is out of reach until one is pressed. */
function keepFocusInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  event.preventDefault()
  const step = event.shiftKey ? order.length - 1 : 1
  const position = order.findIndex((button) => button.matches(':focus'))
  order[(position + step) % order.length]?.focus()
}

buttons.complete.addEventListener('click', () => void report('complete'))
buttons.fail.addEventListener('click', () => void report('fail'))
buttons.cancel.addEventListener('click', cancel)
document.addEventListener('keydown', keepFocusInside)
document.addEventListener('keyup', ({ key }) => {
  if (key === 'Escape') cancel()
})
