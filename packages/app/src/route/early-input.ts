declare global {
  interface Window {
    /** What `public/before-app.js` keeps: what was pressed (with nothing beside it) and typed into (with its text), in
     *  this order. */
    earlyInput?: { kept: Map<HTMLElement, string | undefined>; stop: () => void }
  }
}

/** Does in the app what was done in its page before it was there. Called once the page is being taken over: React then
 *  hydrates what an event is for before anything else. */
export function doEarlyInput({ kept, stop }: NonNullable<Window['earlyInput']>): void {
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
