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
  rrpPeriod: 'six_months',
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
  ['no description', { description: ' ' }, ['description: required']],
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
  ['no purpose', { purpose: null }, ['purpose: not_chosen']],
  ['no word on insurance', { isInsured: null }, ['isInsured: not_chosen']],
  ['no word on a licence', { isLicensed: null }, ['isLicensed: not_chosen']],
  ['no word on supervision', { isSupervised: null }, ['isSupervised: not_chosen']],
  ['no word on a patch test', { needsPatchTest: null }, ['needsPatchTest: not_chosen']],
  ['supervised by nobody', { isSupervised: true }, ['supervisedBy: required']],
  ['supervised by a tutor', { isSupervised: true, supervisedBy: 'A tutor in the room' }, []],
  [
    'supervised by an account',
    { isSupervised: true, supervisedBy: 'Ask @zoe.hair' },
    ['supervisedBy: contact_details'],
  ],
  ['61 characters of a tutor', { isSupervised: true, supervisedBy: 'a'.repeat(61) }, ['supervisedBy: too_long']],
  ['no type', { type: null }, ['type: not_chosen']],
  ['online', { type: 'online', setting: 'online' }, []],
  ['no setting', { setting: null }, ['setting: not_chosen']],
  ['in person online', { setting: 'online' }, ['setting: not_chosen']],
  ['approved by hand without a word', { requirements: ' ' }, ['requirements: required']],
  ['approved at once without a word', { requirements: '', approval: 'automatic' }, []],
  ['501 characters of must-haves', { requirements: 'a'.repeat(501) }, ['requirements: too_long']],
  ['a number in the must-haves', { requirements: 'Text 07700 900142' }, ['requirements: contact_details']],
  ['no word on how one gets in', { approval: null }, ['approval: not_chosen']],
  ['photos to an address', { photos: 'To zoe@mail.com' }, ['photos: contact_details']],
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
  [
    'thirteen questions',
    { questions: Array.from({ length: 13 }, (_, n) => ({ ...question, id: `q${n}` })) },
    ['questions: too_long'],
  ],
  ['a question of no words', { questions: [{ ...question, text: '' }] }, ['questions.0.text: required']],
  [
    'an answer of no words',
    { questions: [{ ...question, options: ['Yes', ' '] }] },
    ['questions.0.options.1: required'],
  ],
  [
    'an answer that is an account',
    { questions: [{ ...question, options: ['@zoe.hair', 'No'] }] },
    ['questions.0.options.0: contact_details'],
  ],
  ['nine answers', { questions: [{ ...question, options: [...'abcdefghi'] }] }, ['questions.0.options: too_long']],
  ['no hours of a patch test', { patchTestHours: null }, ['patchTestHours: required']],
  ['a patch test at the appointment', { patchTestHours: 0 }, ['patchTestHours: patch_test_out_of_range']],
  ['a patch test a week before', { patchTestHours: 168 }, []],
  ['one earlier than that', { patchTestHours: 169 }, ['patchTestHours: patch_test_out_of_range']],
  ['no price', { price: '' }, ['price: required']],
  ['no proof of the usual price', { rrpEvidence: null }, ['rrpEvidence: not_chosen']],
  ['not how long it is charged', { rrpPeriod: null }, ['rrpPeriod: not_chosen']],
  ['no usual price', { rrp: '' }, ['rrp: required']],
  ['a usual price in words', { rrp: 'eighty' }, ['rrp: amount_invalid']],
  ['half a penny', { price: '45.505' }, ['price: amount_invalid']],
  ['£7.49', { price: '7.49' }, ['price: price_below_minimum']],
  ['£59.50 of £85', { price: '59.50' }, []],
  ['£59.51 of £85', { price: '59.51' }, ['price: discount_too_small']],
  ['more than the usual price', { price: '86' }, ['price: price_above_rrp']],
  ['nobody wanted', { clients: 0 }, ['clients: clients_out_of_range']],
  ['51 wanted', { clients: 51 }, ['clients: clients_out_of_range']],
  ['no count', { clients: null }, ['clients: required']],
  ['a place without a postcode', { place: { ...elsewhere, postcode: '' } }, ['place.postcode: required']],
  ['a place without a number', { place: { ...elsewhere, building: ' ' } }, ['place.building: required']],
  ['a place without a street', { place: { ...elsewhere, street: '' } }, ['place.street: required']],
  ['a place without a town', { place: { ...elsewhere, town: '' } }, ['place.town: required', 'place.town: invalid']],
  [
    'a place without a county',
    { place: { ...elsewhere, county: '' } },
    ['place.county: required', 'place.county: invalid'],
  ],
])('requirements, %s: %j', (_when, changed, problems) => {
  expect(refused(ListingRequirements, { ...requirements, ...changed })).toEqual(problems)
})

/** Wrong values in fields that the answer beside them takes off the page. */
test.each<[string, object, object]>([
  ['hours of a patch test', { needsPatchTest: false, patchTestHours: null }, { patchTestHours: 48 }],
  ['a supervisor', { isSupervised: false, supervisedBy: '@zoe.hair' }, { supervisedBy: null }],
  ['another place', { type: 'online', place: { ...elsewhere, postcode: '' } }, { place: null, setting: 'online' }],
  ['a setting', { type: 'online', setting: null }, { setting: 'online' }],
])('not asked for, %s does not count', (_what, changed, kept) => {
  expect(v.parse(ListingRequirements, { ...requirements, ...changed })).toMatchObject(kept)
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
