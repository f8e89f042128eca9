import { guardSignedIn } from '@ginipig/app/route/guard-route.ts'
import type { Reportable } from '@ginipig/contract/report/report.ts'
import { logInFrom } from '@ginipig/features/auth/log-in-from.ts'
import { loadReport } from '@ginipig/features/report/load-report.ts'
import { ReportPage } from '@ginipig/features/report/ReportPage.tsx'
import { ReportSearch } from '@ginipig/features/report/report-search.ts'
import { SentReportPage } from '@ginipig/features/report/SentReportPage.tsx'
import type { RenderLink } from '@ginipig/ui/render-link'
import { msg } from '@lingui/core/macro'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'

export const Route = createFileRoute('/report/$id')({
  staticData: { access: 'common', title: msg`Report`, isPersonal: true },
  validateSearch: ReportSearch,
  // Anybody may report; what was sent is for its author.
  beforeLoad: (move): undefined => (move.search.about ? undefined : guardSignedIn(move)),
  loaderDeps: ({ search: { about } }) => ({ about }),
  loader: ({ context, params: { id }, deps: { about } }) => loadReport(context, id, about),
  component: Report,
})

const homeLink: RenderLink = (slot) => <Link to="/" {...slot} />

function subjectLink({ kind, targetId, person }: Reportable): RenderLink | undefined {
  switch (kind) {
    case 'listing':
      return (slot) => <Link to="/category-detail/$listingId" params={{ listingId: targetId }} {...slot} />
    case 'provider':
      return (slot) => <Link to="/provider-detail/$id" params={{ id: targetId }} {...slot} />
    case 'booking':
      return (slot) => <Link to="/booking-details/$id" params={{ id: targetId }} {...slot} />
    case 'message':
      return person ? (slot) => <Link to="/message/$id" params={{ id: person.id }} {...slot} /> : undefined
    default:
      return undefined
  }
}

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
      subjectLink={subjectLink}
      reportLink={(reportId) => (slot) => <Link to="/report/$id" params={{ id: reportId }} {...slot} />}
      onLogIn={() => void navigate(logInFrom(router.state.location.href))}
      onSent={(reportId) => void navigate({ to: '/report/$id', params: { id: reportId }, search: {}, replace: true })}
    />
  )
}
