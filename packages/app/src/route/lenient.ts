import { toPlainText } from '@ginipig/domain/text'
import * as v from 'valibot'

/** A part of an address's search: one that makes no sense is left out. */
export const lenient = <S extends v.GenericSchema>(schema: S) => v.optional(v.fallback(v.optional(schema), undefined))

/** What can be seen of a text: a heading says the words that were searched for. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Words that were searched for, up to 80 characters, as one line, without what an address held that is no letter in any
 *  script ("%ff"). The router reads `?q=100` as a number, as a form without
 *  script writes it. */
export const SearchWords = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform((words) => toPlainText(String(words).replace(/[\s\uFFFD]+/g, ' '))),
  v.trim(),
  v.regex(VISIBLE),
  v.maxLength(80),
)
