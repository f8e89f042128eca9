import * as v from 'valibot'
import { tabValue } from '../tab-storage.ts'

type Values = Readonly<Record<string, string | boolean>>

const Draft = v.record(v.string(), v.union([v.string(), v.boolean()]))

/** Never kept, not even for a reload. */
const secrets: ReadonlySet<string> = new Set(['password', 'confirmPassword'])

const drafts = {
  client: tabValue('ginipig.sign-up.client', Draft),
  provider: tabValue('ginipig.sign-up.provider', Draft),
}
export type SignUpKind = keyof typeof drafts

/** What was typed before, over what stands in an empty form. */
export function readDraft<V extends Values>(kind: SignUpKind, initial: V): V {
  const kept = drafts[kind].read() ?? {}
  const entries = Object.entries(initial).map(([name, value]) => {
    const before = secrets.has(name) ? undefined : kept[name]
    return [name, typeof before === typeof value ? before : value]
  })
  return Object.fromEntries(entries) as V // the same names, each with a value of its own kind
}

export const keepDraft = (kind: SignUpKind, values: Values): void =>
  drafts[kind].write(Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name))))

export const clearDraft = (kind: SignUpKind): void => drafts[kind].clear()
