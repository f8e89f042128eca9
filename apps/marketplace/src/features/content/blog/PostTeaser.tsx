import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { PostCard } from '@ginipig/contract/content/content.ts'
import { coverUrl } from '@ginipig/ui/covers'
import { useLingui as useI18n } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './PostTeaser.module.css'
import { topicWords } from './topic-words.ts'

/** Posts are dated by the day in the country they are written for. */
const POST_ZONE = 'Europe/London'

type PostTeaserProps = {
  post: PostCard
  headingLevel: 2 | 3
  /** `lead`: the newest, over the width of the page. */
  look?: 'card' | 'lead'
}

/** A post in a list; all of it leads there. */
export function PostTeaser({ post, headingLevel, look = 'card' }: PostTeaserProps) {
  const { i18n } = useI18n()
  const { id, topic, cover, title, summary } = post
  const Heading = `h${headingLevel}` as const
  return (
    <article data-look={look} className={styles.PostTeaser}>
      <img src={coverUrl(cover, id)} alt="" width={800} height={600} loading="lazy" className={styles.Cover} />
      <div className={styles.Words}>
        <p className={styles.Topic}>{i18n._(topicWords[topic])}</p>
        <Heading className={styles.Title}>
          <Link to="/blog-details/$blogId" params={{ blogId: id }} className={styles.Link}>
            {title}
          </Link>
        </Heading>
        <p className={styles.Summary}>{summary}</p>
        <PostMeta post={post} />
      </div>
    </article>
  )
}

type PostMetaProps = {
  post: Pick<PostCard, 'publishedAt' | 'minutes'>
  /** Says who wrote it: all posts are ours. */
  isSigned?: boolean
}

/** When it was written, and how long it takes. */
export function PostMeta({ post: { publishedAt, minutes }, isSigned = false }: PostMetaProps) {
  const { friendlyDate } = useDates()
  return (
    <p className={styles.Meta}>
      {isSigned ? (
        <>
          <Trans>Ginipig team</Trans>
          {' · '}
        </>
      ) : null}
      <time dateTime={new Date(publishedAt).toISOString().slice(0, 10)}>{friendlyDate(publishedAt, POST_ZONE)}</time>
      {' · '}
      <Trans>{minutes} min read</Trans>
    </p>
  )
}
