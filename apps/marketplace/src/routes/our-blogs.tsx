import { pages } from '@ginipig/api-client/core/call-options.ts'
import { contentLanguage } from '@ginipig/app/words/content-language.ts'
import { listPosts } from '@ginipig/contract/content/content.ts'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BlogPage } from '#features/content/blog/BlogPage.tsx'
import { BlogSearch } from '#features/content/blog/blog-search.ts'

export const Route = createFileRoute('/our-blogs')({
  staticData: {
    access: 'common',
    footerBand: true,
    title: msg`Blog`,
    header: { order: 6 },
    footerGroup: { group: 'company', order: 2 },
  },
  validateSearch: BlogSearch,
  loaderDeps: ({ search: { topic } }) => ({ topic }),
  // Not waited for: the page is there at once and shows what is still coming.
  loader: ({ context: { api, queryClient }, deps: { topic } }) => {
    const language = contentLanguage(i18n.locale)
    void queryClient.prefetchInfiniteQuery(pages(api, listPosts, { query: { language, ...(topic && { topic }) } }))
  },
  component: Blog,
})

function Blog() {
  const { topic } = Route.useSearch()
  return <BlogPage topic={topic} />
}
