import * as v from 'valibot'
import { tabValue } from './tab-storage.ts'

const Kept = v.record(v.string(), v.union([v.string(), v.boolean()]))

/** Never kept, not even for a reload. */
const secrets: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'currentPassword'])

export type FormDraft = {
  /** What was typed before, over what stands in an empty form. */
  read: <V extends object>(initial: V) => V
  /** Beside what other parts of the same form have kept. */
  keep: (values: object) => void
  clear: () => void
}

/** What was typed in a form of texts and ticks, which outlives leaving the page and a reload of the tab; passwords
 *  don't. @param key - in the tab's storage */
export function formDraft(key: string): FormDraft {
  const kept = tabValue(key, Kept)
  return {
    read: (initial) => {
      const before = kept.read() ?? {}
      const entries = Object.entries(initial).map(([name, value]) => {
        const own = secrets.has(name) ? undefined : before[name]
        return [name, typeof own === typeof value ? own : value]
      })
      return Object.fromEntries(entries) as typeof initial // the same names, each with a value of its own kind
    },
    keep: (values) => {
      const open = Object.entries(values).filter(([name]) => !secrets.has(name))
      kept.write({ ...kept.read(), ...Object.fromEntries(open) })
    },
    clear: kept.clear,
  }
}
