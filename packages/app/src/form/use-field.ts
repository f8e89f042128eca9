import { useStore } from '@tanstack/react-form'
import { useFieldContext, useKit } from './form-contexts.ts'

/** The field around (`form.AppField`): its value, and what is wrong with it as a field problem of the domain. It says
 *  nothing before it was left or the form was tried. */
export function useField<Value = string>() {
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
    change: (next: Value) => field.handleChange(next),
    onBlur: () => afterPress(field.handleBlur),
  }
}

/** `useField` for a control of the browser that holds a text; `input` goes to it. */
export function useTextField() {
  const { name, value, onBlur, ...field } = useField()
  const onChange = (event: { target: { value: string } }) => field.change(event.target.value)
  return { ...field, value, input: { name, value, onChange, onBlur } }
}
