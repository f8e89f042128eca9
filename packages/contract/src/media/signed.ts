import * as v from 'valibot'

/** What makes a link to a private file good for some minutes. */
export const Signed = v.object({
  until: v.pipe(v.string(), v.regex(/^\d{1,16}$/, 'invalid')),
  signature: v.pipe(v.string(), v.maxLength(100, 'invalid')),
})
