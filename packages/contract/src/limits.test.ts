import { fieldProblems } from '@ginipig/domain/text'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { giveMustHaves } from '#booking/client-calls.ts'
import { type Field, fields, limits } from './limits.fixture.ts'

/** Every limit that a number in the contract sets to what comes in, as it was decided: fields by "call.part.field". */
const decided: Readonly<Record<string, string>> = {
  'giveMustHaves.body.photoIds': 'max_length 2',
  'giveMustHaves.body.answers{}': 'max_length 2000',
  'holdSlot.body.price': 'min_value 0',
  'readAllNotifications.body.from': 'min_value 0, max_value 253402300799999',
  'readAllNotifications.body.until': 'min_value 0, max_value 253402300799999',
  'declineBooking.body.text': 'max_length 500',
  'cancelBookingAsProvider.body.text': 'max_length 500',
  'proposeTimes.body.slotIds': 'min_length 1, max_length 3',
  'addSlot.body.later': 'max_length 15',
  'removeSlots.query.ids': 'max_length 15',
  'takeDayOff.body.bookings': 'max_length 200',
  'takeDayOff.body.bookings[].refund': 'min_value 0',
  'takeDayOff.body.bookings[].fee': 'min_value 0',
  'takeDayOff.body.bookings[].slotIds': 'min_length 1, max_length 3',
  'takeDayOff.body.why.words': 'max_length 500',
  'listEarnings.query.payout': 'max_length 255',
  'addSide.body.words': 'min_length 1, max_length 1000',
  'contestNoShow.body.words': 'max_length 1000',
  'saveProfileDraft.body.typed.about.bio': 'max_length 1000',
  'saveProfileDraft.body.typed.services.hair': 'max_length 8',
  'saveProfileDraft.body.typed.services.beauty': 'max_length 7',
  'saveProfileDraft.body.typed.services.wellness': 'max_length 4',
  'saveProfileDraft.body.typed.services.coaching': 'max_length 6',
  ...Object.fromEntries(
    ['about.displayName', 'details.building', 'details.country', 'details.county', 'details.postcode', 'details.street']
      .concat('details.town')
      .map((one) => [`saveProfileDraft.body.typed.${one}`, 'max_length 200']),
  ),
  'putAlert.body.search.q': 'max_length 80',
  'putAlert.body.search.place': 'max_length 80',
  'putAlert.body.search.part': 'min_length 1, max_length 3',
  'putAlert.body.search.level': 'min_length 1, max_length 3',
  'putAlert.body.search.purpose': 'min_length 1, max_length 3',
  'putAlert.body.search.priceMin': 'min_value 0',
  'putAlert.body.search.priceMax': 'min_value 0',
  'proposeTimes.body.note': 'max_length 500',
  'cancelBooking.body.loses': 'min_value 0',
  'changeEmail.body.email': 'max_length 254',
  'confirmEmail.body.code': 'max_length 20',
  'putProfile.body.county': 'max_length 60',
  'putProfile.body.city': 'max_length 60',
  'changePassword.body.currentPassword': 'max_length 200',
  'forgotPassword.body.email': 'max_length 254',
  'stepUp.body.password': 'max_length 200',
  'logIn.body.email': 'max_length 254',
  'logIn.body.password': 'max_length 200',
  'refreshSession.body.nonce': 'min_length 16, max_length 64',
  'registerClient.body.county': 'max_length 60',
  'registerClient.body.city': 'max_length 60',
  'registerClient.body.email': 'max_length 254',
  'registerProvider.body.companyName': 'max_length 80',
  'registerProvider.body.email': 'max_length 254',
  'putProviderSignUp.body.companyName': 'max_length 80',
  'putProviderDetails.body.building': 'max_length 80',
  'putProviderDetails.body.street': 'max_length 80',
  'putProviderDetails.body.town': 'max_length 60',
  'putProviderDetails.body.county': 'max_length 60',
  'putProviderAbout.body.bio': 'max_length 500',
  'orderPortfolio.body.ids': 'max_length 100',
  'verifyOtp.body.code': 'max_length 20',
  'saveListingDraft.body.typed.treatment.subcategories': 'max_length 20',
  'saveListingDraft.body.typed.treatment.subcategories[]': 'max_length 200',
  'saveListingDraft.body.typed.treatment.title': 'max_length 2000',
  'saveListingDraft.body.typed.treatment.description': 'max_length 2000',
  'saveListingDraft.body.typed.treatment.reason': 'max_length 2000',
  'saveListingDraft.body.typed.treatment.hours': 'min_value 0, max_value 999',
  'saveListingDraft.body.typed.treatment.minutes': 'min_value 0, max_value 999',
  'saveListingDraft.body.typed.treatment.photoIds': 'max_length 4',
  'saveListingDraft.body.typed.treatment.cover': 'max_length 200',
  'saveListingDraft.body.typed.requirements.supervisedBy': 'max_length 2000',
  'saveListingDraft.body.typed.requirements.place.postcode': 'max_length 200',
  'saveListingDraft.body.typed.requirements.place.building': 'max_length 200',
  'saveListingDraft.body.typed.requirements.place.street': 'max_length 200',
  'saveListingDraft.body.typed.requirements.place.town': 'max_length 200',
  'saveListingDraft.body.typed.requirements.place.county': 'max_length 200',
  'saveListingDraft.body.typed.requirements.rrp': 'max_length 200',
  'saveListingDraft.body.typed.requirements.price': 'max_length 200',
  'saveListingDraft.body.typed.requirements.clients': 'min_value 0, max_value 999',
  'saveListingDraft.body.typed.requirements.requirements': 'max_length 2000',
  'saveListingDraft.body.typed.requirements.photos': 'max_length 2000',
  'saveListingDraft.body.typed.requirements.questions': 'max_length 12',
  'saveListingDraft.body.typed.requirements.questions[].id': 'max_length 200',
  'saveListingDraft.body.typed.requirements.questions[].text': 'max_length 2000',
  'saveListingDraft.body.typed.requirements.questions[].options': 'max_length 8',
  'saveListingDraft.body.typed.requirements.questions[].options[]': 'max_length 200',
  'saveListingDraft.body.typed.requirements.patchTestHours': 'min_value 0, max_value 999',
  'saveListingDraft.body.typed.times.starts': 'max_length 300',
  'saveListingDraft.body.typed.times.starts[].date': 'max_length 200',
  'saveListingDraft.body.typed.times.starts[].time': 'max_length 200',
  'blockTime.body.note': 'max_length 80',
  'addCalendar.body.name': 'max_length 40',
  'addCalendar.body.address': 'max_length 2000',
  'listMessages.query.limit': 'min_value 1, max_value 48',
  'suggestSearch.query.q': 'max_length 80',
  'getNextTimes.query.dates': 'max_length 2',
  'getNextTimes.query.ids': 'max_length 48',
  'getNextTimes.query.part': 'max_length 20',
  'listMyListings.query.q': 'max_length 80',
  'listMyListings.query.state': 'max_length 20',
  'listPayments.query.q': 'max_length 80',
  'listProviderBookings.query.q': 'max_length 80',
  'searchListings.query.subcategory': 'max_length 30',
  'searchListings.query.q': 'max_length 80',
  'searchListings.query.place': 'max_length 80',
  'searchListings.query.purpose': 'max_length 20',
  'searchListings.query.level': 'max_length 20',
  'searchListings.query.part': 'max_length 20',
  'searchListings.query.ids': 'max_length 12',
  'getPhoto.query.signature': 'max_length 100',
  'getDocument.query.signature': 'max_length 100',
  'applyPromo.body.code': 'max_length 40',
  'getStatementPaper.query.signature': 'max_length 100',
  'getInvoice.query.signature': 'max_length 100',
  'listPosts.query.limit': 'min_value 1, max_value 48',
  'listThreads.query.q': 'max_length 80',
  'sendMessage.body.text': 'max_length 1000',
  'markRead.body.number': 'min_value 0, max_value 999999999',
  ...Object.fromEntries(
    [
      ...['professionalism', 'friendliness', 'reliability', 'results'].map((one) => `putMyReview.body.${one}`),
      ...['friendliness', 'reliability'].map((one) => `putClientReview.body.${one}`),
      'putPlatformReview.body.rating',
    ].map((field) => [field, 'min_value 1, max_value 5']),
  ),
  'putMyReview.body.comment': 'max_length 500',
  'putMyReview.body.photoIds': 'max_length 3',
  'putPlatformReview.body.comment': 'max_length 500',
  'answerReview.body.text': 'max_length 500',
  'sendReport.body.comment': 'max_length 500',
  'addToReport.body.text': 'max_length 500',
  'putPush.body.endpoint': 'max_length 1000',
  'sendBrowserError.body.message': 'max_length 300',
  'sendBrowserError.body.stack': 'max_length 12',
  'sendBrowserError.body.route': 'max_length 100',
  'sendContact.body.email': 'max_length 254',
  'sendContact.body.text': 'max_length 2000',
  'sendFeedback.body.rating': 'min_value 1, max_value 5',
  'sendFeedback.body.text': 'max_length 500',
  ...Object.fromEntries(
    ['hair', 'beauty', 'wellness', 'coaching'].map((category) => [
      `putProviderServices.body.${category}`,
      'min_length 1',
    ]),
  ),
  ...Object.fromEntries(
    [
      'listFavouriteListings',
      'listFavouriteProviders',
      'listMyBookings',
      'listMyListings',
      'listPayments',
      'listEarnings',
      'listNotifications',
      'listProviderBookings',
      'listProviderReviews',
      'listThreads',
      'searchListings',
    ].flatMap((name) => [
      [`${name}.query.cursor`, 'max_length 300'],
      [`${name}.query.limit`, 'min_value 1, max_value 48'],
    ]),
  ),
}

