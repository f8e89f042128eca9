import * as v from 'valibot'

/** A part of an address's search: one that makes no sense is left out. */
export const lenient = <S extends v.GenericSchema>(schema: S) => v.optional(v.fallback(v.optional(schema), undefined))
