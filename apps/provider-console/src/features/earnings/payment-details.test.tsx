import type { EarningRecord, Earnings } from '@ginipig/contract/payment/earnings.ts'
import type { EarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'
import type { Payout } from '@ginipig/contract/payment/payouts.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UNDO_MS } from '#shared/undo-send/use-undoable-send.ts'
import { requestOf } from '../../testing/bookings.ts'
import { earningsAccount } from '../../testing/earnings-account.ts'
import { type Calls, openApp, person, problem } from '../../testing/open-app.ts'

const bookingId = '0b0e4f5e-6a5f-4a62-9d3e-0f3c6f3b0001'
const month = (name: string, earned: number) => ({
  ...{ month: name, count: 2, paid: earned + 800, commission: 800, earned },
  ...{ fees: 135, waived: 0, takenBack: 0, sent: earned },
})

const earnings: Earnings = {
  ...{ onItsWay: 9_860, held: 19_872, heldBookings: 10, owed: 135, owedSince: Date.UTC(2030, 4, 2), overdue: 0 },
  ...{ coming: 765, comingBookings: 1 },
  nextBalance: { bookingId, at: Date.UTC(2030, 4, 15, 9), clientName: 'Jo Palmer' },
  isPaused: false,
  nextRelease: {
    ...{ bookingId, at: Date.UTC(2030, 4, 12, 15, 10), clientName: 'Dana Whyte' },
    ...{ amount: 5_135, price: 6_200, commission: 930, keptBack: 135 },
  },
  since: '2030-04',
}

const booking = { id: bookingId, reference: 'GP-1', listingTitle: 'Gloss', clientName: 'Sofia Adeyemi' }
const none = { state: null, payoutId: null, part: null }
const sentLine: EarningRecord = {
  ...{ id: '4', at: Date.UTC(2030, 4, 7), kind: 'sent', amount: -8_415, paid: 9_900, booking },
  ...{ state: null, payoutId: 'po_1', part: { number: 1, of: 2 } },
}
const records: EarningRecord[] = [
  {
    ...{ id: '3', at: Date.UTC(2030, 4, 8), kind: 'payout', amount: -8_415 },
    ...{ paid: null, booking: null, state: 'paid', payoutId: 'po_1', part: null },
  },
  { id: '2', at: Date.UTC(2030, 4, 7), kind: 'share', amount: 5_270, paid: 6_200, booking, ...none },
  { id: '1', at: Date.UTC(2030, 4, 6), kind: 'held', amount: 4_590, paid: 5_400, booking, ...none },
]

const lines = [
  {
    ...{ id: '2', at: Date.UTC(2030, 4, 7), kind: 'sent', amount: -5_270, bookingId, reference: 'GP-1' },
    listingTitle: '=HYPERLINK("x")',
    part: { number: 1, of: 2 },
  },
  {
    id: '1',
    at: Date.UTC(2030, 4, 7),
    kind: 'share',
    amount: 5_270,
    bookingId,
    reference: 'GP-1',
    listingTitle: 'Gloss',
    part: null,
  },
]

const payout = (id: string, state: Payout['state']) => ({
  ...{ id, state, amount: 4_590 },
  createdAt: Date.UTC(2030, 4, 8),
  arrivesAt: Date.UTC(2030, 4, 9),
})

type Given = {
  sums?: Partial<Earnings>
  payouts?: readonly Payout[]
  atStripe?: number | null
  stripe?: Partial<EarningsAccount>
  calls?: Calls
}

const open = ({ sums = {}, payouts = [], atStripe = 0, stripe = {}, calls = {} }: Given = {}) =>
  openApp(
    '/provider/payment-details',
    {
      'GET /provider/earnings': () => Response.json({ ...earnings, ...sums }),
      'GET /provider/earning-months': (asked) =>
        Response.json({
          months:
            (asked as URLSearchParams).get('span') === 'last_year'
              ? [month('2029-12', 21_250)]
              : [month('2030-04', 40_205), month('2030-05', 18_275)],
        }),
      'GET /provider/earning-lines': (asked) => {
        const show = (asked as URLSearchParams).get('show')
        const [payoutLine] = records
        if ((asked as URLSearchParams).get('payout') === 'po_1')
          return Response.json({ items: [payoutLine, sentLine], nextCursor: null })
        const items = records.filter(({ kind }) => show === 'all' || (kind === 'payout') === (show === 'payouts'))
        return Response.json({ items, nextCursor: null })
      },
      'GET /provider/payouts': () => Response.json({ items: payouts, bankLast4: '2345', atStripe }),
      'GET /provider/earnings-account': () => Response.json(earningsAccount(stripe)),
      'GET /provider/earnings/2030-05': () =>
        Response.json({
          ...{ month: '2030-05', zone: 'Europe/London', lines, count: 1, paid: 6_200, commission: 930 },
          ...{ earned: 5_270, fees: 0, waived: 0, takenBack: 0, sent: 5_270 },
        }),
      ...calls,
    },
    { signedInAs: person('provider') },
  )

const rowsOf = async (name: string | RegExp) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 4, 8, 11), toFake: ['Date'], shouldAdvanceTime: true })
})
// The files of a process share its clock.
afterEach(() => {
  vi.useRealTimers()
})

