import type { Api } from '@ginipig/api-client/core/api.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { loadOrNotFound } from '@ginipig/app/route/load-or-not-found.ts'
import { Id } from '@ginipig/contract/core/scalar.ts'
import { getReport, getReportable } from '@ginipig/contract/report/report.ts'
import { reportKinds } from '@ginipig/domain/report'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import * as v from 'valibot'

/** `/report/{id}?about=listing` reports the listing with this id; without, the id is a report's own. */
export const ReportSearch = v.object({ about: v.optional(v.fallback(v.optional(v.picklist(reportKinds)), undefined)) })
export type ReportSearch = v.InferOutput<typeof ReportSearch>

/** What `/report/{id}` shows in either app: the thing that is to be reported, or with no `about` a report that was sent.
 *  @throws the router's not-found where there is no such thing */
export async function loadReport(
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  id: string,
  about: ReportSearch['about'],
): Promise<void> {
  if (!v.is(Id, id)) throw notFound()
  if (about)
    await loadOrNotFound(queryClient.fetchQuery(query(api, getReportable, { params: { kind: about, targetId: id } })))
  else await loadOrNotFound(queryClient.fetchQuery(query(api, getReport, { params: { reportId: id } })))
}
