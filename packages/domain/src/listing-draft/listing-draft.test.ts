import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ListingRequirements, ListingTimes, ListingTreatment } from './listing-draft.ts'

const treatment = {
  category: 'hair',
  subcategories: ['colour', 'cut'],
  title: 'Root tint and gloss',
  description: 'Regrowth covered at the root and a clear or toned gloss.',
  reason: 'I need four different starting colours for my final assessment.',
  hours: 1,
  minutes: 45,
  photoIds: [],
  cover: 'colour',
}

const requirements = {
  level: 'nearly_there',
  purpose: 'portfolio',
  isInsured: true,
  isLicensed: false,
  isSupervised: false,
  supervisedBy: '',
  type: 'in_person',
  setting: 'salon',
  place: null,
  rrp: '85',
  rrpEvidence: 'price_list',
  price: '34.00',
  clients: 4,
  approval: 'manual',
  requirements: 'Hair past the jaw, no henna.',
  photos: null,
  questions: null,
  document: null,
  needsPatchTest: true,
  patchTestHours: 48,
}

const times = { slotMode: 'several', starts: [{ date: '2027-05-12', time: '12:00' }] }

const elsewhere = {
  postcode: 'm4 1ab',
  building: '4',
  street: 'Bridge Street',
  town: 'Manchester',
  county: 'Lancashire',
}
const aDocument = '3f6c1f0a-9d62-4a6e-8a70-2c1c5f2f8a11'
const question = { id: 'henna', text: 'Have you used henna?', isRequired: true, options: ['Yes', 'No'] }

/** "path: problem" of everything that is refused. */
const refused = (schema: v.GenericSchema, input: unknown) =>
  (v.safeParse(schema, input).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)

test('what a provider filled in is read as pence, and blank words as none', () => {
  expect(v.parse(ListingRequirements, requirements)).toMatchObject({ rrp: 8_500, price: 3_400, supervisedBy: null })
  expect(v.parse(ListingRequirements, { ...requirements, place: elsewhere }).place?.postcode).toBe('M4 1AB')
})

test.each<[string, object, string[]]>([
  ['all there', {}, []],
  ['no category', { category: null }, ['category: not_chosen']],
  ['no service', { subcategories: [] }, ['subcategories: service_missing']],
  ['a service of another category', { subcategories: ['nails'] }, ['subcategories: invalid']],
  ['four services', { subcategories: ['cut', 'colour', 'men', 'other'] }, ['subcategories: too_many_services']],
  ['no title', { title: ' ' }, ['title: required']],
  ['61 characters of title', { title: 'a'.repeat(61) }, ['title: too_long']],
  ['a phone number in the title', { title: 'Cut, 07700 900142' }, ['title: contact_details']],
  ['an address in the description', { description: 'See www.nair.example.com' }, ['description: contact_details']],
  ['a medicine in the title', { title: 'Botox, one area' }, ['title: medicine_named']],
  ['one in the reason', { reason: 'To practise anti-wrinkle injections' }, ['reason: medicine_named']],
  ['no reason', { reason: '' }, ['reason: required']],
  ['no duration', { hours: 0, minutes: 0 }, ['hours: duration_missing']],
  ['five minutes', { hours: 0, minutes: 5 }, []],
  ['seven minutes', { hours: 0, minutes: 7 }, ['minutes: invalid']],
  ['thirteen hours', { hours: 13 }, ['hours: invalid']],
  ['a picture twice', { photoIds: Array(2).fill('7f3f0b0e-5d1c-4c58-9d0a-0d4a3b6f0001') }, ['photoIds: invalid']],
  [
    'five pictures',
    { photoIds: [1, 2, 3, 4, 5].map((n) => `7f3f0b0e-5d1c-4c58-9d0a-0d4a3b6f000${n}`) },
    ['photoIds: too_long'],
  ],
])('treatment, %s: %j', (_when, changed, problems) => {
  expect(refused(ListingTreatment, { ...treatment, ...changed })).toEqual(problems)
})

test.each<[string, object, string[]]>([
  ['all there', {}, []],
  ['no level', { level: null }, ['level: not_chosen']],
  ['no word on insurance', { isInsured: null }, ['isInsured: not_chosen']],
  ['no word on a patch test', { needsPatchTest: null }, ['needsPatchTest: not_chosen']],
  ['supervised by nobody', { isSupervised: true }, ['supervisedBy: required']],
  ['supervised by a tutor', { isSupervised: true, supervisedBy: 'A tutor in the room' }, []],
  ['online in a salon', { type: 'online' }, ['setting: not_chosen']],
  ['online', { type: 'online', setting: 'online' }, []],
  ['in person online', { setting: 'online' }, ['setting: not_chosen']],
  ['approved by hand without a word', { requirements: ' ' }, ['requirements: required']],
  ['approved at once without a word', { requirements: '', approval: 'automatic' }, []],
  ['photos of nothing', { photos: '' }, ['photos: required']],
  ['a form without questions', { questions: [] }, ['questions: question_missing']],
  ['a question', { questions: [question] }, []],
  ['a form that is not there yet', { document: { id: null } }, ['document.id: document_missing']],
  ['a form', { document: { id: aDocument } }, []],
  ['a form and a question', { document: { id: aDocument }, questions: [question] }, ['document: invalid']],
  ['a question twice', { questions: [question, question] }, ['questions: invalid']],
  [
    'a question that asks for a number',
    { questions: [{ ...question, text: 'Text 07700 900142' }] },
    ['questions.0.text: contact_details'],
  ],
  ['no usual price', { rrp: '' }, ['rrp: required']],
  ['a usual price in words', { rrp: 'eighty' }, ['rrp: invalid']],
  ['£7.49', { price: '7.49' }, ['price: price_below_minimum']],
  ['£59.50 of £85', { price: '59.50' }, []],
  ['£59.51 of £85', { price: '59.51' }, ['price: discount_too_small']],
  ['more than the usual price', { price: '86' }, ['price: price_above_rrp']],
  ['nobody wanted', { clients: 0 }, ['clients: invalid']],
  ['51 wanted', { clients: 51 }, ['clients: invalid']],
  ['no count', { clients: null }, ['clients: required']],
  ['a place without a postcode', { place: { ...elsewhere, postcode: '' } }, ['place.postcode: required']],
])('requirements, %s: %j', (_when, changed, problems) => {
  expect(refused(ListingRequirements, { ...requirements, ...changed })).toEqual(problems)
})

test.each<[string, object, string[]]>([
  ['one start', {}, []],
  ['none', { starts: [] }, ['starts: slot_missing']],
  ['no mode', { slotMode: null }, ['slotMode: not_chosen']],
  [
    'two at the one date and time',
    { slotMode: 'one', starts: [...times.starts, ...times.starts] },
    ['starts: slot_missing'],
  ],
  ['301', { starts: Array(301).fill(times.starts[0]) }, ['starts: too_long']],
  ['30 February', { starts: [{ date: '2027-02-30', time: '12:00' }] }, ['starts.0.date: invalid']],
  ['25 o’clock', { starts: [{ date: '2027-02-28', time: '25:00' }] }, ['starts.0.time: invalid']],
])('times, %s', (_when, changed, problems) => {
  expect(refused(ListingTimes, { ...times, ...changed })).toEqual(problems)
})
