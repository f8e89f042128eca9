import type { FaqGroup, PostTopic } from '@ginipig/domain/content'
import type { Language } from '@ginipig/domain/identity'
import { at, type Sql } from '#platform/database/sql.ts'

export type ContentKind = 'post' | 'faq'

export type PostEntry = {
  id: string
  topic: PostTopic
  publishedAt: number
  title: string
  isHidden: boolean
  isEdited: boolean
  useful: number
  votes: number
}

/** All of the blog, the newest first, hidden ones too. */
export const readAllPosts = (sql: Sql, language: Language): Promise<PostEntry[]> =>
  sql.rows<PostEntry>(
    `select p.id, p.topic, p.published_at as "publishedAt", t.title,
       exists (select from content_hidden h where h.kind = 'post' and h.id = p.id) as "isHidden",
       exists (select from content_edit c where c.kind = 'post' and c.id = p.id) as "isEdited",
       coalesce(r.useful, 0) as useful, coalesce(r.useful + r.not_useful, 0) as votes
     from post p join shown_post_text t on t.post_id = p.id and t.language = $1 left join post_rating r on r.post_id = p.id
     order by p.published_at desc, p.id desc`,
    [language],
  )

export type FaqEntry = { id: string; group: FaqGroup; question: string; isHidden: boolean; isEdited: boolean }

export const readAllQuestions = (sql: Sql, language: Language): Promise<FaqEntry[]> =>
  sql.rows<FaqEntry>(
    `select f.id, f.faq_group as "group", t.question,
       exists (select from content_hidden h where h.kind = 'faq' and h.id = f.id) as "isHidden",
       exists (select from content_edit c where c.kind = 'faq' and c.id = f.id) as "isEdited"
     from faq f join shown_faq_text t on t.faq_id = f.id and t.language = $1 order by f.position`,
    [language],
  )

/** Words in one language: the release's, and what an operator made of them. */
export type WordsRow<Text> = { language: Language; released: Text; edited: Text | null; editedAt: number | null }

export const readPostWords = (sql: Sql, id: string) =>
  sql.rows<WordsRow<{ title: string; summary: string; body: string }>>(
    `select t.language, jsonb_build_object('title', t.title, 'summary', t.summary, 'body', t.body) as released,
       c.words as edited, c.edited_at as "editedAt"
     from post_text t left join content_edit c on c.kind = 'post' and c.id = t.post_id and c.language = t.language
     where t.post_id = $1 order by t.language`,
    [id],
  )

export const readFaqWords = (sql: Sql, id: string) =>
  sql.rows<WordsRow<{ question: string; answer: string; also: string }>>(
    `select t.language, jsonb_build_object('question', t.question, 'answer', t.answer, 'also', t.also) as released,
       c.words as edited, c.edited_at as "editedAt"
     from faq_text t left join content_edit c on c.kind = 'faq' and c.id = t.faq_id and c.language = t.language
     where t.faq_id = $1 order by t.language`,
    [id],
  )

/** Keeps others from editing it until the transaction ends. @returns false where there is no such post or question */
export const lockContent = async (sql: Sql, kind: ContentKind, id: string): Promise<boolean> =>
  (await sql.row(`select 1 as found from ${kind} where id = $1 for update`, [id])) !== undefined

export const isHidden = async (sql: Sql, kind: ContentKind, id: string): Promise<boolean> =>
  (await sql.row('select 1 as found from content_hidden where kind = $1 and id = $2', [kind, id])) !== undefined

export const saveEdit = (sql: Sql, kind: ContentKind, id: string, language: Language, words: object, now: number) =>
  sql.row(
    `insert into content_edit (kind, id, language, words, edited_at) values ($1, $2, $3, $4, $5)
     on conflict (kind, id, language) do update set words = excluded.words, edited_at = excluded.edited_at`,
    [kind, id, language, JSON.stringify(words), at(now)],
  )

/** @returns how many languages it was edited in. @param language - in all of them without */
export const deleteEdits = async (sql: Sql, kind: ContentKind, id: string, language?: Language): Promise<number> =>
  (
    await sql.rows(
      `delete from content_edit where kind = $1 and id = $2 and ($3::text is null or language = $3) returning 1 as gone`,
      [kind, id, language ?? null],
    )
  ).length

export const hide = async (sql: Sql, kind: ContentKind, id: string, now: number): Promise<boolean> =>
  (await sql.row(
    `insert into content_hidden (kind, id, hidden_at) values ($1, $2, $3) on conflict (kind, id) do nothing
     returning 1 as hidden`,
    [kind, id, at(now)],
  )) !== undefined

export const unhide = async (sql: Sql, kind: ContentKind, id: string): Promise<boolean> =>
  (await sql.row('delete from content_hidden where kind = $1 and id = $2 returning 1 as shown', [kind, id])) !==
  undefined

/** What was edited at the desk: a release leaves it alone. */
export const readEdited = (sql: Sql): Promise<{ kind: ContentKind; id: string; language: Language }[]> =>
  sql.rows<{ kind: ContentKind; id: string; language: Language }>(
    'select kind, id, language from content_edit order by kind, id, language',
  )
