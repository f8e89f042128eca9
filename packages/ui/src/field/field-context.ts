import { createContext, use } from 'react'

/** What a Field tells the control inside it. */
export interface FieldContextValue {
  controlId: string
  labelId: string
  /** Space-separated ids of the hint or error; undefined when neither shows. */
  describedBy: string | undefined
  invalid: boolean
  /** The end of the line under the control, where a counter goes. */
  footEnd: HTMLElement | null
}

export const FieldContext = createContext<FieldContextValue | null>(null)

interface ControlAttributes {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** Attributes for one control inside a Field (or alone): what the caller gives wins, descriptions add up. */
export function useFieldControl<Props extends ControlAttributes>(props: Props): Props & ControlAttributes {
  const field = use(FieldContext)
  if (field === null) return props
  const describedBy = [props['aria-describedby'], field.describedBy].filter(Boolean).join(' ')
  return {
    ...props,
    id: props.id ?? field.controlId,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
  }
}

/** Attributes for a group of controls (radios, boxes, tiles): named by the Field's label instead of pointed at by it. */
export function useFieldGroup() {
  const field = use(FieldContext)
  return {
    'aria-labelledby': field?.labelId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
  }
}

const control = ':is(input, select, textarea, button):enabled'
/** The control that is wrong itself; of a group the chosen one, the one that says it comes first, or just the first. */
const targets = [`${control}[aria-invalid="true"]`, `${control}:checked`, `${control}[data-first-focus]`, control]

/** Leads to the first field within that shows an error. Called once the errors are drawn, so after a failed try in an
 *  effect; with nothing wrong it does nothing. @returns whether there is one */
export function focusFirstInvalid(within: Element): boolean {
  const wrong = within.querySelector('[data-invalid], [aria-invalid="true"]')
  if (wrong === null) return false
  const found = targets.map((target) => (wrong.matches(target) ? wrong : wrong.querySelector(target)))
  const first = found.find((element) => element instanceof HTMLElement)
  // The error stands under its control: seen whole, above a dock, before the control gets the focus.
  wrong.scrollIntoView?.({ block: 'nearest' }) // which jsdom has none of
  first?.focus()
  // Of a tall group what is said may be far from where the focus was led: both are seen where there is room for both.
  wrong.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest' })
  first?.scrollIntoView?.({ block: 'nearest' })
  return true
}
