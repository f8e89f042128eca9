import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { TextLink } from '@ginipig/ui/link'
import { Section } from '@ginipig/ui/section'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import styles from './BlogStrip.module.css'
import { latestPosts } from './latest-posts.ts'
import { PostTeaser } from './PostTeaser.tsx'

/** The three newest posts, for the starting page; nothing where there is none. */
export function BlogStrip() {
  const { i18n } = useLingui()
  const { data } = useQuery(latestPosts(useApi(), i18n.locale))
  if (!data || data.items.length === 0) return null
  return (
    <Section
      title={<Trans>From the blog</Trans>}
      action={
        <TextLink render={(slot) => <Link to="/our-blogs" {...slot} />}>
          <Trans>All posts</Trans>
        </TextLink>
      }
    >
      <div className={styles.Posts}>
        {data.items.map((post) => (
          <PostTeaser key={post.id} post={post} headingLevel={3} />
        ))}
      </div>
    </Section>
  )
}
