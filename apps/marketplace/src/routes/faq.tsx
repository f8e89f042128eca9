import { FaqPage } from '@ginipig/features/content/faq/FaqPage.tsx'
import { FaqSearch } from '@ginipig/features/content/faq/faq-search.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute, Link } from '@tanstack/react-router'

export const Route = createFileRoute('/faq')({
  staticData: {
    access: 'common',
    title: msg`Questions and answers`,
    footerGroup: { group: 'customer-service', order: 1 },
  },
  validateSearch: FaqSearch,
  component: Faq,
})

function Faq() {
  const navigate = Route.useNavigate()
  return (
    <FaqPage
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
      audience="clients"
      contactLink={(slot) => <Link to="/company" {...slot} />}
    />
  )
}
