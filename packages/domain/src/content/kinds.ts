import * as v from 'valibot'

/** What a post is about; whom the first two are for. */
export const postTopics = ['clients', 'providers', 'aftercare', 'money', 'wellness'] as const
export type PostTopic = (typeof postTopics)[number]

/** Groups of the questions and answers, by who asks. Source: product.md §5. */
export const faqGroups = {
  clients: ['before', 'payment', 'appointment', 'help'],
  providers: ['information', 'earnings', 'reviews', 'extras', 'provider-help'],
} as const
export type FaqAudience = keyof typeof faqGroups
export type FaqGroup = (typeof faqGroups)[FaqAudience][number]
export const allFaqGroups: readonly FaqGroup[] = [...faqGroups.clients, ...faqGroups.providers]

/** Which of the two asks what is in a group. */
export const audienceOf = (group: FaqGroup): FaqAudience =>
  faqGroups.clients.some((one) => one === group) ? 'clients' : 'providers'

/** Words with hyphens, as they stand in an address: of a post, of a question. */
export const Slug = v.pipe(v.string(), v.regex(/^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/, 'invalid'))
