import type { Appearance, CustomFont, ToFrame, ToPage } from './messages.ts'

export interface FrameWindow {
  iframe: HTMLIFrameElement
  send(message: ToFrame): void
  close(): void
}

let frameCount = 0

/** An iframe of the sandbox's own origin, which the page's code cannot look into. Styled through CSSOM only, so that
 *  a page without `unsafe-inline` can hold it. */
export function openFrame(
  origin: string,
  page: string,
  title: string,
  onMessage: (message: ToPage) => void,
): FrameWindow {
  const iframe = document.createElement('iframe')
  frameCount += 1
  // Names and titles are Stripe's, so that tests find the frame as they would find the real one.
  iframe.name = `__privateStripeFrame${frameCount}`
  iframe.title = title
  iframe.allow = 'payment *'
  iframe.src = `${origin}/v3/elements/${page}#${encodeURIComponent(location.origin)}`
  const style = { border: '0', display: 'block', width: '100%', background: 'transparent', 'color-scheme': 'light' }
  for (const [property, value] of Object.entries(style)) iframe.style.setProperty(property, value)

  function receive(event: MessageEvent): void {
    if (event.origin !== origin || event.source === null || event.source !== iframe.contentWindow) return
    // The frame is the sandbox's own page, so its messages have the type they are declared with.
    onMessage(event.data as ToPage)
  }
  window.addEventListener('message', receive)
  return {
    iframe,
    send: (message) => iframe.contentWindow?.postMessage(message, origin),
    close: () => {
      window.removeEventListener('message', receive)
      iframe.remove()
    },
  }
}

export interface FrameLook {
  appearance: Appearance
  fonts: readonly CustomFont[]
  locale: string
}
