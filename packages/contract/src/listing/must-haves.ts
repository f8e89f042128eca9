import {
  DOCUMENT_ANSWER,
  MAX_ANSWER_LENGTH,
  MAX_DOCUMENT_ANSWER_LENGTH,
  MUST_HAVE_PHOTOS,
  questionKinds,
} from '@ginipig/domain/listing'
import { PlainText } from '@ginipig/domain/text'
import * as v from 'valibot'
import { Id } from '#core/scalar.ts'
import { ConsultationDocument } from '#media/document.ts'

/** What a listing asks for; the shape of the domain's MustHaves. */
export const MustHaves = v.object({
  photos: v.nullable(v.object({ text: v.string() })),
  requirements: v.nullable(v.object({ text: v.string() })),
  consultation: v.nullable(
    v.object({
      questions: v.array(
        v.object({
          id: v.string(),
          text: v.string(),
          isRequired: v.boolean(),
          kind: v.optional(v.picklist(questionKinds, 'invalid')),
          options: v.optional(v.array(v.string())),
        }),
      ),
      /** In place of questions. */
      document: v.optional(ConsultationDocument),
    }),
  ),
  patchTest: v.nullable(v.object({ hoursBefore: v.number() })),
})

const QuestionId = v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,40}$/, 'invalid'))

/** What a client gives; may be incomplete, so that a half-filled form is kept. */
export const MustHavesGiven = v.object({
  photoIds: v.pipe(v.array(Id), v.maxLength(MUST_HAVE_PHOTOS, 'too_long')),
  meetsRequirements: v.boolean(),
  answers: v.pipe(
    v.record(QuestionId, v.pipe(PlainText, v.maxLength(MAX_DOCUMENT_ANSWER_LENGTH, 'too_long'))),
    v.check((answers) => Object.keys(answers).length <= 30, 'too_long'),
    v.check(
      (answers) =>
        Object.entries(answers).every(([id, answer]) => id === DOCUMENT_ANSWER || answer.length <= MAX_ANSWER_LENGTH),
      'too_long',
    ),
  ),
  hasReadDocument: v.optional(v.boolean(), false),
  consentsToHealthData: v.boolean(),
  patchTest: v.nullable(v.picklist(['will_attend', 'already_done'], 'invalid')),
  isTruthful: v.boolean(),
  agreesToPolicy: v.boolean(),
})