const said = ({ bounds }: Field) => bounds.map(({ type, requirement }) => `${type} ${requirement}`).join(', ')

test('every limit is one that was decided, and every one that was decided is there', () => {
  const bounded = fields.filter(({ bounds }) => bounds.length > 0)
  expect(Object.fromEntries(bounded.map((field) => [field.path, said(field)]))).toEqual(decided)
})

test.for(limits)('$path, $type $requirement: the limit passes, one beyond is refused', ({ field, within, beyond }) => {
  expect(v.safeParse(field.schema, within).issues).toBeUndefined()
  expect(v.safeParse(field.schema, beyond).issues?.length, 'refused').toBeGreaterThan(0)
})

test('thirty answers pass, one more is refused by name', () => {
  const answers = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`q${index}`, '']))
  const given = {
    ...{ photoIds: [], meetsRequirements: true, consentsToHealthData: true, patchTest: null },
    ...{ isTruthful: true, agreesToPolicy: true },
  }
  const schema = giveMustHaves.body ?? v.never()
  expect(v.safeParse(schema, { ...given, answers: answers(30) }).success).toBe(true)
  const { issues } = v.safeParse(schema, { ...given, answers: answers(31) })
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['answers', 'too_long']])
})

/** Compared with `password`, which has its own limit. */
const isRepeated = ({ path }: Field) => path.endsWith('.confirmPassword')

