import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useContentLanguage } from '@ginipig/app/words/content-language.ts'
import { listPosts } from '@ginipig/contract/content/content.ts'
import { TextLink } from '@ginipig/ui/link'
import { Section } from '@ginipig/ui/section'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import styles from './BlogStrip.module.css'
import { PostTeaser } from './PostTeaser.tsx'

/** The three newest posts, for the starting page; nothing where there is none. */
export function BlogStrip() {
  const language = useContentLanguage()
  const { data } = useQuery(query(useApi(), listPosts, { query: { language, limit: '3' } }))
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
