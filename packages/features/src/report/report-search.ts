import { reportKinds } from '@ginipig/domain/report'
import * as v from 'valibot'

/** `/report/{id}?about=listing` reports the listing with this id; without, the id is a report's own. */
export const ReportSearch = v.object({ about: v.optional(v.fallback(v.optional(v.picklist(reportKinds)), undefined)) })
export type ReportSearch = v.InferOutput<typeof ReportSearch>
