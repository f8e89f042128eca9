import type { Api } from '@ginipig/api-client/core/api.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { loadOrNotFound } from '@ginipig/app/route/load-or-not-found.ts'
import { Id } from '@ginipig/contract/core/scalar.ts'
import { getReport, getReportable } from '@ginipig/contract/report/report.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import type { ReportSearch } from './report-search.ts'

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
