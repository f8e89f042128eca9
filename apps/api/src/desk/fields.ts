import { Pounds } from '@ginipig/domain/money'
import { PlainText } from '@ginipig/domain/text'
import * as v from 'valibot'

const Uuid = v.pipe(v.string(), v.uuid())

/** Whether this names a row; an address may hold anything. */
export const isId = (text: string | undefined): text is string => v.is(Uuid, text)

/** Characters of what an operator writes to somebody. */
export const MAX_WORDS = 1_000

/** What an operator writes, which may be nothing: lines as they were typed, browsers end them in two characters. */
export const OptionalWords = v.optional(
  v.pipe(
    PlainText,
    v.transform((text) => text.replaceAll('\r\n', '\n').trim()),
    v.maxLength(MAX_WORDS, 'too_long'),
  ),
  '',
)

/** What an operator writes to somebody, or why. */
export const Words = v.pipe(OptionalWords, v.minLength(1, 'required'))

/** Pence as the log writes them before a reason: "12.50: why". */
export const sumThen = (pence: number, because: string): string => `${(pence / 100).toFixed(2)}: ${because}`

/** A sum above nothing. */
export const Sum = v.pipe(Pounds, v.minValue(1, 'amount_invalid'))

/** What may be left empty: a browser sends every field of a form. */
export const optionalField = <Output>(schema: v.GenericSchema<string, Output>) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.transform((text) => (text === '' ? undefined : text)),
    v.optional(schema),
  )
