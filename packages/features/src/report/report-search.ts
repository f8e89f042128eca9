import { lenient } from '@ginipig/app/route/lenient.ts'
import { reportKinds } from '@ginipig/domain/report'
import * as v from 'valibot'

/** `/report/{id}?about=listing` reports the listing with this id; without, the id is a report's own. */
export const ReportSearch = v.object({ about: lenient(v.picklist(reportKinds)) })
export type ReportSearch = v.InferOutput<typeof ReportSearch>
