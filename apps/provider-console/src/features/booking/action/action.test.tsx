import type { ProviderBooking, ProviderBookingRow } from '@ginipig/contract/booking/booking.ts'
import type { EarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { UNDO_MS } from '#shared/undo-send/use-undoable-send.ts'
import { requestOf, rowOf } from '../../../testing/bookings.ts'
import { earningsAccount } from '../../../testing/earnings-account.ts'
import { openApp, person, problem } from '../../../testing/open-app.ts'

/** £54.00, paid in full, and over two hours ago. */
const bookingOf = (number: number, firstName: string): ProviderBooking => {
  const asked = requestOf(number, firstName)
  const split = { ...asked.split, discount: 0 }
  return { ...asked, status: 'confirmed', paymentStatus: 'paid', plan: 'full', captured: 5_400, split }
}
const rosie = bookingOf(1, 'Rosie')
const now = rosie.endsAt + 2 * HOUR_MS
const came = rowOf(rosie)
const done = rowOf({ ...bookingOf(2, 'Dana'), status: 'completed', completedAt: now - HOUR_MS })
const missed: ProviderBookingRow = {
  ...rowOf({ ...bookingOf(3, 'Liam'), status: 'no_show' }),
  outcome: { earned: 2_700, fee: 0, takenBack: 0 },
  waiting: { for: 'contestable', since: now - HOUR_MS, until: now - HOUR_MS + DAY_MS },
}
const frozen: ProviderBookingRow = {
  ...rowOf({ ...bookingOf(4, 'Mo'), status: 'completed', completedAt: now - HOUR_MS }),
  waiting: { for: 'reported', since: now - HOUR_MS, until: null },
}

/** The five seconds pass by hand: what waits for them, by its timer. */
const late = new Map<unknown, () => void>()
beforeEach(() => {
  late.clear()
  const { setTimeout: start, clearTimeout: stop } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    const timer = start(ms === UNDO_MS ? () => undefined : run, ms)
    if (ms === UNDO_MS) late.set(timer, run)
    return timer
  }) as typeof setTimeout) // no page passes it arguments
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    late.delete(timer)
    stop(timer)
  })
})
const passFiveSeconds = () =>
  act(() => {
    for (const run of late.values()) run()
  })

async function open(rows: ProviderBookingRow[], refusal?: string, owes = 135, account: Partial<EarningsAccount> = {}) {
  const post = vi.fn((_what: string, _body: unknown): Response | Promise<Response> =>
    refusal === undefined ? Response.json(rosie) : problem(refusal, 409),
  )
  const calls = Object.fromEntries(
    rows.flatMap(({ id }) =>
      (['complete', 'release', 'no-show'] as const)
        .map((what) => [`POST /provider/bookings/${id}/${what}`, (body: unknown) => post(what, body)])
        .concat([[`PUT /provider/bookings/${id}/side`, (body: unknown) => post('side', body)]]),
    ),
  )
  const { services } = await openApp(
    '/provider/my-bookings?tab=action',
    {
      ...calls,
      'GET /provider/earnings-account': () => Response.json(earningsAccount(account)),
      'GET /provider/bookings': () =>
        Response.json({
          ...{ items: rows, nextCursor: null, now, found: null, toSettle: 9_180, owes },
          counts: { requests: 0, upcoming: 0, past: 0, action: 2 },
        }),
    },
    { signedInAs: person('provider') },
  )
  await screen.findByText(/^2 things to settle/)
  /** The page hears of a change, as by an event. */
  const hear = () => services.queryClient.invalidateQueries()
  return Object.assign(post, { hear })
}

