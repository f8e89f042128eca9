/** Ref of a button that disappears when pressed, such as Try Again: moves the focus to its surroundings, or a screen reader
 *  and the Tab key would start over at the top of the page. */
export function handFocusOn(button: HTMLElement | null): (() => void) | undefined {
  if (button === null) return undefined
  return () => {
    if (document.activeElement !== button) return
    const around: HTMLElement[] = []
    for (let part = button.parentElement; part !== null; part = part.parentElement) around.push(part)
    // Called before React takes it away: where to is known after.
    queueMicrotask(() => {
      const place = around.find(({ isConnected }) => isConnected)
      if (place === undefined || place === document.body || document.activeElement !== document.body) return
      if (place.tabIndex < 0) place.tabIndex = -1
      place.focus({ preventScroll: true })
    })
  }
}
