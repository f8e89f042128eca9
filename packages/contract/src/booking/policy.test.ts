import { bookingPolicy } from '@ginipig/domain/booking'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoints } from '../index.ts'
import { openApiDocument } from '../openapi/document.ts'
import { BookingPolicy, ClientPolicy } from './policy.ts'

test('a policy is read as it was written', () => {
  expect(v.parse(BookingPolicy, bookingPolicy)).toEqual(bookingPolicy)
})

test.for([
  { noShowRate: 10_001 },
  { depositRate: 12.5 },
  { balanceBeforeMs: -1 },
  { version: undefined },
  { contestMs: undefined },
])('%o is no policy', (over) => {
  expect(v.safeParse(BookingPolicy, { ...bookingPolicy, ...over }).success).toBe(false)
})

test('the client’s part leaves out the provider’s', () => {
  const { commissionRate: _, providerCancellationRate: __, ...rest } = bookingPolicy
  expect(v.parse(ClientPolicy, bookingPolicy)).toEqual(rest)
})

/** What is said of a provider's money; a problem's code that every call names is none of it, nor is a kind of notification. */
const tells = /commission|earn(?!ings_(?:account_missing|ready|asked|refused))|outcome|providerCancellation/

test('no answer to a client or to everybody says what a provider earns or owes', () => {
  const paths = Object.values(openApiDocument().paths as Record<string, Record<string, { operationId: string }>>)
  const answers = new Map(paths.flatMap((one) => Object.values(one)).map((call) => [call.operationId, call]))
  const telling = endpoints
    .filter(({ name }) => tells.test(JSON.stringify(answers.get(name))))
    .map(({ name, access }) => `${access}: ${name}`)
    .toSorted()
  expect(telling).toEqual([
    'provider: acceptBooking',
    'provider: addSide',
    'provider: cancelBookingAsProvider',
    'provider: completeBooking',
    'provider: declineBooking',
    'provider: endProposalAsProvider',
    'provider: getEarningMonths',
    'provider: getEarnings',
    'provider: getProviderBooking',
    'provider: getSickDay',
    'provider: getStatement',
    'provider: grantMove',
    'provider: listProviderBookings',
    'provider: markNoShow',
    'provider: proposeTimes',
    'provider: releasePayment',
    'provider: takeDayOff',
    'provider: undoAccept',
    'public: listFaq', // the rates themselves, as anybody may read them
  ])
})
