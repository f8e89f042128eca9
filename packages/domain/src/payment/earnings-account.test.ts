import { expect, test } from 'vitest'
import { earningsNews, earningsState, type Requirement, requirementKind } from './earnings-account.ts'

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

const unfinished = { transfers: 'restricted', requirements: [asked] } as const
const reviewed = { transfers: 'pending', requirements: [looking] } as const
const failed = { transfers: 'restricted', requirements: [unreadable] } as const
const refused = { transfers: 'rejected', requirements: [] } as const
const complete = { transfers: 'active', requirements: [] } as const
const completeYetAsked = { transfers: 'active', requirements: [asked] } as const

test.for([
  ['the check ended well', reviewed, complete, 'earnings_ready'],
  ['it did, and more is to come later', reviewed, completeYetAsked, 'earnings_ready'],
  ['Stripe changed its mind', refused, complete, 'earnings_ready'],
  ['what was given won’t do', reviewed, failed, 'earnings_asked'],
  ['the check brought up something else', reviewed, unfinished, 'earnings_asked'],
  ['something is to be given while money is sent', complete, completeYetAsked, 'earnings_asked'],
  ['it wasn’t given in time', completeYetAsked, unfinished, 'earnings_asked'],
  ['money stopped at once', complete, failed, 'earnings_asked'],
  ['the check ended badly', reviewed, refused, 'earnings_refused'],
  ['money stopped for good', complete, refused, 'earnings_refused'],
  ['all was given and is complete at once', unfinished, complete, undefined],
  ['all was given and is looked at', unfinished, reviewed, undefined],
  ['what was wrong was given again', failed, complete, undefined],
  ['not finished yet', unfinished, failed, undefined],
  ['Stripe looks again, and nobody has to do anything', complete, reviewed, undefined],
  ['what was asked was given', completeYetAsked, complete, undefined],
  ['nothing new', completeYetAsked, completeYetAsked, undefined],
  ['refused as before', refused, refused, undefined],
] as const)('%s', ([, before, after, told]) => {
  expect(earningsNews(before, after)).toBe(told)
})

test.for([
  ['configuration.recipient.default_outbound_destination', 'bank'],
  ['identity.individual.documents.primary_verification.front_back', 'identity'],
  ['identity.individual.date_of_birth.day', 'details'],
  ['something.new', 'details'],
] as const)('%s is about the %s', ([description, kind]) => {
  expect(requirementKind(description)).toBe(kind)
})
