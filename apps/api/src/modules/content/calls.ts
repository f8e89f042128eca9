import {
  getPost,
  listFaq,
  listPosts,
  type PostCard,
  ratePost,
  sendContact,
  sendFeedback,
} from '@ginipig/contract/content/content.ts'
import { feedPaths } from '@ginipig/contract/path/public-paths.ts'
import { contentFigures, fillFigures } from '@ginipig/domain/content'
import { emailKey, type Language, languages } from '@ginipig/domain/identity'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import { formatLocales } from '#platform/i18n/i18n.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { networkOf } from '#platform/quota/network.ts'
import { isFirst, takeQuota, takeVisit } from '#platform/quota/quota.ts'
import {
  addRating,
  type CardRow,
  countPosts,
  insertFeedback,
  isPost,
  readFaq,
  readNext,
  readPost,
  readPosts,
} from './content.sql.ts'
import { feedOf } from './feed.ts'

/** Of one network in an hour: a household, not a machine. */
const FEEDBACKS = { limit: 5, windowMs: HOUR_MS }
const RATINGS = { limit: 60, windowMs: HOUR_MS }
/** Limit on votes per reader and post. */
const RATED_MS = 30 * DAY_MS
const CONTACTS = { limit: 5, windowMs: HOUR_MS }
/** The same words from the same place are one sending for so long: its answer was lost, and it was sent again. There is no
 *  account whose idempotency key could tell. */
const REPEAT_MS = HOUR_MS
/** Per recipient, from wherever it is sent: the copy carries a stranger's words, and must not be a means to flood a
 *  mailbox. */
const COPIES = { limit: 3, windowMs: DAY_MS }

const POSTS_TO_READ_NEXT = 3
const POSTS_IN_A_FEED = 20

/** Reading speed, words a minute. */
const READ_A_MINUTE = 200

/** What is read: the blog, the questions and answers; and what people think of us. */
export function contentCalls(host: Host, platform: Platform): void {
  const { config, database, clock } = platform
  const isFirstSent = (sql: Sql, what: string, { ip }: { ip: string }, words: object) =>
    isFirst(platform, sql, { subject: `${what}:${networkOf(ip)}:${JSON.stringify(words)}`, windowMs: REPEAT_MS })
  const fillerOf = (language: Language) => {
    const figures = contentFigures(formatLocales[language], config.currency)
    return (text: string) => fillFigures(text, figures)
  }

  serve(host, listPosts, async ({ query: { language, topic, cursor, limit } }) => {
    const [rows, counts] = await Promise.all([
      readPosts(database, language, { topic, after: cursor, limit: limit + 1 }),
      countPosts(database),
    ])
    const shown = rows.slice(0, limit)
    return {
      items: shown.map((row) => toCard(row, fillerOf(language))),
      nextCursor: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
      counts: Object.fromEntries(counts.map((one) => [one.topic, one.count])),
    }
  })

  serve(host, getPost, async ({ params: { postId }, query: { language } }) => {
    const row = await readPost(database, postId, language)
    if (!row) throw new Refusal('not_found')
    const fill = fillerOf(language)
    const next = await readNext(database, row, language, POSTS_TO_READ_NEXT)
    return { ...toCard(row, fill), body: fill(row.body), next: next.map((one) => toCard(one, fill)) }
  })

  serve(host, ratePost, async ({ params: { postId }, body: { isUseful }, request }) => {
    await takeVisit(platform, { what: 'rating', ip: request.ip, ...RATINGS })
    if (!(await isPost(database, postId))) throw new Refusal('not_found')
    const who = `${networkOf(request.ip)} ${request.headers['user-agent'] ?? ''}`
    await database.transaction(async (sql) => {
      if (await isFirst(platform, sql, { subject: `rating:${postId}:${who}`, windowMs: RATED_MS }))
        await addRating(sql, postId, isUseful)
    })
    return {}
  })

  // Asked for by readers of feeds at an address of its own: no calls of the contract.
  for (const language of languages)
    host.app.get(feedPaths[language], async (_request, reply) => {
      const rows = await readPosts(database, language, { topic: undefined, after: undefined, limit: POSTS_IN_A_FEED })
      const cards = rows.map((row) => toCard(row, fillerOf(language)))
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', `public, max-age=${HOUR_MS / 1000}`)
        .send(feedOf(cards, language, config.origins.marketplace))
    })

  serve(host, listFaq, async ({ query: { language } }) => {
    const fill = fillerOf(language)
    const rows = await readFaq(database, language)
    return { items: rows.map((row) => ({ ...row, question: fill(row.question), answer: fill(row.answer) })) }
  })

  serve(host, sendFeedback, async ({ body, request }) => {
    await takeVisit(platform, { what: 'feedback', ip: request.ip, ...FEEDBACKS })
    await database.transaction(async (sql) => {
      if (await isFirstSent(sql, 'feedback', request, body)) await insertFeedback(sql, body, clock.now())
    })
    return {}
  })

  serve(host, sendContact, async ({ body: { language, ...contact }, request }) => {
    await takeVisit(platform, { what: 'contact', ip: request.ip, ...CONTACTS })
    await database.transaction(async (sql) => {
      if (!(await isFirstSent(sql, 'contact', request, contact))) return
      await takeQuota(platform, sql, { subject: `contact-copy:${emailKey(contact.email)}`, ...COPIES })
      await enqueueMail(platform, sql, {
        to: config.publisher.email,
        replyTo: contact.email,
        language: 'en',
        mail: { kind: 'contact_message', ...contact },
      })
      await enqueueMail(platform, sql, { to: contact.email, language, mail: { kind: 'contact_copy', ...contact } })
    })
    return {}
  })
}

const toCard = (
  { id, topic, cover, publishedAt, title, summary, body }: CardRow,
  fill: (text: string) => string,
): PostCard => ({
  id,
  topic,
  cover,
  publishedAt,
  title: fill(title),
  summary: fill(summary),
  minutes: Math.ceil(body.split(/\s+/).length / READ_A_MINUTE),
})
