import type { RatingDimension } from '@ginipig/domain/review'
import type { Mail, ReviewMailKind } from './mail.ts'
import type { Part, Templates, WordContext, Words } from './words.ts'

type Visit = Extract<Mail, { kind: ReviewMailKind }>['visit']

const about = ({ reference }: Visit, app: NonNullable<Words['app']>, { i18n }: WordContext) => ({
  reference,
  app,
  why: i18n._('You get this email because somebody reviewed you. You can turn such news off in your settings.'),
})

const nameOf = (dimension: RatingDimension, { i18n }: WordContext) =>
  ({
    professionalism: i18n._('Professionalism'),
    friendliness: i18n._('Friendliness'),
    reliability: i18n._('Reliability'),
    results: i18n._('Results'),
  })[dimension]

/** What it was about, and the stars one by one. */
const facts = (visit: Visit, ratings: readonly (readonly [RatingDimension, number])[], context: WordContext): Part => ({
  facts: [
    { label: context.i18n._('What'), lines: [visit.title] },
    { label: context.i18n._('When'), lines: [context.friendlyDateTime(visit.startsAt, visit.zone, visit.now)] },
    ...ratings.map(([dimension, stars]) => ({
      label: nameOf(dimension, context),
      lines: [context.i18n._('{stars} of 5', { stars })],
    })),
  ],
})

/** What the two people of an appointment hear of what the other said. */
export const reviewWords: Templates<ReviewMailKind> = {
  review_of_provider: ({ visit, by: name, ratings, comment }, context) => {
    const { i18n, origins } = context
    const { professionalism, friendliness, reliability, results } = ratings
    return {
      ...about(visit, 'console', context),
      subject: i18n._('{name} reviewed you', { name }),
      preview: i18n._('Everybody can read it on your page now.'),
      title: i18n._('{name} reviewed you.', { name }),
      parts: [
        facts(
          visit,
          [
            ['professionalism', professionalism],
            ['friendliness', friendliness],
            ['reliability', reliability],
            ['results', results],
          ],
          context,
        ),
        ...(comment === null ? [] : [{ quote: i18n._('“{text}”', { text: comment }) }]),
        i18n._('Everybody can read it on your page now. You can answer once, in public.'),
        { label: i18n._('See the review'), href: `${origins.console}/provider/review/${visit.id}` },
      ],
    }
  },

  review_of_client: ({ visit, by: name, ratings }, context) => {
    const { i18n, origins } = context
    return {
      ...about(visit, 'marketplace', context),
      subject: i18n._('{name} reviewed you', { name }),
      preview: i18n._('Only stars: nobody writes about clients here.'),
      title: i18n._('{name} reviewed you.', { name }),
      parts: [
        facts(
          visit,
          [
            ['friendliness', ratings.friendliness],
            ['reliability', ratings.reliability],
          ],
          context,
        ),
        i18n._('Only you and {name} see it.', { name }),
        { label: i18n._('See the review'), href: `${origins.marketplace}/review/${visit.id}` },
      ],
    }
  },

  review_hidden: ({ visit, reason }, context) => {
    const { i18n, origins } = context
    return {
      reference: visit.reference,
      app: 'marketplace',
      why: i18n._('You get this email because we took something of yours out of sight, whatever you chose about news.'),
      subject: i18n._('We took your review out of sight'),
      title: i18n._('We took your review out of sight.'),
      parts: [
        facts(visit, [], context),
        i18n._('Why: {reason}', { reason }),
        i18n._('Was that wrong? Tell us, and a person looks at it again.'),
        { label: i18n._('See the review'), href: `${origins.marketplace}/review/${visit.id}` },
        { label: i18n._('Tell us'), href: `${origins.marketplace}/feedback`, isQuiet: true },
      ],
    }
  },
}
