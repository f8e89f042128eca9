export { type AnyFormApi, createFieldMap, useStore } from '@tanstack/react-form'

import { createFormHook, type DeepKeys, getBy, revalidateLogic } from '@tanstack/react-form'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { fieldProblemsOf } from '#words/field-problems.ts'
import { useCutOff } from './cut-off-forms.ts'
import { CheckboxField, ChoiceField, PasswordField, RadioField, TextareaField, TextField } from './fields.tsx'
import { fieldContext, formContext, type Kit } from './form-contexts.ts'
import type { FormDraft, Refusals } from './form-draft.ts'
import { CancelButton, Failure, Form, Question, SubmitButton, UnsavedChanges } from './parts.tsx'
import { useAfterPress } from './use-after-press.ts'

const { useAppForm: useTanStackForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, PasswordField, TextareaField, ChoiceField, RadioField, CheckboxField },
  formComponents: { Form, Failure, SubmitButton, CancelButton, Question, UnsavedChanges },
})

/** Several fields that more than one form shows: `<AboutYouFields form={form} fields={…} />`. */
export { withFieldGroup }

type AppFormOptions<Values, Given> = {
  /** What it makes of the values; its messages are the domain's field problems ("required"). */
  schema: v.GenericSchema<unknown, Given>
  defaultValues: Values
  /** Gets what the schema made of the values. Meanwhile the form is busy and takes no second try.
   *  @throws ApiError: what it says of a field on the page is shown there until that is changed, the rest by `Failure` */
  onSubmit: (given: Given) => unknown
  /** Of a try that leaves a field wrong; says what no field shows. */
  onInvalid?: () => void
  /** The form's id in the page, where a button outside `form.AppForm` has to know it. */
  formId?: string
  /** Keeps what is typed, over a reload where it reads it back. */
  draft?: Pick<FormDraft, 'keep'> & Partial<FormDraft>
  showsTicks?: boolean
  /** Fields that the API judges as one, a date and its time: what it refused of one is tried again once another changed. */
  judgedTogether?: readonly (keyof Values & string)[]
}

/** The one way to make a form: TanStack Form with our fields (docs/decisions/0022). A field is looked at when it is left,
 *  after the first try as one types; a try that leaves something wrong leads to the first such field; what was typed
 *  stays. Everything of it stands in `form.AppForm`. Source: spec §5. */
