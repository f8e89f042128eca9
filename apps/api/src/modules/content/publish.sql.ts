import type { Language } from '@ginipig/domain/identity'
import { at, type Sql } from '#platform/database/sql.ts'

/** All of the blog, and every question. */
export async function deleteContent(sql: Sql): Promise<void> {
  await sql.rows('delete from post')
  await sql.rows('delete from faq')
}

type Post = { id: string; topic: string; cover: string; publishedAt: number }

export const insertPost = (sql: Sql, { id, topic, cover, publishedAt }: Post): Promise<unknown> =>
  sql.row('insert into post (id, topic, cover, published_at) values ($1, $2, $3, $4)', [
    id,
    topic,
    cover,
    at(publishedAt),
  ])

type PostText = { title: string; summary: string; body: string }

export const insertPostText = (sql: Sql, id: string, language: Language, text: PostText): Promise<unknown> =>
  sql.row('insert into post_text (post_id, language, title, summary, body) values ($1, $2, $3, $4, $5)', [
    id,
    language,
    text.title,
    text.summary,
    text.body,
  ])

/** @param faq.position - among all questions */
export const insertFaq = (sql: Sql, faq: { id: string; group: string; position: number }): Promise<unknown> =>
  sql.row('insert into faq (id, faq_group, position) values ($1, $2, $3)', [faq.id, faq.group, faq.position])

type FaqText = { question: string; answer: string; also: string }

export const insertFaqText = (sql: Sql, id: string, language: Language, text: FaqText): Promise<unknown> =>
  sql.row('insert into faq_text (faq_id, language, question, answer, also) values ($1, $2, $3, $4, $5)', [
    id,
    language,
    text.question,
    text.answer,
    text.also,
  ])
