import { useStore } from '@tanstack/react-form'
import { useFieldContext, useKit } from './form-contexts.ts'

/** Is the value a text in the making, which is looked at when it is left? What is chosen is whole at once. */
type FieldOptions = { isTyped?: boolean }

/** The field around (`form.AppField`): its value, and what is wrong with it as a field problem of the domain. It says
 *  nothing before it was left or the form was tried; what it says goes as soon as the right thing is chosen. */
export function useField<Value = string>({ isTyped = false }: FieldOptions = {}) {
  const field = useFieldContext<Value>()
  const { afterPress, isWrongNow, showsTicks } = useKit()
  const isTried = useStore(field.form.store, ({ submissionAttempts }) => submissionAttempts > 0)
  const { value, meta } = field.state
  const [found]: readonly unknown[] = meta.errors
  const problem = typeof found === 'string' && (meta.isBlurred || isTried) ? found : undefined
  return {
    name: field.name,
    value,
    problem,
    /** For the tick. What may stay empty has none while it is. */
    isValid: showsTicks && meta.isBlurred && value !== '' && problem === undefined && !isWrongNow(field.name),
    change: (next: Value) => {
      field.handleChange(next)
      if (problem !== undefined && !isTyped) void field.form.validate('blur')
    },
    onBlur: () => afterPress(field.handleBlur),
  }
}

/** `useField` for a control of the browser that holds a text; `input` goes to it. */
export function useTextField({ isTyped = true }: FieldOptions = {}) {
  const { name, value, onBlur, ...field } = useField({ isTyped })
  const onChange = (event: { target: { value: string } }) => field.change(event.target.value)
  return { ...field, value, input: { name, value, onChange, onBlur } }
}
