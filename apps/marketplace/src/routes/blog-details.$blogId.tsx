import { query } from '@ginipig/api-client/core/call-options.ts'
import { loadOrNotFound } from '@ginipig/app/route/load-or-not-found.ts'
import { contentLanguage } from '@ginipig/app/words/content-language.ts'
import { getPost } from '@ginipig/contract/content/content.ts'
import { Slug } from '@ginipig/domain/content'
import { i18n } from '@lingui/core'
import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { PostPage } from '#features/content/blog/PostPage.tsx'

export const Route = createFileRoute('/blog-details/$blogId')({
  staticData: { access: 'common', footerBand: true, partOf: '/our-blogs' },
  loader: async ({ context: { api, queryClient }, params: { blogId } }) => {
    if (!v.is(Slug, blogId)) throw notFound()
    const asked = { params: { postId: blogId }, query: { language: contentLanguage(i18n.locale) } }
    await loadOrNotFound(queryClient.ensureQueryData(query(api, getPost, asked)))
  },
  component: Post,
})

function Post() {
  const { blogId } = Route.useParams()
  return <PostPage postId={blogId} />
}
