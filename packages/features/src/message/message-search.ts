import { lenient } from '@ginipig/app/route/lenient.ts'
import * as v from 'valibot'

/** Whom one looks for among those one talks to; it stays while one opens what was found. */
export const MessageSearch = v.object({ q: lenient(v.pipe(v.string(), v.trim(), v.maxLength(80))) })
export type MessageSearch = v.InferOutput<typeof MessageSearch>
