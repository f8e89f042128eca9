const control = ':is(input, select, textarea, button):enabled'
/** The control that is wrong itself; of a group the chosen one, or the first that can be chosen. */
const targets = [`${control}[aria-invalid="true"]`, `${control}:checked`, control]

/** Leads to the first field within that shows an error. Called once the errors are drawn, so after a failed try in an
 *  effect; with nothing wrong it does nothing. @returns whether there is one */
export function focusFirstInvalid(within: Element): boolean {
  const wrong = within.querySelector('[data-invalid], [aria-invalid="true"]')
  if (wrong === null) return false
  const found = targets.map((target) => (wrong.matches(target) ? wrong : wrong.querySelector(target)))
  const first = found.find((element) => element instanceof HTMLElement)
  first?.focus()
  return true
}