export function useAppForm<Values extends object, Given>(options: AppFormOptions<Values, Given>) {
  const { schema, defaultValues, onSubmit, onInvalid, formId, draft, showsTicks = false, judgedTogether } = options
  // A server renders no draft: it is filled in after hydration.
  const isHydrated = useHydrated()
  const [isRendered] = useState(!isHydrated)
  const [firstValues] = useState(() => (isRendered ? undefined : draft?.read?.(defaultValues)))
  const [outcome] = useState(() => createStore<ReturnType<Kit['outcome']['getState']>>(() => noOutcome))
  const [firstRefusals] = useState(() => draft?.refusedOf?.(firstValues ?? defaultValues) ?? noRefusals)
  const refusals = useRef<Refusals>(firstRefusals)
  const judged = useRef<Values>(undefined)
  const sent = useRef<Values>(undefined)
  const element = useRef<HTMLFormElement>(null)
  const afterPress = useAfterPress()

  const validate = ({ value }: { value: Values }) => {
    const isOther = judgedTogether?.some((name) => judged.current !== undefined && value[name] !== judged.current[name])
    const refused = [...refusals.current].filter(
      ([name, refusal]) =>
        getBy(value, name) === refusal.value && !(isOther && judgedTogether?.some((one) => one === name)),
    )
    const fields: Record<string, string> = {
      ...Object.fromEntries(problemsOf(v.safeParse(schema, value))),
      ...Object.fromEntries(refused.map(([name, { problem }]) => [name, problem])),
    }
    return Object.keys(fields).length === 0 ? undefined : { fields }
  }

  const failTry = () => outcome.setState(({ failedTries }) => ({ failedTries: failedTries + 1 }))

  const send = async (values: Values) => {
    const given = v.safeParse(schema, values)
    if (!given.success) return
    outcome.setState({ failure: undefined })
    sent.current = values
    try {
      await onSubmit(given.output)
    } catch (error) {
      const found = Object.entries(fieldProblemsOf(error) ?? {}).map(
        ([path, problem]) => [fieldName(path), problem] as const,
      )
      const shown = found.filter(([name]) => isOnPage(name))
      refusals.current = new Map(shown.map(([name, problem]) => [name, { value: getBy(values, name), problem }]))
      judged.current = values
      if (shown.length === 0 || shown.length < found.length) outcome.setState({ failure: error })
      await form.validate('change')
      if (shown.length > 0) failTry()
    }
  }

  const isOnPage = (name: string) => form.getFieldInfo(name as DeepKeys<Values>).instance !== null // any name may be asked for

  const form = useTanStackForm({
    defaultValues: firstValues ?? defaultValues,
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
    validators: { onDynamic: validate },
    canSubmitWhenInvalid: true,
    listeners: { onChange: ({ formApi }) => draft?.keep(formApi.state.values) },
    onSubmit: ({ value }) => send(value),
    onSubmitInvalid: () => {
      failTry()
      onInvalid?.()
    },
    ...(formId === undefined ? {} : { formId }),
  })

  const [extended] = useState(() => {
    const { handleSubmit, reset } = form
    const isWrongNow = (name: string) => Object.hasOwn(validate({ value: form.state.values })?.fields ?? {}, name)
    const saysMore = onInvalid !== undefined
    const kit: Kit = { element, outcome, afterPress, showsTicks, isWrongNow, saysMore }
    return Object.assign(form, {
      kit,
      handleSubmit: async () => {
        if (form.state.isSubmitting) return
        // What was wrong when a field was left may have been put right since; the library would go by the old.
        void form.validate('submit')
        await handleSubmit()
      },
      /** To what was saved, at the end of a try: a field that was changed since the try began stays as it was typed. */
      reset: (...given: Parameters<typeof reset>) => {
        const { isSubmitting, values } = form.state
        const before = new Map<string, unknown>(Object.entries(sent.current ?? values))
        const typed = Object.entries(values).filter(([name, value]) => value !== before.get(name))
        outcome.setState(noOutcome)
        refusals.current = noRefusals
        reset(...given)
        if (!isSubmitting || given[0] === undefined) return
        for (const [name, value] of typed) form.setFieldValue(name as DeepKeys<Values>, value as never) // it was there
      },
    })
  })
  const cutOff = {
    ...{ element, formId },
    values: () => form.state.values,
    untouched: () => form.options.defaultValues ?? defaultValues,
    set: (name: string, value: unknown) => form.setFieldValue(name as DeepKeys<Values>, value as never), // it was there
  }
  useCutOff(cutOff, draft !== undefined)
  const fillIn = useEffectEvent(() => {
    const before = new Map<string, unknown>(Object.entries(defaultValues))
    for (const [name, value] of Object.entries(draft?.read?.(defaultValues) ?? {})) {
      const isUntouched = getBy(form.state.values, name) === before.get(name)
      if (isUntouched && value !== before.get(name)) cutOff.set(name, value)
    }
  })
  useEffect(() => {
    if (isRendered) fillIn()
  }, [isRendered])
  // What another part of the form was refused is this one's to put right: a try says so, and leads there.
  const { handleSubmit: tryNow } = extended
  useEffect(() => {
    if (firstRefusals.size > 0) void tryNow()
  }, [firstRefusals, tryNow])
  return extended
}

const noOutcome = { failure: undefined, failedTries: 0 }
const noRefusals: Refusals = new Map()

/** The first message of each field, by its name in the form: `email`, `slots[0].start`. */
function problemsOf(result: v.SafeParseResult<v.GenericSchema>): ReadonlyMap<string, string> {
  const issues = result.issues ?? []
  return new Map(issues.toReversed().map((issue) => [fieldName(v.getDotPath(issue) ?? ''), issue.message]))
}

/** What valibot and the API call `slots.0.start`. */
const fieldName = (path: string): string => path.replace(/\.(\d+)(?=\.|$)/g, '[$1]')
