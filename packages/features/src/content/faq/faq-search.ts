import { lenient, SearchWords } from '@ginipig/app/route/lenient.ts'
import type { FaqAudience } from '@ginipig/domain/content'
import * as v from 'valibot'

const AUDIENCES = ['clients', 'providers'] as const satisfies readonly FaqAudience[]

/** What the address of the page says; nonsense is as good as nothing. */
export const FaqSearch = v.object({
  for: lenient(v.picklist(AUDIENCES)),
  q: lenient(SearchWords),
})
export type FaqSearch = v.InferOutput<typeof FaqSearch>
