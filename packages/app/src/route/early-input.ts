declare global {
  interface Window {
    /** Recorded by `public/before-app.js` before hydration, in order: elements pressed (undefined) or typed into (their
     *  text). */
    earlyInput?: { kept: Map<HTMLElement, string | undefined>; stop: () => void }
  }
}

/** Replays input from before hydration. Called once hydration has begun: React then hydrates an event's target first. */
export function replayEarlyInput({ kept, stop }: NonNullable<Window['earlyInput']>): void {
  stop()
  for (const [element, text] of kept) {
    if (!element.isConnected) continue
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else if (text === undefined) element.click()
    else retype(element, text)
  }
}

function retype(field: HTMLElement, text: string): void {
  // Nothing new to a field that React doesn't know yet, but it makes it known.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement) {
    field.value = text
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  // React hears of a text that isn't the last one it knows; what is set on the element itself it knows.
  field.value = text === '' ? field.defaultValue : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
