import { query } from '@ginipig/api-client/core/call-options.ts'
import { loadOrNotFound } from '@ginipig/app/route/load-or-not-found.ts'
import { Id } from '@ginipig/contract/core/scalar.ts'
import { getReport, getReportable } from '@ginipig/contract/report/report.ts'
import { ReportPage } from '@ginipig/features/report/ReportPage.tsx'
import { ReportSearch } from '@ginipig/features/report/report-search.ts'
import { SentReportPage } from '@ginipig/features/report/SentReportPage.tsx'
import type { RenderLink } from '@ginipig/ui/render-link'
import { msg } from '@lingui/core/macro'
import { createFileRoute, Link, notFound, useRouter } from '@tanstack/react-router'
import * as v from 'valibot'

export const Route = createFileRoute('/report/$id')({
  staticData: { access: 'common', title: msg`Report` },
  validateSearch: ReportSearch,
  loaderDeps: ({ search: { about } }) => ({ about }),
  loader: async ({ context: { api, queryClient }, params: { id }, deps: { about: kind } }) => {
    if (!v.is(Id, id)) throw notFound()
    if (kind)
      await loadOrNotFound(queryClient.fetchQuery(query(api, getReportable, { params: { kind, targetId: id } })))
    else await loadOrNotFound(queryClient.fetchQuery(query(api, getReport, { params: { reportId: id } })))
  },
  component: Report,
})

const homeLink: RenderLink = (slot) => <Link to="/" {...slot} />

function Report() {
  const { id } = Route.useParams()
  const { about } = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  if (!about) return <SentReportPage reportId={id} homeLink={homeLink} />
  return (
    <ReportPage
      key={`${about} ${id}`}
      kind={about}
      targetId={id}
      homeLink={homeLink}
      reportLink={(reportId) => (slot) => <Link to="/report/$id" params={{ id: reportId }} {...slot} />}
      onLogIn={() => void navigate({ to: '/login', search: { next: router.state.location.href } })}
      onSent={(reportId) => void navigate({ to: '/report/$id', params: { id: reportId }, search: {} })}
    />
  )
}
