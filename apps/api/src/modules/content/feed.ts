import type { PostCard } from '@ginipig/contract/content/content.ts'
import { feedPaths, postPath } from '@ginipig/contract/path/public-paths.ts'
import type { Language } from '@ginipig/domain/identity'
import { html } from '#platform/html/html.ts'
import { i18nIn } from '#platform/i18n/i18n.ts'

/** The blog as RSS 2.0 (https://www.rssboard.org/rss-specification). @param posts - newest first @param origin - of the pages */
export function feedOf(posts: readonly PostCard[], language: Language, origin: string): string {
  const i18n = i18nIn(language)
  // English has the bare addresses (decision 0109).
  const at = (path: string) => origin + path + (language === 'en' ? '' : `?lang=${language}`)
  const items = posts.map(
    (post) => html`
<item>
<title>${post.title}</title>
<link>${at(postPath(post.id))}</link>
<guid isPermaLink="true">${at(postPath(post.id))}</guid>
<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>
<description>${post.summary}</description>
</item>`,
  )
  const feed = html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${i18n._('Ginipig blog')}</title>
<link>${at('/our-blogs')}</link>
<description>${i18n._('Short and useful reads about appointments, from both sides of the chair.')}</description>
<language>${language}</language>
<atom:link href="${origin + feedPaths[language]}" rel="self" type="application/rss+xml" />${items}
</channel>
</rss>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${feed.text}\n`
}
