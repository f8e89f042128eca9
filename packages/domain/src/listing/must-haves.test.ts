import { expect, test } from 'vitest'
import {
  askedSections,
  isAnswerTo,
  type MustHaves,
  type MustHavesGiven,
  missingMustHaves,
  nothingGiven,
  patchTestBy,
} from './must-haves.ts'

const nothingAsked: MustHaves = { photos: null, requirements: null, consultation: null, patchTest: null }

const everythingAsked: MustHaves = {
  photos: { text: 'Your hair from the front and from the back' },
  requirements: { text: 'Come with dry hair' },
  consultation: {
    questions: [
      { id: 'allergies', text: 'Do you have allergies?', isRequired: true, options: ['Yes', 'No'] },
      { id: 'wish', text: 'What would you like?', isRequired: true },
      { id: 'note', text: 'Anything else?', isRequired: false },
    ],
  },
  patchTest: { hoursBefore: 48 },
}

const everythingGiven: MustHavesGiven = {
  photoIds: ['front', 'back'],
  meetsRequirements: true,
  answers: { allergies: 'No', wish: 'A bob' },
  hasReadDocument: false,
  consentsToHealthData: true,
  patchTest: 'will_attend',
  isTruthful: true,
  agreesToPolicy: true,
}

test('a listing that asks for nothing shows the two statements only', () => {
  expect(askedSections(nothingAsked)).toEqual(['statements'])
})

test.for([
  { asked: { photos: everythingAsked.photos }, section: 'photos' },
  { asked: { requirements: everythingAsked.requirements }, section: 'requirements' },
  { asked: { consultation: everythingAsked.consultation }, section: 'consultation' },
  { asked: { patchTest: everythingAsked.patchTest }, section: 'patchTest' },
] as const)('a listing that asks for $section alone shows it, and it is missing at first', ({ asked, section }) => {
  const listing = { ...nothingAsked, ...asked }
  expect(askedSections(listing)).toEqual([section, 'statements'])
  expect(missingMustHaves(listing, nothingGiven)).toEqual([section, 'statements'])
  expect(missingMustHaves(listing, everythingGiven)).toEqual([])
})

test('everything asked is missing at first, in the order shown, and nothing once all is given', () => {
  const all = ['photos', 'requirements', 'consultation', 'patchTest', 'statements']
  expect(missingMustHaves(everythingAsked, nothingGiven)).toEqual(all)
  expect(missingMustHaves(everythingAsked, everythingGiven)).toEqual([])
})

test.for([
  { when: 'one photo', given: { photoIds: ['front'] }, missing: ['photos'] },
  { when: 'one photo twice', given: { photoIds: ['front', 'front'] }, missing: ['photos'] },
  { when: 'three photos', given: { photoIds: ['front', 'back', 'side'] }, missing: ['photos'] },
  { when: 'the requirements not ticked', given: { meetsRequirements: false }, missing: ['requirements'] },
  {
    when: 'no consent to health data',
    given: { consentsToHealthData: false },
    missing: ['consultation', 'patchTest'],
  },
  { when: 'no answer', given: { answers: { allergies: 'No' } }, missing: ['consultation'] },
  { when: 'a blank answer', given: { answers: { allergies: 'No', wish: '  ' } }, missing: ['consultation'] },
  {
    when: 'an answer not among the options',
    given: { answers: { allergies: 'Maybe', wish: 'A bob' } },
    missing: ['consultation'],
  },
  { when: '500 characters', given: { answers: { allergies: 'No', wish: 'a'.repeat(500) } }, missing: [] },
  { when: '501 characters', given: { answers: { allergies: 'No', wish: 'a'.repeat(501) } }, missing: ['consultation'] },
  {
    when: 'an optional answer of 501 characters',
    given: { answers: { ...everythingGiven.answers, note: 'a'.repeat(501) } },
    missing: ['consultation'],
  },
  { when: 'no word on the patch test', given: { patchTest: null }, missing: ['patchTest'] },
  { when: 'a patch test done already', given: { patchTest: 'already_done' }, missing: [] },
  { when: 'not declared truthful', given: { isTruthful: false }, missing: ['statements'] },
  { when: 'the policy not agreed to', given: { agreesToPolicy: false }, missing: ['statements'] },
] as const)('$when: $missing is missing', ({ given, missing }) => {
  expect(missingMustHaves(everythingAsked, { ...everythingGiven, ...given })).toEqual(missing)
})

const withDocument: MustHaves = {
  ...nothingAsked,
  consultation: { questions: [], document: { id: 'form', format: 'pdf', bytes: 1_000 } },
}

test.for([
  { when: 'nothing', given: {}, isMissing: true },
  { when: 'the tick alone', given: { hasReadDocument: true, answers: {} }, isMissing: true },
  { when: 'a blank answer', given: { hasReadDocument: true, answers: { document: '  ' } }, isMissing: true },
  { when: 'no tick', given: { answers: { document: 'No to all' } }, isMissing: true },
  { when: 'both', given: { hasReadDocument: true, answers: { document: 'No to all' } }, isMissing: false },
  {
    when: 'both without consent',
    given: { hasReadDocument: true, answers: { document: 'No' }, consentsToHealthData: false },
    isMissing: true,
  },
  {
    when: '2,000 characters',
    given: { hasReadDocument: true, answers: { document: 'a'.repeat(2_000) } },
    isMissing: false,
  },
  {
    when: '2,001 characters',
    given: { hasReadDocument: true, answers: { document: 'a'.repeat(2_001) } },
    isMissing: true,
  },
])('a form that is a document is read, answered and ticked: $when', ({ given, isMissing }) => {
  const missing = missingMustHaves(withDocument, { ...everythingGiven, answers: {}, ...given })
  expect(missing).toEqual(isMissing ? ['consultation'] : [])
})

test('a patch test is due so many hours before the appointment, over a change of the clocks too', () => {
  const startsAt = Date.parse('2027-03-28T09:30:00Z')
  expect(new Date(patchTestBy({ hoursBefore: 48 }, startsAt)).toISOString()).toBe('2027-03-26T09:30:00.000Z')
  expect(patchTestBy({ hoursBefore: 0 }, startsAt)).toBe(startsAt)
})

test.for([
  ['text', 'A bob', true],
  ['yes_no', 'yes', true],
  ['yes_no', 'no', true],
  ['yes_no', 'perhaps', false],
  ['choice', 'Once', true],
  ['choice', 'Twice', false],
  ['tick', 'yes', true],
  ['tick', 'no', false],
  ['date', '2028-02-29', true],
  ['date', '2027-02-29', false],
  ['date', 'last May', false],
  [undefined, 'Once', true],
  [undefined, 'Twice', false],
] as const)('a question of the kind %s takes “%s”: %s', ([kind, answer, fits]) => {
  const options = kind === 'choice' || kind === undefined ? ['Never', 'Once'] : undefined
  expect(isAnswerTo({ id: 'q', text: 'Q?', isRequired: true, kind, options }, answer)).toBe(fits)
})
