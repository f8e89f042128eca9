import { type Language, languages } from '@ginipig/domain/identity'
import { focusFirstInvalid } from '@ginipig/ui/field'
import { useLingui } from '@lingui/react'
import { type AnyFieldApi, revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { type BoundField, type FieldProblems, problemsOf, useAfterPress } from '#form/index.ts'
import { fieldProblemsOf, firstMessage } from '#problem/index.ts'
import { keepDraft, readDraft, type SignUpKind } from './sign-up-draft.ts'

type SignUpFormOptions<Values, Given> = {
  kind: SignUpKind
  /** Takes the values with the app's language; its messages are the domain's field problems. */
  schema: v.GenericSchema<unknown, Given>
  initial: Values
  /** @throws ApiError: with fields it is shown at them, else above the button */
  onSubmit: (given: Given) => Promise<unknown>
}

/** A form in which fields depend on each other (decisions/0010), so TanStack Form keeps it. Looked at when a field is
 *  left, after the first try as one types. What was typed outlives leaving the page; passwords don't. */
export function useSignUpForm<Values extends Record<string, string | boolean>, Given>(
  options: SignUpFormOptions<Values, Given>,
) {
  const { kind, schema, initial, onSubmit } = options
  const { i18n } = useLingui()
  const element = useRef<HTMLFormElement>(null)
  const afterPress = useAfterPress()
  const refused = useRef<Refusal<Values>>(undefined)
  const [failedTries, setFailedTries] = useState(0)
  const [failure, setFailure] = useState<unknown>()

  const read = (values: Values) => v.safeParse(schema, { ...values, language: languageOf(i18n.locale) })

  const validate = ({ value }: { value: Values }) => {
    const fields = { ...Object.fromEntries(problemsOf(read(value))), ...stillRefused(refused.current, value) }
    return Object.keys(fields).length === 0 ? undefined : { fields }
  }

  const send = async (values: Values) => {
    const given = read(values)
    if (!given.success) return
    setFailure(undefined)
    try {
      await onSubmit(given.output)
    } catch (error) {
      const problems = fieldProblemsOf(error)
      if (problems === undefined || !Object.keys(problems).every((name) => name in initial)) return setFailure(error)
      refused.current = { values, problems }
      await form.validate('change')
      setFailedTries((tries) => tries + 1)
    }
  }

  const form = useForm({
    defaultValues: useState(() => readDraft(kind, initial))[0],
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
    validators: { onDynamic: validate },
    canSubmitWhenInvalid: true,
    listeners: { onChange: ({ formApi }) => keepDraft(kind, formApi.state.values) },
    onSubmit: ({ value }) => send(value),
    onSubmitInvalid: () => setFailedTries((tries) => tries + 1),
  })

  useEffect(() => {
    if (failedTries > 0 && element.current) focusFirstInvalid(element.current)
  }, [failedTries])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (form.state.isSubmitting) return
    // What was wrong when a field was left may have been put right since; the library would go by the old.
    void form.validate(form.state.submissionAttempts === 0 ? 'blur' : 'change')
    void form.handleSubmit()
  }

  /** A field that was never left says nothing until the first try. */
  const problemOf = ({ state }: AnyFieldApi) =>
    state.meta.isBlurred || form.state.submissionAttempts > 0 ? firstMessage(state.meta.errors) : undefined

  /** By what stands there now, not when it was last looked at: who comes back and clears it sees the tick go. */
  const isValid = ({ name, state }: AnyFieldApi) =>
    state.meta.isBlurred &&
    state.value !== '' &&
    firstMessage(state.meta.errors) === undefined &&
    !Object.hasOwn(validate({ value: form.state.values })?.fields ?? {}, name)

  const bound = (api: AnyFieldApi): BoundField => ({
    input: {
      name: api.name,
      value: String(api.state.value),
      onChange: ({ target }) => api.handleChange(target.value),
      onBlur: () => afterPress(api.handleBlur),
    },
    problem: problemOf(api),
    isValid: isValid(api),
  })

  /** For a `Checkbox`. */
  const ticked = (api: AnyFieldApi) => ({
    name: api.name,
    checked: api.state.value === true,
    onChange: (event: { target: { checked: boolean } }) => api.handleChange(event.target.checked),
    onBlur: () => afterPress(api.handleBlur),
  })

  const isBusy = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  return { form, element, handleSubmit, bound, ticked, problemOf, isBusy, failure }
}

/** What both kinds of sign-up have in common of it. */
export type SignUpForm = Omit<ReturnType<typeof useSignUpForm>, 'form'>

type Refusal<Values> = { values: Values; problems: FieldProblems }

/** What the API refused stays wrong until it is changed. */
function stillRefused<Values extends object>(refused: Refusal<Values> | undefined, values: Values): FieldProblems {
  if (refused === undefined) return {}
  const before = new Map(Object.entries(refused.values))
  const now = new Map(Object.entries(values))
  return Object.fromEntries(Object.entries(refused.problems).filter(([name]) => before.get(name) === now.get(name)))
}

/** In which we write to them. A locale that is nobody's language (the one that shows what isn't translated) is English. */
const languageOf = (locale: string): Language => languages.find((language) => language === locale) ?? 'en'
