import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BlogPage } from '#features/content/blog/BlogPage.tsx'
import { BlogSearch } from '#features/content/blog/blog-search.ts'

export const Route = createFileRoute('/our-blogs')({
  staticData: {
    access: 'common',
    title: msg`Blog`,
    header: { order: 6 },
    footerGroup: { group: 'company', order: 2 },
  },
  validateSearch: BlogSearch,
  component: Blog,
})

function Blog() {
  const { topic } = Route.useSearch()
  return <BlogPage topic={topic} />
}
