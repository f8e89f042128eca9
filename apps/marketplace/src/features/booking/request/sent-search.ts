import * as v from 'valibot'

export const SentSearch = v.object({ id: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined)) })
export type SentSearch = v.InferOutput<typeof SentSearch>
