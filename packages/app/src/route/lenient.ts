import * as v from 'valibot'

/** A part of an address's search: one that makes no sense is left out. */
export const lenient = <S extends v.GenericSchema>(schema: S) => v.optional(v.fallback(v.optional(schema), undefined))

/** Words that were searched for, up to 80 characters. The router reads `?q=100` as a number, as a form without script writes it. */
export const SearchWords = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform(String),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(80),
)
