import {
  type ConsultationDocument,
  type ConsultationQuestion,
  type MustHaves,
  questionKind,
} from '@ginipig/domain/listing'
import type { ListingContent, ListingQuestion } from '@ginipig/domain/listing-draft'

const asked = ({ options, ...question }: ListingQuestion): ConsultationQuestion => {
  const kind = questionKind({ ...question, options })
  return { ...question, kind, ...(kind === 'choice' ? { options } : {}) }
}

/** What a listing asks of its clients, as bookings carry it. */
export const mustHavesOf = (content: ListingContent, document: ConsultationDocument | null): MustHaves => ({
  photos: content.photos === null ? null : { text: content.photos },
  requirements: content.requirements === null ? null : { text: content.requirements },
  consultation: document
    ? { questions: [], document }
    : content.questions && { questions: content.questions.map(asked) },
  patchTest: content.needsPatchTest ? { hoursBefore: content.patchTestHours } : null,
})
