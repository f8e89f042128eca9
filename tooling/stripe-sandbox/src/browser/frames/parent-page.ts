import type { ToFrame, ToPage } from '#browser/script/messages.ts'

/** Who holds this frame; the page says so when it opens the frame, and every message is checked against it. */
const pageOrigin = decodeURIComponent(location.hash.slice(1))

export function tellPage(message: ToPage): void {
  window.parent.postMessage(message, pageOrigin)
}

export function hearPage(hear: (message: ToFrame) => void): void {
  window.addEventListener('message', (event) => {
    if (event.origin !== pageOrigin || event.source !== window.parent) return
    // stripe.js of the same sandbox is the only one that opens frames.
    hear(event.data as ToFrame)
  })
  tellPage({ to: 'page', kind: 'loaded' })
}

/** The element of that id, which the frame's own page has. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const element = document.getElementById(id)
  if (!(element instanceof type)) throw new Error(`#${id} is not on this page`)
  return element
}
