import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { FaqPage } from '@ginipig/features/content/faq/FaqPage.tsx'
import { FaqSearch } from '@ginipig/features/content/faq/faq-search.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CircleQuestionMark } from 'lucide-react'

export const Route = createFileRoute('/provider/faq')({
  staticData: {
    access: 'common',
    title: msg`Questions and answers`,
    sidebar: { order: 88, icon: CircleQuestionMark, part: 'help' },
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
      audience="providers"
      contactLink={(slot) => <CrossLink to="/company" {...slot} />}
    />
  )
}
