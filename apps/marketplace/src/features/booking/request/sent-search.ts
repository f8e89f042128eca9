import * as v from 'valibot'

const SentSearch = v.object({ id: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined)) })
export type SentSearch = v.InferOutput<typeof SentSearch>

/** Reads an address's search; never fails. */
export const readSent = (search: unknown): SentSearch => v.parse(SentSearch, search)
