import { type FormEvent, useState } from 'react'
import type { BoundField } from './bound-field.ts'
import { useAfterPress } from './use-after-press.ts'

export type Texts<Name extends string> = Readonly<Record<Name, string>>

type Problems = ReadonlyMap<string, string>

/** What is given by a form's texts, or what is wrong with them, by field (`rulesOf` a schema). */
export type TextRules<Name extends string, Given> = (
  texts: Texts<Name>,
) => { given: Given; problems?: undefined } | { problems: Problems }

/** Rules that come beside a first page. Until they are there nothing is found wrong, and a try waits for them. */
export type LateRules<Name extends string, Given> = {
  now: TextRules<Name, Given> | undefined
  load: () => Promise<TextRules<Name, Given>>
}

/** What is wrong, by field, as the domain's field problems. */
export type FieldProblems = Readonly<Record<string, string>>

type TextFormOptions<Name extends string, Given> = {
  rules: TextRules<Name, Given> | LateRules<Name, Given>
  /** What stands there at first. The order is the order on the page: a failed try leads to the first wrong field. */
  initial: Texts<Name>
  /** Gets what the rules made of the texts. Meanwhile the form is busy and takes no second try. Answers with what the
   *  API found wrong with fields, if anything: it stands there until the field is changed. */
  onSubmit: ((given: Given) => Promise<FieldProblems | undefined>) | ((given: Given) => Promise<void>)
}

/** A form of a few texts. A field is looked at when it is left, after the first try as one types; what was typed stays.
 *  A form with more to it uses TanStack Form, which is too big for a first page. Source: spec §5, decisions/0010. */
export function useTextForm<Name extends string, Given>({ rules, initial, onSubmit }: TextFormOptions<Name, Given>) {
  const [typed, setTyped] = useState(initial)
  const [looked, setLooked] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ texts: Texts<Name>; problems: FieldProblems }>()
  const afterPress = useAfterPress()
  const known = typeof rules === 'function' ? rules : rules.now
  const problems = known?.(isTried ? typed : looked).problems

  const problemOf = (name: Name) => {
    if (refused?.problems[name] !== undefined && refused.texts[name] === typed[name]) return refused.problems[name]
    return isTried || left.has(name) ? problems?.get(name) : undefined
  }

  /** For an input, and the problem to show under it, if any. */
  const field = (name: Name): BoundField => ({
    input: {
      name,
      value: typed[name],
      onChange: (event: { target: { value: string } }) => {
        const { value } = event.target
        // One act may change two: a pasted number brings its dialling code along.
        setTyped((now) => ({ ...now, [name]: value }))
      },
      onBlur: () =>
        afterPress(() => {
          setLooked(typed)
          setLeft((now) => new Set([...now, name]))
        }),
    },
    problem: problemOf(name),
  })

  const readLate = async ({ load }: LateRules<Name, Given>) => {
    setBusy(true)
    const late = await load().finally(() => setBusy(false))
    return late(typed)
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    const form = event.currentTarget
    const read = typeof rules === 'function' ? rules(typed) : (rules.now?.(typed) ?? (await readLate(rules)))
    if (read.problems) return focusFirst(form, Object.keys(initial), read.problems)
    setBusy(true)
    const found = await onSubmit(read.given).finally(() => setBusy(false))
    if (!found) return
    setRefused({ texts: typed, problems: found })
    focusFirst(form, Object.keys(initial), new Map(Object.entries(found)))
  }

  /** As it was at first: after what was typed has served. */
  const reset = () => {
    setTyped(initial)
    setLooked(initial)
    setLeft(new Set())
    setTried(false)
    setRefused(undefined)
  }

  const isChanged = Object.keys(initial).some((name) => typed[name as Name] !== initial[name as Name]) // its own keys
  return { field, isBusy, isChanged, handleSubmit, reset }
}

function focusFirst(form: HTMLFormElement, names: readonly string[], problems: Problems): void {
  const name = names.find((one) => problems.has(one))
  const wrong = name === undefined ? null : form.elements.namedItem(name)
  if (wrong instanceof HTMLElement) wrong.focus()
}
