import { expect, test } from 'vitest'
import { earningsState, type Requirement, requirementKind } from './earnings-account.ts'

const asked: Requirement = { what: 'identity', from: 'provider', problem: null }
const looking: Requirement = { ...asked, from: 'stripe' }
const unreadable: Requirement = { ...asked, problem: 'The document could not be read.' }

test.for([
  ['nobody began', undefined, 'none'],
  ['something is to be given', { transfers: 'restricted', requirements: [asked, looking] }, 'unfinished'],
  ['Stripe looks', { transfers: 'pending', requirements: [looking] }, 'in_review'],
  ['Stripe has not said anything yet', { transfers: 'restricted', requirements: [] }, 'in_review'],
  ['what was given won’t do', { transfers: 'restricted', requirements: [asked, unreadable] }, 'failed'],
  ['Stripe says no', { transfers: 'rejected', requirements: [] }, 'refused'],
  ['Stripe serves no such business', { transfers: 'unsupported', requirements: [asked] }, 'refused'],
  ['money can be sent', { transfers: 'active', requirements: [] }, 'complete'],
  ['money can be sent, more is to come', { transfers: 'active', requirements: [asked] }, 'complete'],
] as const)('%s', ([, account, state]) => {
  expect(earningsState(account)).toBe(state)
})

test.for([
  ['configuration.recipient.default_outbound_destination', 'bank'],
  ['identity.individual.documents.primary_verification.front_back', 'identity'],
  ['identity.individual.date_of_birth.day', 'details'],
  ['something.new', 'details'],
] as const)('%s is about the %s', ([description, kind]) => {
  expect(requirementKind(description)).toBe(kind)
})