test('says what is on its way, held, to come, owed and released next', async () => {
  await open()
  for (const text of ['£98.60', '£198.72', '£7.65', '£1.35', /^Next release: £51\.35, by itself on/])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  expect(document.body.textContent).toContain('Once Jo Palmer’s balance is paid, taken on Wed 15 May')
  expect(document.body.textContent).toContain('Dana Whyte: £62.00 − £9.30 commission − £1.35 that you owe.')
})

test.for([
  { what: 'at Stripe', atStripe: 4_590, payouts: [], says: '£45.90At Stripe, goes out with the next payout' },
  {
    what: 'under way',
    atStripe: 1_000,
    payouts: [payout('po_2', 'on_its_way'), payout('po_1', 'paid')],
    says: '£55.90£45.90 of it in your bank by Thu 9 May',
  },
  { what: 'in the bank', payouts: [payout('po_1', 'paid')], says: '£0.00Nothing is between Stripe and your bank' },
  { what: 'not known', atStripe: null, payouts: [], says: '–Stripe doesn’t say now' },
])('what left us and isn’t in the bank has its figure: $what', async ({ says, ...given }) => {
  await open(given)
  const label = await screen.findByText('To your bank')
  await waitFor(() => expect(label.parentElement?.textContent).toBe(`To your bank${says}`))
})

test('where nothing is held, no bookings are counted', async () => {
  await open({ sums: { held: 0, heldBookings: 0 } })
  await screen.findByText('No booking to come is paid for')
})

test('payouts that can’t be read are told where they stand, and asked for again', async () => {
  let isAway = true
  await open({
    calls: {
      'GET /provider/payouts': () =>
        isAway
          ? problem('internal', 500)
          : Response.json({ items: [payout('po_1', 'paid')], bankLast4: '2345', atStripe: 0 }),
    },
  })
  const panel = within(await screen.findByRole('region', { name: 'Where it goes' }))
  await panel.findByRole('alert')
  isAway = false
  fireEvent.click(panel.getByRole('button', { name: 'Try Again' }))
  await panel.findByText(/^Last: £45\.90/)
})

test('each month stands in the table, with all of them together; another year is a press away', async () => {
  await open()
  const rows = await rowsOf('Earned by month')
  expect(rows[0]).toMatch(/May\s2030, so far.*2.*£190\.75.*−£8\.00.*£182\.75.*−£1\.35.*£182\.75/)
  expect(rows[1]).toMatch(/April\s2030.*£402\.05/)
  expect(rows[2]).toMatch(/Together.*4.*£600\.80.*−£16\.00.*£584\.80/)
  // Not 15% of what clients paid: what it is made of is said, and how the row adds up.
  const heads = within(screen.getByRole('table', { name: 'Earned by month' })).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Paid, less refunds', 'Our share', 'Earned']),
  )
  screen.getByText(
    /^Our share is the commission .* and the deposit .* What clients paid, less refunds and our share, is what you earned\.$/,
  )
  fireEvent.click(screen.getByRole('radio', { name: 'Last year' }))
  await waitFor(async () => expect((await rowsOf('Earned by month'))[0]).toMatch(/^December\s2029Appointments/))
})

