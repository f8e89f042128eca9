import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { bookingStatuses } from '@ginipig/domain/booking'
import { nothingGiven } from '@ginipig/domain/listing'
import { HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { heldBooking } from '../testing/held-booking.ts'
import { type FlowStep, flowAnswer } from './flow-step.ts'

type Facts = Parameters<typeof flowAnswer>[1]

const given: ClientBooking['mustHavesGiven'] = {
  ...nothingGiven,
  photoIds: [],
  answers: {},
  isTruthful: true,
  agreesToPolicy: true,
}
const held: Facts = heldBooking({
  status: 'pending_payment',
  requestedAt: null,
  offeredPlans: ['deposit', 'full'],
  mustHavesAsked: { photos: null, requirements: null, consultation: null, patchTest: null },
  mustHavesGiven: given,
})
const steps: FlowStep[] = ['must-haves', 'payment-options', 'pay-deposit', 'pay-full']

test.for(steps)('a hold with everything given may be at %s', (step) => {
  expect(flowAnswer(step, held)).toBe('here')
})

test.for(steps.slice(1))('nobody gets to %s without the must-haves', (step) => {
  expect(flowAnswer(step, { ...held, mustHavesGiven: { ...given, isTruthful: false } })).toBe('must-haves')
})

test.for([
  { step: 'payment-options', offered: 'full', answer: 'pay-full' },
  { step: 'payment-options', offered: 'deposit', answer: 'pay-deposit' },
  { step: 'pay-deposit', offered: 'full', answer: 'pay-full' },
  { step: 'pay-full', offered: 'deposit', answer: 'pay-deposit' },
  { step: 'pay-full', offered: 'full', answer: 'here' },
  { step: 'pay-deposit', offered: 'deposit', answer: 'here' },
] as const)('where only $offered is possible $step leads to $answer: no page for one choice', (one) => {
  expect(flowAnswer(one.step, { ...held, offeredPlans: [one.offered] })).toBe(one.answer)
})

test('a hold that ran out is told on the page', () => {
  expect(flowAnswer('pay-full', { ...held, status: 'payment_failed' })).toBe('here')
  expect(flowAnswer('pay-full', { ...held, status: 'payment_failed', requestedAt: 1 })).toBe('booking-details')
})

test.for(bookingStatuses.filter((status) => !['pending_payment', 'payment_failed'].includes(status)))(
  'a booking that is %s is past every step',
  (status) => {
    expect(flowAnswer('pay-full', { ...held, status, requestedAt: 1 })).toMatch(/^booking-/)
  },
)

test.for([
  { what: 'whose balance is open', over: {}, answer: 'here' },
  { what: 'that is paid', over: { captured: 5_400 }, answer: 'booking-details' },
  { what: 'past its cut-off', over: { now: held.startsAt - 12 * HOUR_MS }, answer: 'booking-details' },
  { what: 'whose deposit its bank decides about', over: { paymentStatus: 'disputed' }, answer: 'booking-details' },
  { what: 'that ended', over: { status: 'cancelled_unpaid' }, answer: 'booking-details' },
] as const)('the payment of what is left of a booking $what: $answer', ({ over, answer }) => {
  const confirmed: Facts = { ...held, status: 'confirmed', plan: 'deposit', captured: 810, requestedAt: 1 }
  expect(flowAnswer('pay-full', { ...confirmed, ...over })).toBe(answer)
})
