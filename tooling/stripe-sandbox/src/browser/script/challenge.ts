import { openFrame } from './frame-window.ts'
import type { ChallengeDetails, ToPage } from './messages.ts'

export type ChallengeResult = Extract<ToPage, { kind: 'challenge' }>

const title = '3-D Secure test challenge'

/** Asks the client to confirm, over the whole window. Resolves when a button or Escape was pressed. */
export function openChallenge(origin: string, details: ChallengeDetails, locale: string): Promise<ChallengeResult> {
  const before = document.activeElement
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', title)
  const style = {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    'max-width': 'none',
    'max-height': 'none',
    margin: '0',
    padding: '0',
    border: '0',
    background: 'transparent',
    'z-index': '2147483647',
  }
  for (const [property, value] of Object.entries(style)) dialog.style.setProperty(property, value)

  return new Promise((resolve) => {
    function finish(result: ChallengeResult): void {
      frame.close()
      dialog.remove()
      if (before instanceof HTMLElement) before.focus()
      resolve(result)
    }
    const frame = openFrame(origin, 'challenge.html', title, (message) => {
      if (message.kind === 'loaded') {
        // The keyboard belongs to the frame from here on, even where the browser left it with the page.
        frame.iframe.focus()
        frame.send({ to: 'frame', kind: 'setup', appearance: {}, fonts: [], locale, details })
      } else if (message.kind === 'challenge') finish(message)
    })
    frame.iframe.style.setProperty('height', '100%')
    // Escape, while the keyboard is still with the page; some browsers skip `cancel` and only close.
    for (const name of ['cancel', 'close'])
      dialog.addEventListener(name, () => finish({ to: 'page', kind: 'challenge', outcome: 'cancel' }))
    dialog.append(frame.iframe)
    document.body.append(dialog)
    // In the top layer nothing of the page is above it, and the rest of the page takes no focus.
    dialog.showModal()
  })
}
