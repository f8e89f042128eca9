import { allFaqGroups, Contact, Feedback, postTopics, Slug } from '@ginipig/domain/content'
import { Language } from '@ginipig/domain/identity'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Instant, PageSize } from '#core/scalar.ts'

/** A post as lists show it. Numbers in its words are put in already. */
export const PostCard = v.object({
  /** In its address: /blog-details/{id}. */
  id: v.string(),
  topic: v.picklist(postTopics),
  /** Key of the cover artwork. */
  cover: v.string(),
  title: v.string(),
  summary: v.string(),
  publishedAt: Instant,
  /** How long it takes to read. */
  minutes: v.number(),
})
export type PostCard = v.InferOutput<typeof PostCard>

/** The blog, newest first. */
export const listPosts = endpoint({
  name: 'listPosts',
  method: 'GET',
  path: '/posts',
  access: 'public',
  query: v.object({
    language: Language,
    topic: v.optional(v.picklist(postTopics, 'invalid')),
    /** Id of the last post that is known. */
    cursor: v.optional(Slug),
    limit: v.optional(PageSize, '12'),
  }),
  response: v.object({
    items: v.array(PostCard),
    nextCursor: v.nullable(v.string()),
    /** Posts by topic, all of them, whatever was asked for. */
    counts: v.record(v.string(), v.number()),
  }),
})

/** One post; `body` is Markdown, of which raw HTML is no part. */
export const getPost = endpoint({
  name: 'getPost',
  method: 'GET',
  path: '/posts/:postId',
  access: 'public',
  params: v.object({ postId: Slug }),
  query: v.object({ language: Language }),
  response: v.object({
    ...PostCard.entries,
    body: v.string(),
    /** Others to read, of the same topic first. */
    next: v.array(PostCard),
  }),
  errors: ['not_found'],
})

/** Whether a post was useful. Counts a reader once a month; nothing is kept of who it was. */
export const ratePost = endpoint({
  name: 'ratePost',
  method: 'POST',
  path: '/posts/:postId/ratings',
  access: 'public',
  params: v.object({ postId: Slug }),
  body: v.object({ isUseful: v.boolean('required') }),
  response: v.object({}),
  errors: ['not_found', 'too_many_requests'],
})

export const FaqItem = v.object({
  /** In its address: /faq#{id}. */
  id: v.string(),
  group: v.picklist(allFaqGroups),
  question: v.string(),
  /** Markdown, of which raw HTML is no part. */
  answer: v.string(),
  /** Words that people use instead, for the search. */
  also: v.string(),
})
export type FaqItem = v.InferOutput<typeof FaqItem>

/** Every question with its answer, as they are asked: a few dozen, searched where they are read. */
export const listFaq = endpoint({
  name: 'listFaq',
  method: 'GET',
  path: '/faq',
  access: 'public',
  query: v.object({ language: Language }),
  response: v.object({ items: v.array(FaqItem) }),
})

/** What somebody thinks of us; nobody has to be logged in, and it is kept apart from any account. */
export const sendFeedback = endpoint({
  name: 'sendFeedback',
  method: 'POST',
  path: '/feedback',
  access: 'public',
  body: v.object({ ...Feedback.entries, app: v.picklist(['marketplace', 'console'], 'invalid') }),
  response: v.object({}),
  errors: ['too_many_requests'],
})

/** Somebody writes to us and is answered by mail; nobody has to be logged in. Nothing of it is kept but the two mails
 *  that go out, to us and as a copy to who wrote. @remarks `language` is that of the copy. */
export const sendContact = endpoint({
  name: 'sendContact',
  method: 'POST',
  path: '/contact',
  access: 'public',
  body: v.object({ ...Contact.entries, language: Language }),
  response: v.object({}),
  errors: ['too_many_requests'],
})
