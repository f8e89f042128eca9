import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { useContentLanguage } from '@ginipig/app/words/content-language.ts'
import { Failure, MoreFailure } from '@ginipig/app/words/Failure.tsx'
import { listPosts } from '@ginipig/contract/content/content.ts'
import { feedPaths } from '@ginipig/contract/path/public-paths.ts'
import type { PostTopic } from '@ginipig/domain/content'
import { EmptyState } from '@ginipig/ui/empty-state'
import { TextLink } from '@ginipig/ui/link'
import { LoadMore, useFirstNew } from '@ginipig/ui/load-more'
import { PageHeader } from '@ginipig/ui/page-header'
import { Spinner } from '@ginipig/ui/spinner'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Rss } from 'lucide-react'
import { useRef } from 'react'
import page from '../ContentPage.module.css'
import styles from './BlogPage.module.css'
import { PostTeaser } from './PostTeaser.tsx'
import { TopicNav } from './TopicNav.tsx'

/** `/our-blogs`: the newest on top, then a grid, by topic where one wants. Source: product.md §5. */
export function BlogPage({ topic }: { topic: PostTopic | undefined }) {
  const { t } = useLingui()
  const language = useContentLanguage()
  const grid = useRef<HTMLDivElement>(null)
  const posts = useInfiniteQuery({
    ...pages(useApi(), listPosts, { query: { language, ...(topic && { topic }) } }),
    placeholderData: keepPreviousData,
  })
  const { data, error, fetchNextPage, hasNextPage, isFetching, isFetchingNextPage, refetch } = posts
  const items = data?.pages.flatMap((one) => one.items) ?? []
  const counts = data?.pages[0]?.counts ?? {}
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0)
  const total = topic === undefined ? all : (counts[topic] ?? 0)
  const [lead, ...rest] = items
  const shown = items.length

  const isNewFromHere = useFirstNew(grid, rest.length)
  const loadMore = () => {
    isNewFromHere()
    void fetchNextPage()
  }
  return (
    <div className={`${page.Width} ${styles.BlogPage}`}>
      <PageHeader
        size="feature"
        title={<Trans>The blog</Trans>}
        lead={<Trans>Short and useful, about appointments from both sides of the chair.</Trans>}
      />
      {error && !data ? <Failure error={error} onTryAgain={refetch} isTrying={isFetching} /> : null}
      {data || error ? null : <Spinner label={t`Loading…`} />}
      {data && lead === undefined ? <EmptyState pig="sleep" title={<Trans>No Data Found!</Trans>} /> : null}
      {lead === undefined ? null : <PostTeaser post={lead} headingLevel={2} look="lead" />}
      {all > 0 ? (
        <div className={styles.Ways}>
          <TopicNav topic={topic} counts={counts} all={all} />
          <TextLink href={feedPaths[language]} className={styles.Feed}>
            <Rss aria-hidden />
            <Trans>Follow by RSS</Trans>
          </TextLink>
        </div>
      ) : null}
      <div ref={grid} className={styles.Grid}>
        {rest.map((post) => (
          <PostTeaser key={post.id} post={post} headingLevel={2} />
        ))}
      </div>
      <MoreFailure list={posts} />
      {lead === undefined ? null : (
        <LoadMore
          className={styles.More}
          text={t`Showing ${shown} of ${total} posts`}
          progress={total > 0 ? shown / total : 1}
          label={t`Show more`}
          hasMore={hasNextPage}
          busy={isFetchingNextPage}
          onLoadMore={loadMore}
        />
      )}
    </div>
  )
}
