import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { usePageTitle } from '@ginipig/app/route/page-title.ts'
import { useContentLanguage } from '@ginipig/app/words/content-language.ts'
import { getPost } from '@ginipig/contract/content/content.ts'
import { postPath } from '@ginipig/contract/path/public-paths.ts'
import { headingsOf } from '@ginipig/features/content/markdown/heading-id.ts'
import { Markdown } from '@ginipig/features/content/markdown/Markdown.tsx'
import { Breadcrumbs } from '@ginipig/ui/breadcrumbs'
import { ButtonLink } from '@ginipig/ui/button'
import { coverUrl } from '@ginipig/ui/covers'
import { TextLink } from '@ginipig/ui/link'
import { Loaf } from '@ginipig/ui/loaf'
import { PageHeader } from '@ginipig/ui/page-header'
import { Prose } from '@ginipig/ui/prose'
import { Section } from '@ginipig/ui/section'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShareButton } from '#shared/share/ShareButton.tsx'
import page from '../ContentPage.module.css'
import styles from './PostPage.module.css'
import { PostMeta, PostTeaser } from './PostTeaser.tsx'
import { topicWords } from './topic-words.ts'
import { Usefulness } from './Usefulness.tsx'

/** `/blog-details/{blogId}`. Source: product.md §5. */
export function PostPage({ postId }: { postId: string }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const language = useContentLanguage()
  // Its route has loaded it; in another language it comes while this one is read.
  const { data: post } = useQuery({
    ...query(useApi(), getPost, { params: { postId }, query: { language } }),
    placeholderData: keepPreviousData,
  })
  usePageTitle(post?.title)
  if (!post) return null
  const { id, topic, cover, title, summary, body, next } = post
  return (
    <>
      <article className={`${page.Width} ${styles.PostPage}`}>
        <Breadcrumbs
          label={t`You are here`}
          items={[
            { id: 'blog', label: t`Blog`, renderLink: (slot) => <Link to="/our-blogs" {...slot} /> },
            {
              id: 'topic',
              label: i18n._(topicWords[topic]),
              renderLink: (slot) => <Link to="/our-blogs" search={{ topic }} {...slot} />,
            },
          ]}
        />
        <div className={styles.Head}>
          <div>
            <PageHeader size="feature" title={title} lead={summary} className={styles.Title} />
            <PostMeta post={post} isSigned />
            <ShareButton title={title} path={postPath(id)} className={styles.Share} />
          </div>
          <Loaf src={coverUrl(cover, id)} className={styles.Cover} />
        </div>
        <div className={styles.Columns}>
          <Contents text={body} />
          <div>
            <Prose>
              <Markdown text={body} />
            </Prose>
            <Usefulness key={id} postId={id} />
          </div>
          <aside aria-label={t`Book one`} className={styles.Aside}>
            <p>
              <Trans>Somebody good has a time open. See what is near you.</Trans>
            </p>
            <ButtonLink variant="primary" render={(slot) => <Link to="/treatment" {...slot} />}>
              <Trans>Browse appointments</Trans>
            </ButtonLink>
          </aside>
        </div>
      </article>
      {next.length === 0 ? null : (
        <Section
          tone="sunken"
          title={<Trans>Read next</Trans>}
          action={
            <TextLink render={(slot) => <Link to="/our-blogs" {...slot} />}>
              <Trans>All posts</Trans>
            </TextLink>
          }
        >
          <div className={styles.Next}>
            {next.map((one) => (
              <PostTeaser key={one.id} post={one} headingLevel={3} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}

/** The headings of the text, each a way to it. */
function Contents({ text }: { text: string }) {
  const { t } = useLingui()
  const headings = headingsOf(text)
  return (
    <nav aria-label={t`On this page`} className={styles.Contents}>
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
