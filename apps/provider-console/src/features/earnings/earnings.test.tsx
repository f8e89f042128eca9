import type { EarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listingId, oneOfEach } from '../../testing/listings.ts'
import { openApp, person, problem } from '../../testing/open-app.ts'

const PATH = '/provider/stripe-connect'
const signedIn = { signedInAs: person('provider') }

const none: EarningsAccount = {
  state: 'none',
  requirements: [],
  dueAt: null,
  paysOut: false,
  bankLast4: null,
  createdAt: null,
  readAt: null,
}
const begun: EarningsAccount = {
  ...none,
  state: 'unfinished',
  requirements: [{ what: 'identity', from: 'provider', problem: null }],
  bankLast4: '4417',
  createdAt: Date.parse('2026-05-02T10:00:00Z'),
  readAt: Date.parse('2026-05-03T10:00:00Z'),
}
const answering = (account: EarningsAccount) => ({ 'GET /provider/earnings-account': () => Response.json(account) })

test.for([
  { account: none, title: 'Set up where your money goes.', button: 'Set up with Stripe', done: '0 of 5 done' },
  {
    account: begun,
    title: 'One thing left: prove you’re you.',
    button: 'Continue on Stripe',
    done: '3 of 5 done',
  },
  {
    account: { ...begun, requirements: [{ what: 'details', from: 'provider', problem: null } as const] },
    title: 'You’re not finished at Stripe yet.',
    button: 'Continue on Stripe',
    done: '3 of 5 done',
  },
  {
    account: {
      ...begun,
      state: 'failed' as const,
      requirements: [{ what: 'identity', from: 'provider', problem: 'The document could not be read.' } as const],
    },
    title: 'Stripe needs something else.',
    button: 'Continue on Stripe',
    done: '3 of 5 done',
  },
  {
    account: {
      ...begun,
      state: 'in_review' as const,
      requirements: [{ what: 'identity', from: 'stripe', problem: null } as const],
    },
    title: 'Stripe is checking what you gave.',
    button: undefined,
    done: '3 of 5 done',
  },
  {
    account: { ...begun, state: 'refused' as const },
    title: 'Stripe can’t pay out to you.',
    button: undefined,
    done: '3 of 5 done',
  },
  {
    account: { ...begun, state: 'complete' as const, requirements: [], paysOut: true },
    title: 'You’re ready to be paid.',
    button: 'Change bank account',
    done: '5 of 5 done',
  },
])('an account that is $account.state says “$title”', async ({ account, title, button, done }) => {
  await openApp(PATH, answering(account), signedIn)
  await screen.findByRole('heading', { level: 2, name: title })
  expect(screen.getByText(done)).toBeTruthy()
  const main = screen.getByRole('main')
  const names = within(main)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(button === undefined ? [] : [button])
  const onward = within(main).queryByRole('link', { name: 'New appointment' })?.getAttribute('href')
  expect(onward).toBe(account.state === 'complete' ? '/provider/appointment' : undefined)
  for (const { problem: words } of account.requirements)
    if (words !== null) expect(screen.getByText(words).lang).toBe('en')
})

test.each([
  { of: 'a first listing that waited', listed: 0, onward: `/provider/appointment?draft=${listingId(2)}` },
  { of: 'one more listing', listed: 1, onward: '/provider/appointment' },
])('who can be paid goes on with the draft of $of', async ({ listed, onward }) => {
  const drafts = { items: oneOfEach().filter(({ state }) => state === 'draft'), nextCursor: null, bookedThisMonth: 0 }
  const counts = { active: 1 + listed, past: 0, draft: 1, listed, no_dates: 0, full: 0 }
  const account = { ...begun, state: 'complete' as const, requirements: [], paysOut: true }
  const calls = { ...answering(account), 'GET /provider/listings': () => Response.json({ ...drafts, counts }) }
  await openApp(PATH, calls, signedIn)
  const name = listed === 0 ? 'Go on with a draft' : 'New appointment'
  const link = await within(await screen.findByRole('main')).findByRole('link', { name })
  await waitFor(() => expect(link.getAttribute('href')).toBe(onward))
})

test('until when Stripe wants it stands there, and what can be done meanwhile', async () => {
  await openApp(PATH, answering({ ...begun, dueAt: Date.parse('2026-05-15T10:00:00Z') }), signedIn)
  await screen.findByText('Stripe wants it by 15-05-2026.')
  screen.getByText('Can I list while I wait?')
  expect(screen.getByRole('link', { name: 'make your appointments' }).getAttribute('href')).toBe(
    '/provider/appointment',
  )
})

test('the button asks for a link and leads to Stripe, from where Back leads here again', async () => {
  const url = 'http://stripe.test/onboard/once'
  const calls = {
    ...answering(begun),
    'POST /provider/earnings-account/onboarding': () => Response.json({ url }),
  }
  const { leave } = await openApp(PATH, calls, signedIn)
  fireEvent.click(await screen.findByRole('button', { name: 'Continue on Stripe' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith(url, 'kept'))
  const button = screen.getByRole('button', { name: /Stripe/ })
  expect(button.getAttribute('aria-busy')).toBe('true')
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
})

test('Stripe away, one stays here and may try again', async () => {
  const calls = {
    ...answering(none),
    'POST /provider/earnings-account/onboarding': () => problem('payment_unavailable', 503),
  }
  const { leave } = await openApp(PATH, calls, signedIn)
  fireEvent.click(await screen.findByRole('button', { name: 'Set up with Stripe' }))
  await screen.findByText(/payment/i, { selector: '[role=status] *, [role=alert] *' })
  expect(leave).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Set up with Stripe' }).getAttribute('aria-busy')).toBeNull()
})

test('who comes back over a link that had run out is told so', async () => {
  await openApp(`${PATH}?link=over`, answering(begun), signedIn)
  await screen.findByText('That link to Stripe had run out. Continue to get a new one.')
})

test('what Stripe could not take says by when it wants another, and nothing of a first listing', async () => {
  const wantedBy = Date.parse('2027-03-12T12:00:00Z')
  const failed: EarningsAccount = {
    ...begun,
    state: 'failed',
    requirements: [{ what: 'identity', from: 'provider', problem: 'The document could not be read.' }],
    dueAt: wantedBy,
  }
  await openApp(PATH, answering(failed), signedIn)
  await screen.findByText('Stripe wants it by 12-03-2027.')
  expect(screen.queryByText(/first listing/)).toBeNull()
})