test('the next release is sent by its button, five seconds later', async () => {
  const release = vi.fn(() => problem('report_open', 409))
  await open({ calls: { [`POST /provider/bookings/${bookingId}/release`]: release } })
  fireEvent.click(await screen.findByRole('button', { name: 'Release £51.35' }))
  await screen.findByText('Releasing £51.35.')
  expect(release).not.toHaveBeenCalled()
  fireEvent.click(screen.getAllByRole('link', { name: 'Bookings' })[0] as HTMLElement) // the menu's
  await waitFor(() => expect(release).toHaveBeenCalledOnce())
})

test('released, it is told, and the focus goes on where its button stood', async () => {
  const sums = { ...earnings }
  const release = () => {
    sums.nextRelease = null
    return Response.json(requestOf(1, 'Dana'))
  }
  await open({
    calls: {
      'GET /provider/earnings': () => Response.json(sums),
      // Its button is gone before all that changed with it has come.
      'GET /provider/earning-months': async () => {
        if (sums.nextRelease === null) await screen.findByText(/^No release is coming/)
        return Response.json({ months: [month('2030-05', 18_275)] })
      },
      [`POST /provider/bookings/${bookingId}/release`]: release,
    },
  })
  const { setTimeout: start } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(
    ((run: () => void, ms?: number) => start(run, ms === UNDO_MS ? 0 : ms)) as typeof setTimeout, // no page passes it arguments
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Release £51.35' }))
  await screen.findByText('Released. £51.35 is on its way to your account at Stripe.')
  const place = screen.getByText(/^No release is coming/).closest('[tabindex]')
  expect(document.activeElement).toBe(place)
})

test('while releases are paused the page says so (trust.md §6)', async () => {
  await open({ sums: { isPaused: true } })
  await screen.findByText('Releases are paused for a while')
  cleanup()
  await open()
  await screen.findByText('Every pound, from a client’s card to your bank.')
  expect(screen.queryByText('Releases are paused for a while')).toBeNull()
})

test('a share that all goes to what is owed says what is left of it', async () => {
  const next = { bookingId, at: Date.UTC(2030, 4, 12), clientName: 'Rosie Bell', price: 900, commission: 135 }
  await open({ sums: { owed: 2_055, nextRelease: { ...next, amount: 0, keptBack: 765 } } })
  await screen.findByText(
    /Rosie Bell: £9\.00 − £1\.35 commission − £7\.65 that you owe\..*After it you still owe £12\.90\./,
  )
})

test('a payout leads to what it is made of, and back to all lines', async () => {
  await open()
  fireEvent.click(await screen.findByRole('link', { name: 'What it is made of' }))
  await screen.findByText('One payout, and what went into it.')
  await waitFor(async () =>
    expect((await rowsOf('Lines of your money, latest first'))[1]).toMatch(/^Sofia[^−]*£84\.15/),
  )
  // Another one of the same booking says the same, but for its number.
  screen.getByText('Part 1 of 2 of your share. Each payment is sent on by itself.')
  // It is the one that is looked into.
  expect(screen.queryByRole('link', { name: /payout|made of/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'All lines' }))
  await screen.findByRole('link', { name: 'What it is made of' })
})

test('the history is narrowed by the address, and each line leads to its booking', async () => {
  await open()
  const rows = await rowsOf('Lines of your money, latest first')
  expect(rows[0]).toMatch(/^Your bank.*Paid out.*–[^−]*£84\.15/)
  expect(rows[1]).toMatch(/^Sofia AdeyemiGloss.*Your share.*£62\.00.*£52\.70/)
  expect(rows[2]).toMatch(/Held.*£54\.00.*£45\.90/)
  const history = within(screen.getByRole('region', { name: 'History' }))
  // A payout makes nobody richer.
  expect(history.getByText('£84.15').localName).not.toBe('b')
  expect(history.getByText('£52.70').localName).toBe('b')
  expect(history.getAllByRole('link', { name: 'GP-1' })[0]?.getAttribute('href')).toBe(
    `/provider/booking-details/${bookingId}`,
  )
  fireEvent.click(history.getByRole('button', { name: 'Payouts' }))
  await waitFor(async () => expect(await rowsOf('Lines of your money, latest first')).toHaveLength(1))
  expect(history.getByRole('button', { name: 'Payouts', pressed: true })).toBeTruthy()
})

test('who has earned nothing reads how it begins', async () => {
  await open({ sums: { since: null, nextRelease: null, nextBalance: null, held: 0, coming: 0, onItsWay: 0 } })
  await screen.findByRole('heading', { name: 'No money yet' })
  expect(document.body.textContent).toContain('You keep 85% of every price.')
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull()
})

test('money that Stripe can’t be sent yet says so, with the way to what is missing', async () => {
  await open({ stripe: { state: 'unfinished', paysOut: false, bankLast4: null } })
  const note = (await screen.findByText('£98.60 can’t leave before Stripe can send to you')).closest('[data-tone]')
  expect(note?.querySelector('a')?.getAttribute('href')).toBe('/provider/stripe-connect')
  await screen.findByText('No bank account yet')
})

test.for([
  { state: 'failed' as const, onItsWay: 0, says: 'Stripe can’t send to you: it needs something else' },
  { state: 'refused' as const, onItsWay: 9_860, says: '£98.60 can’t leave: Stripe doesn’t pay out to you' },
  { state: 'in_review' as const, onItsWay: 0, says: 'Stripe is checking what you gave' },
])(
  'an account that is $state says so, and nothing is offered that would only wait',
  async ({ state, onItsWay, says }) => {
    await open({ sums: { onItsWay }, stripe: { state, paysOut: false } })
    await screen.findByText(says)
    await screen.findByText('Next release: £51.35, once Stripe can send to you')
    expect(screen.queryByRole('button', { name: /^Release £/ })).toBeNull()
    expect(document.body.textContent).not.toMatch(/can’t send to you yet|by itself on|release now/)
  },
)

test('a debt says what comes of it, and once it is overdue that the listings are closed', async () => {
  await open()
  expect(
    (await screen.findByText(/^You owe us £1\.35, the oldest of it since/)).closest('[data-tone]')?.textContent,
  ).toMatch(/If that oldest part is still open on .+, your listings close/)
  await open({ sums: { overdue: 135 } })
  await screen.findByText(/^Your listings are closed: you owe us £1\.35, the oldest of it since/)
})

test('who owes nothing reads nothing of it', async () => {
  await open({ sums: { owed: 0, owedSince: null } })
  await screen.findByText('£198.72')
  expect(screen.queryByText(/owe us/)).toBeNull()
  screen.getByText('Nothing comes off your releases')
  expect(screen.queryByText('Comes off your next releases')).toBeNull()
})

test('a month is kept as a file, which no words of a listing turn into a formula', async () => {
  const files: Blob[] = []
  URL.createObjectURL = vi.fn((file) => `blob:${files.push(file as Blob)}`) // a file of ours
  HTMLAnchorElement.prototype.click = vi.fn()
  await open()
  const button = await screen.findByText('Download CSV')
  await screen.findByText(/^1 appointment earned you £52\.70; £52\.70 went to your account/)
  fireEvent.click(button)
  const rows = (await files[0]?.text())?.trim().split('\r\n')
  expect(rows?.slice(1)).toEqual([
    `07-05-2030,01:00,"Sent to your account, part 1 of 2",GP-1,"'=HYPERLINK(""x"")",-52.70,0.00`,
    '07-05-2030,01:00,Your share,GP-1,Gloss,52.70,0.00',
  ])
})

test('without a release to come it says what one follows', async () => {
  await open({ sums: { nextRelease: null } })
  expect(await screen.findByText(/^No release is coming/)).toBeTruthy()
})

test('a payout that the bank sent back says what to do', async () => {
  await open({ payouts: [payout('po_2', 'failed'), payout('po_1', 'paid')] })
  await screen.findByText(/^Your bank sent £45\.90 back\./)
  await screen.findByText('Payout failed')
  expect(screen.getByRole('link', { name: 'Look at your bank details' }).getAttribute('href')).toBe(
    '/provider/stripe-connect',
  )
})

test('the bank’s panel says what is on its way to it', async () => {
  await open({ payouts: [payout('po_1', 'on_its_way')] })
  await screen.findByText('On its way: £45.90, in your bank by Thu 9 May.')
  await screen.findByText('Bank account ending 2345')
})

test('read in French, each sum and day is French', async () => {
  localStorage.setItem('language', 'fr')
  await open()
  const balance = await screen.findByRole('region', { name: 'Prochain versement' })
  expect(balance.textContent).toContain('51,35\u00a0£')
  expect(balance.textContent).toContain('dim. 12 mai, 16:10')
  expect(document.body.textContent).toContain('198,72\u00a0£')
  expect(document.body.textContent).not.toMatch(/£\d|\d £|\bMay\b/)
})
