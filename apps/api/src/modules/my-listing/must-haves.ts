import type { MustHaves } from '@ginipig/domain/listing'
import type { ListingContent } from '@ginipig/domain/listing-draft'

/** What a listing asks of its clients, as bookings carry it. */
export const mustHavesOf = (content: ListingContent): MustHaves => ({
  photos: content.photos === null ? null : { text: content.photos },
  requirements: content.requirements === null ? null : { text: content.requirements },
  consultation: content.questions && {
    questions: content.questions.map(({ options, ...question }) => ({
      ...question,
      ...(options.length > 0 ? { options } : {}),
    })),
  },
  patchTest: content.needsPatchTest ? { hoursBefore: content.patchTestHours } : null,
})