const group = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') ?? document.body)
const stops = (name: string) =>
  within(screen.getByRole('list', { name: `Money of ${name} Osei` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('what is to settle stands in three groups, each button with what it brings', async () => {
  await open([came, done, missed, frozen])
  const first = group('Did they come?')
  first.getByRole('button', { name: /^Rosie came.*£54\.00 less £8\.10 commission.*£45\.90$/ })
  first.getByRole('button', { name: /^No-show.*£18\.90 goes back to Rosie.*£27\.00$/ })
  expect(stops('Rosie').map((words) => words?.split(' (')[0])).toEqual(['Paid', 'Held', 'Complete', 'Released'])
  group('Ready to release').getByRole('button', { name: 'Release £45.90' })
  const waiting = group('Waiting, nothing to settle')
  expect(stops('Liam')[2]).toMatch(/^Liam can contest \(now\)until /)
  waiting.getByText('yours if it stands, of £54.00')
  expect(stops('Mo')[2]).toMatch(/^Frozen \(stopped\)Mo reported it/)
  expect(waiting.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Add your side'])
})

test('while Stripe can’t send to them there is nothing to release, and the way to what is missing', async () => {
  await open([came, done], undefined, 0, { state: 'failed' })
  await screen.findByText('2 things to settle. £91.80 goes out once Stripe can send to you.')
  const release = group('Kept for you')
  expect(stops('Dana')[2]).toBe('Kept for you (stopped)until Stripe can send to you')
  expect(document.body.textContent).not.toMatch(/to release|once you do|by itself after/i)
  const way = await release.findByRole('link', { name: 'Earnings account' })
  expect(way.getAttribute('href')).toBe('/provider/stripe-connect')
  release.getByText('It goes out once Stripe can send to you.')
  expect(release.queryByRole('button')).toBeNull()
  fireEvent.click(group('Did they come?').getByRole('button', { name: /^Rosie came/ }))
  await screen.findByRole('button', { name: 'Undo' })
  passFiveSeconds()
  await screen.findByText('Complete. £45.90 goes out once Stripe can send to you.')
})

test('what is owed is taken off once, too, where nothing can be sent', async () => {
  await open([done], undefined, 135, { state: 'failed' })
  await screen.findByText(
    '2 things to settle. £90.45 goes out once Stripe can send to you, with £1.35 that you owe taken off.',
  )
})

test('what is owed comes off once: the head and the group name it, and no booking’s own sum is less by it', async () => {
  await open([came, done, rowOf({ ...bookingOf(5, 'Ines'), status: 'completed', completedAt: now - HOUR_MS })])
  screen.getByText('2 things to settle. £90.45 is yours once you do, with £1.35 that you owe taken off.')
  const release = group('Ready to release')
  release.getByText('You owe £1.35. It comes off once, starting with what goes out first.')
  expect(release.getAllByRole('button', { name: 'Release £45.90' })).toHaveLength(2)
  expect(release.getAllByText('£54.00 − £8.10 commission = £45.90')).toHaveLength(2)
  fireEvent.click(release.getAllByRole('button', { name: 'Release £45.90' })[0] as HTMLElement) // there are two
  await screen.findByRole('button', { name: 'Undo' })
  passFiveSeconds()
  await screen.findByText('Released. £45.90 goes to your account at Stripe, less what you owe.')
})

test('who owes nothing reads nothing of it', async () => {
  await open([done], undefined, 0)
  screen.getByText('2 things to settle. £91.80 is yours once you do.')
  expect(screen.queryByText(/you owe/i)).toBeNull()
})

test('what is pressed is sent five seconds later, unless it is taken back', async () => {
  const post = await open([came])
  fireEvent.click(screen.getByRole('button', { name: /Rosie came/ }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  expect(post).not.toHaveBeenCalled()
  fireEvent.click(undo)
  const again = await screen.findByRole('button', { name: /Rosie came/ })
  expect(document.activeElement).toBe(again.closest('li'))
  fireEvent.click(again)
  await screen.findByRole('button', { name: 'Undo' })
  passFiveSeconds()
  await screen.findByText('Complete. £45.90 can be released.')
  expect(post).toHaveBeenCalledExactlyOnceWith('complete', {})
})

test('who goes on to another page has decided', async () => {
  const post = await open([done])
  fireEvent.click(screen.getByRole('button', { name: 'Release £45.90' }))
  await screen.findByRole('button', { name: 'Undo' })
  fireEvent.click(screen.getByRole('link', { name: /^Upcoming/ }))
  await waitFor(() => expect(post).toHaveBeenCalledExactlyOnceWith('release', {}))
})

test('a refusal is told, and the button is there again', async () => {
  await open([done], 'report_open')
  fireEvent.click(screen.getByRole('button', { name: 'Release £45.90' }))
  await screen.findByRole('button', { name: 'Undo' })
  passFiveSeconds()
  await screen.findByRole('alert')
  await screen.findByRole('button', { name: 'Release £45.90' })
})

test('a no-show is asked about once more, and sent at once; that it is marked is said where the row is gone by then', async () => {
  const rows = [came]
  const { promise, resolve } = Promise.withResolvers<Response>()
  const post = await open(rows)
  post.mockReturnValue(promise)
  fireEvent.click(screen.getByRole('button', { name: /^No-show/ }))
  const asking = within(await screen.findByRole('alertdialog'))
  fireEvent.click(asking.getByRole('button', { name: 'Mark as a no-show' }))
  await waitFor(() => expect(post).toHaveBeenCalledExactlyOnceWith('no-show', {}))
  rows.pop()
  await act(() => post.hear())
  await waitFor(() => expect(screen.queryByText(/Rosie/)).toBeNull())
  resolve(Response.json(rosie))
  await screen.findByText(/^Marked as a no-show\. £/)
})

test('their side is words, and none is an error at the field', async () => {
  const post = await open([frozen])
  fireEvent.click(screen.getByRole('button', { name: 'Add your side' }))
  const asking = within(await screen.findByRole('alertdialog'))
  fireEvent.click(asking.getByRole('button', { name: 'Add my side' }))
  const field = asking.getByRole('textbox', { name: 'Your side' })
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  fireEvent.change(field, { target: { value: 'Mo came at eleven and left happy.' } })
  fireEvent.click(asking.getByRole('button', { name: 'Add my side' }))
  await screen.findByText('We have your side. Whoever decides reads it.')
  expect(post).toHaveBeenCalledExactlyOnceWith('side', { words: 'Mo came at eleven and left happy.' })
})
