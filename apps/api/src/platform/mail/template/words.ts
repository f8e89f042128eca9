import type { Audience } from '@ginipig/contract/identity'
import type { Language } from '@ginipig/domain/identity'
import type { Mail } from '../mail.ts'

/** A paragraph; a code to read off; or the one thing to do. */
export type Part = string | { code: string } | { label: string; href: string }

/** What a mail says, before it is drawn. `title` is its heading; `parts` in order. */
export type Words = { subject: string; title: string; parts: readonly Part[] }

export type Origins = Readonly<Record<Audience, string>>

/** One kind of mail in every language: a language that is missing doesn't compile. */
export type Template<Kind extends Mail['kind']> = Record<
  Language,
  (mail: Extract<Mail, { kind: Kind }>, origins: Origins) => Words
>
