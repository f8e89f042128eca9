import { query } from '@ginipig/api-client/core/call-options.ts'
import { contentLanguage } from '@ginipig/app/words/content-language.ts'
import { listFaq } from '@ginipig/contract/content/content.ts'
import { FaqPage } from '@ginipig/features/content/faq/FaqPage.tsx'
import { FaqSearch } from '@ginipig/features/content/faq/faq-search.ts'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createFileRoute, Link } from '@tanstack/react-router'

export const Route = createFileRoute('/faq')({
  staticData: {
    access: 'common',
    title: msg`Questions and answers`,
    footerGroup: { group: 'customer-service', order: 1 },
  },
  validateSearch: FaqSearch,
  // Not waited for: the page is there at once and shows what is still coming.
  loader: ({ context: { api, queryClient } }) =>
    void queryClient.prefetchQuery(query(api, listFaq, { query: { language: contentLanguage(i18n.locale) } })),
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