/** Anything that has another shape is as good as none. */
const isAnything = ({ path }: Field) => path === 'exchangeHandoff.body.verifier'

const texts = fields.filter((field) => field.schema.type === 'string' && !isRepeated(field) && !isAnything(field))

/** Of which nothing is kept as it came: hashed, compared or searched for, never shown. */
const unkept = /[.](?:\w*[pP]assword|nonce|cursor|q|place|subcategory|signature|sort)$/

const kept = texts.filter(({ path }) => !unkept.test(path))

test.for(kept)('$path takes no character that no keyboard has', ({ schema }) => {
  for (const odd of ['\u0000', '\u001b', '\u202e', '\u2066', '\ud800'])
    expect([odd, v.safeParse(schema, `Ab${odd}c`).success]).toEqual([odd, false])
})

test('there are texts that are kept', () => {
  const paths = kept.map(({ path }) => path)
  for (const path of ['registerProvider.body.companyName', 'giveMustHaves.body.answers{}', 'declineBooking.body.text'])
    expect(paths).toContain(path)
})

test.for(texts)('$path takes no endless text, and says so in words that a form knows', ({ schema }) => {
  const { issues } = v.safeParse(schema, 'a'.repeat(100_000))
  for (const issue of issues ?? []) expect(fieldProblems).toContain(issue.message)
  expect(issues?.length).toBeGreaterThan(0)
})

const choices = fields.filter(({ schema }) => schema.type === 'picklist')

test.for(choices)('$path takes its own words and no other', ({ schema }) => {
  for (const word of (schema.pipe?.[0] ?? schema).options ?? []) expect(v.safeParse(schema, word).success).toBe(true)
  const [issue, ...more] = v.safeParse(schema, 'anything else').issues ?? []
  expect(fieldProblems).toContain(issue?.message)
  expect(more).toEqual([])
})
