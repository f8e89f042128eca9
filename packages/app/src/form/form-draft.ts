import * as v from 'valibot'
import { tabValue } from './tab-value.ts'

const Kept = v.record(v.string(), v.union([v.string(), v.boolean(), v.number(), v.null()]))

/** Never kept, not even for a reload: passwords, the codes of mails, the name on a card. */
export const secrets: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'currentPassword',
  'code',
  'holder',
])

export type FormDraft = {
  /** What was typed before, over what stands in an empty form. */
  read: <V extends object>(initial: V) => V
  /** Beside what other parts of the same form have kept. */
  keep: (values: object) => void
  clear: () => void
  /** Of these values what was refused as it stands there, where another part of the form sent it. */
  refusedOf?: (values: object) => Refusals
}

/** Of a form in parts, the last of which sends what all of them kept. */
export type PartsDraft = FormDraft & {
  /** What the API refused of what is kept. Not over a reload. */
  refuse: (problems: Readonly<Record<string, string>>) => void
}

/** What the API refused, by the field's name, and of which value. */
export type Refusals = ReadonlyMap<string, { value: unknown; problem: string }>

/** Draft of a form of texts, ticks and stars in the tab's storage, so that it outlives leaving the page and a reload;
 *  passwords aren't kept.
 *  @param key - in the tab's storage */
export function formDraft(key: string): PartsDraft {
  const kept = tabValue(key, Kept)
  let refused: Refusals = new Map()
  return {
    read: (initial) => {
      const before = kept.read() ?? {}
      const entries = Object.entries(initial).map(([name, value]) => {
        const own = secrets.has(name) ? undefined : before[name]
        const isOfItsKind = typeof own === typeof value || (value === null && typeof own === 'number')
        // What was left empty doesn't stand over what is known of whoever logged in meanwhile.
        return [name, isOfItsKind && own !== '' ? own : value]
      })
      return Object.fromEntries(entries) as typeof initial // the same names, each with a value of its own kind
    },
    keep: (values) => {
      const open = Object.entries(values).filter(([name]) => !secrets.has(name))
      kept.write({ ...kept.read(), ...Object.fromEntries(open) })
    },
    clear: () => {
      refused = new Map()
      kept.clear()
    },
    refuse: (problems) => {
      const values = kept.read() ?? {}
      refused = new Map(Object.entries(problems).map(([name, problem]) => [name, { value: values[name], problem }]))
    },
    refusedOf: (values) => {
      const now = new Map<string, unknown>(Object.entries(values))
      return new Map([...refused].filter(([name, { value }]) => now.has(name) && now.get(name) === value))
    },
  }
}
