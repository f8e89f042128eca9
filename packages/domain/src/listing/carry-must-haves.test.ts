import { expect, test } from 'vitest'
import { type CarriedMustHaves, carryMustHaves, type EarlierMustHaves } from './carry-must-haves.ts'
import {
  DOCUMENT_ANSWER,
  MAX_ANSWER_LENGTH,
  type MustHaves,
  type MustHavesGiven,
  nothingGiven,
  type QuestionKind,
} from './must-haves.ts'

const nothingAsked: MustHaves = { photos: null, requirements: null, consultation: null, patchTest: null }
const asks = (...questions: { id: string; text: string; kind?: QuestionKind; options?: string[] }[]): MustHaves => ({
  ...nothingAsked,
  consultation: { questions: questions.map((one) => ({ isRequired: true, ...one })) },
})
const photos = { text: 'Your hair in daylight' }

const earlier: EarlierMustHaves = {
  asked: { ...asks({ id: 'a', text: 'Any allergies?' }), photos, patchTest: { hoursBefore: 48 } },
  given: {
    ...nothingGiven,
    photoIds: ['front', 'back'],
    answers: { a: ' Nickel ' },
    consentsToHealthData: true,
    patchTest: 'already_done',
    meetsRequirements: true,
    isTruthful: true,
    agreesToPolicy: true,
  },
}
const none: CarriedMustHaves = { photoIds: [], answers: {} }

test.for<[string, MustHaves, Partial<MustHavesGiven>, CarriedMustHaves]>([
  ['nothing is asked', nothingAsked, {}, none],
  ['photos are asked', { ...nothingAsked, photos }, {}, { ...none, photoIds: ['front', 'back'] }],
  ['a photo is there already', { ...nothingAsked, photos }, { photoIds: ['new'] }, none],
  [
    'the same question, by another id',
    asks({ id: 'q9', text: 'any  Allergies? ' }),
    {},
    { ...none, answers: { q9: 'Nickel' } },
  ],
  ['another question by the same id', asks({ id: 'a', text: 'Any tattoos?' }), {}, none],
  ['it is answered already', asks({ id: 'a', text: 'Any allergies?' }), { answers: { a: 'None' } }, none],
  ['the answer is no date', asks({ id: 'a', text: 'Any allergies?', kind: 'date' }), {}, none],
  ['the answer is no choice here', asks({ id: 'a', text: 'Any allergies?', options: ['Yes', 'No'] }), {}, none],
  [
    'the answer is a choice here',
    asks({ id: 'a', text: 'Any allergies?', options: ['Nickel'] }),
    {},
    { ...none, answers: { a: 'Nickel' } },
  ],
  [
    'requirements and a patch test',
    { ...nothingAsked, requirements: { text: 'Dry hair' }, patchTest: { hoursBefore: 48 } },
    {},
    none,
  ],
])('%s', ([, asked, given, carried]) => {
  expect(carryMustHaves(earlier, asked, { ...nothingGiven, ...given })).toEqual(carried)
})

test.for<[string, EarlierMustHaves['given']['answers']]>([
  ['answers that are no longer kept', {}],
  ['an answer longer than one may be', { a: 'x'.repeat(MAX_ANSWER_LENGTH + 1) }],
  ['what was written to a document', { [DOCUMENT_ANSWER]: 'No to all' }],
])('%s: none is carried', ([, answers]) => {
  const before = { ...earlier, given: { ...earlier.given, answers } }
  expect(carryMustHaves(before, asks({ id: 'a', text: 'Any allergies?' }), nothingGiven)).toEqual(none)
})
