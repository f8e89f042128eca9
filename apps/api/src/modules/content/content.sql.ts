import type { FaqGroup, PostTopic } from '@ginipig/domain/content'
import type { Language } from '@ginipig/domain/identity'
import { at, type Sql } from '#platform/database/sql.ts'

/** A post in one language, as lists show it. */
export type CardRow = {
  id: string
  topic: PostTopic
  cover: string
  publishedAt: number
  title: string
  summary: string
  body: string
}

const card = `p.id, p.topic, p.cover, p.published_at as "publishedAt", t.title, t.summary, t.body`

/** The newest posts, or those older than one.
 *  @param page.after - id of the last one that is known */
export const readPosts = (
  sql: Sql,
  language: Language,
  page: { topic: PostTopic | undefined; after: string | undefined; limit: number },
): Promise<CardRow[]> =>
  sql.rows<CardRow>(
    `select ${card} from shown_post p join shown_post_text t on t.post_id = p.id and t.language = $1
     where ($2::text is null or p.topic = $2)
       and ($3::text is null or (p.published_at, p.id) < (select published_at, id from post where id = $3))
     order by p.published_at desc, p.id desc limit $4`,
    [language, page.topic ?? null, page.after ?? null, page.limit],
  )

export const readPost = (sql: Sql, id: string, language: Language): Promise<CardRow | undefined> =>
  sql.row<CardRow>(
    `select ${card} from shown_post p join shown_post_text t on t.post_id = p.id and t.language = $2 where p.id = $1`,
    [id, language],
  )

/** Others to read after one: of its topic first, then the newest. */
export const readNext = (
  sql: Sql,
  after: { id: string; topic: PostTopic },
  language: Language,
  limit: number,
): Promise<CardRow[]> =>
  sql.rows<CardRow>(
    `select ${card} from shown_post p join shown_post_text t on t.post_id = p.id and t.language = $1
     where p.id <> $2 order by (p.topic = $3) desc, p.published_at desc, p.id desc limit $4`,
    [language, after.id, after.topic, limit],
  )

export const countPosts = (sql: Sql): Promise<{ topic: PostTopic; count: number }[]> =>
  sql.rows<{ topic: PostTopic; count: number }>('select topic, count(*)::int as count from shown_post group by topic')

export const isPost = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.row('select 1 as found from shown_post where id = $1', [id])) !== undefined

export const addRating = (sql: Sql, postId: string, isUseful: boolean): Promise<unknown> =>
  sql.row(
    `insert into post_rating as r (post_id, useful, not_useful) values ($1, $2, $3)
     on conflict (post_id) do update set useful = r.useful + $2, not_useful = r.not_useful + $3`,
    [postId, isUseful ? 1 : 0, isUseful ? 0 : 1],
  )

/** The least useful first, for the operator. */
export const readRatings = (sql: Sql): Promise<{ postId: string; useful: number; notUseful: number }[]> =>
  sql.rows<{ postId: string; useful: number; notUseful: number }>(
    `select post_id as "postId", useful, not_useful as "notUseful" from post_rating
     order by useful::float / (useful + not_useful), post_id`,
  )

export type FaqRow = { id: string; group: FaqGroup; question: string; answer: string; also: string }

export const readFaq = (sql: Sql, language: Language): Promise<FaqRow[]> =>
  sql.rows<FaqRow>(
    `select f.id, f.faq_group as "group", t.question, t.answer, t.also
     from shown_faq f join shown_faq_text t on t.faq_id = f.id and t.language = $1 order by f.position`,
    [language],
  )

export type FeedbackRow = { name: string; rating: number; text: string; app: 'marketplace' | 'console' }

export const insertFeedback = (sql: Sql, { name, rating, text, app }: FeedbackRow, now: number): Promise<unknown> =>
  sql.row('insert into feedback (name, rating, text, app, created_at) values ($1, $2, $3, $4, $5)', [
    name,
    rating,
    text,
    app,
    at(now),
  ])

/** The newest, for the operator. */
export const readFeedback = (sql: Sql, limit: number): Promise<(FeedbackRow & { createdAt: number })[]> =>
  sql.rows<FeedbackRow & { createdAt: number }>(
    `select name, rating, text, app, created_at as "createdAt" from feedback order by created_at desc limit $1`,
    [limit],
  )
