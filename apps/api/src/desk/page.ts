import type { Language } from '@ginipig/domain/identity'
import type { I18n } from '@lingui/core'
import type * as v from 'valibot'
import type { Markup } from '#platform/html/html.ts'
import type { Platform } from '#platform/platform.ts'
import type { ActName } from './act-words.ts'
import type { SignedIn } from './operator.sql.ts'

/** The entries of the desk's menu. */
export const sections = [
  'pictures',
  'reports',
  'money',
  'people',
  'listings',
  'codes',
  'words',
  'figures',
  'log',
] as const
export type Section = (typeof sections)[number]

/** What stood in a form that was sent and couldn't be carried out: it is shown again with what is wrong. */
export type Sent = {
  /** The action that it was for. */
  act: string
  values: Readonly<Record<string, string>>
  /** By field, in the operator's language. */
  problems: Readonly<Record<string, string>>
}

/** A request of somebody who is signed in. */
export type Visit = {
  operator: SignedIn
  i18n: I18n
  language: Language
  /** Epoch ms. */
  now: number
  /** Must the next form that moves money ask for a code? */
  wantsCode: boolean
  /** Undefined for a page that is only looked at. */
  sent: Sent | undefined
}

/** The parts of an address: `/reports/:number` has `number`. A query's parameter that came twice counts once. */
export type Address = { params: Readonly<Record<string, string>>; query: Readonly<Record<string, string>> }

export type Page = { title: string; body: Markup }

/** Whether it was carried out; if not, why, in the operator's language.
 *  `to` is the page that is shown then, below /admin. */
export type ActResult = { done: true; to?: string } | { done: false; problem: string }

/** What a form does. A page has one for each of its buttons (SvelteKit and Remix call them form actions). */
export type Action<Input extends v.GenericSchema = v.GenericSchema> = {
  /** Of the form's fields, each a text or, where a name comes several times, a list. `because` goes into the log. */
  input: Input
  /** Moves money: asks for a code where the last one is a quarter of an hour old. */
  needsCode?: boolean
  /** The pages of what it is done to, where that isn't the page that it stands on: each is written down. */
  subjects?: (input: v.InferOutput<Input>, address: Address) => readonly string[]
  /** What the log keeps as its reason, where that isn't the field `because`. */
  reason?: (input: v.InferOutput<Input>) => string
  /** What it is with these fields, where that isn't what its form is called: the log and the notice call it so. */
  as?: (input: v.InferOutput<Input>) => ActName
  run: (platform: Platform, visit: Visit, address: Address, input: v.InferOutput<Input>) => Promise<ActResult>
}

/** Gives an action the types of its own fields. */
export const action = <Input extends v.GenericSchema>(one: Action<Input>): Action => one as unknown as Action // `run` gets what `input` parsed

/** A page of the desk: where it is, what it shows, and what can be done on it. */
export type DeskPage = {
  /** Below /admin. */
  path: string
  section: Section
  /** Shows what two people wrote to each other, or where somebody lives: each look is written down (trust.md §2.4). */
  isPrivate?: boolean
  /** @returns undefined where there is no such thing; `to` where what is asked for has a page of its own, below /admin */
  read: (platform: Platform, visit: Visit, address: Address) => Promise<Page | { to: string } | undefined>
  actions?: Partial<Record<ActName, Action>>
}
