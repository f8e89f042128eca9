import { lenient } from '@ginipig/app/route/lenient.ts'
import * as v from 'valibot'

export const SentSearch = v.object({ id: lenient(v.pipe(v.string(), v.uuid())) })
export type SentSearch = v.InferOutput<typeof SentSearch>
