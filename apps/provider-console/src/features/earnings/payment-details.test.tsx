import type { Earnings } from '@ginipig/contract/payment/earnings.ts'
import type { Payout } from '@ginipig/contract/payment/payouts.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, person } from '../../testing/open-app.ts'

const bookingId = '0b0e4f5e-6a5f-4a62-9d3e-0f3c6f3b0001'
const month = (name: string, earned: number) => ({
  month: name,
  count: 2,
  earned,
  fees: 135,
  waived: 0,
  takenBack: 0,
  sent: earned,
})

const earnings: Earnings = {
  ...{ onItsWay: 9_860, held: 19_872, heldBookings: 10, owed: 135, owedSince: Date.UTC(2030, 4, 2), overdue: 0 },
  nextRelease: { bookingId, at: Date.UTC(2030, 4, 12, 15, 10), amount: 5_135, clientName: 'Dana Whyte' },
  months: [month('2030-04', 40_205), month('2030-05', 18_275)],
}

const lines = [
  {
    ...{ id: '2', at: Date.UTC(2030, 4, 7), kind: 'sent', amount: -5_270, bookingId, reference: 'GP-1' },
    treatment: '=HYPERLINK("x")',
  },
  { id: '1', at: Date.UTC(2030, 4, 7), kind: 'share', amount: 5_270, bookingId, reference: 'GP-1', treatment: 'Gloss' },
]

const payout = (id: string, state: Payout['state']) => ({
  ...{ id, state, amount: 4_590 },
  createdAt: Date.UTC(2030, 4, 8),
  arrivesAt: Date.UTC(2030, 4, 9),
})

const open = (sums: Partial<Earnings> = {}, payouts: readonly Payout[] = []) =>
  openApp(
    '/provider/payment-details',
    {
      'GET /provider/earnings': () => Response.json({ ...earnings, ...sums }),
      'GET /provider/payouts': () => Response.json({ items: payouts, bankLast4: '2345' }),
      'GET /provider/earnings/2030-05': () =>
        Response.json({
          month: '2030-05',
          zone: 'Europe/London',
          lines,
          count: 1,
          earned: 5_270,
          fees: 0,
          waived: 0,
          takenBack: 0,
          sent: 5_270,
        }),
    },
    { signedInAs: person('provider') },
  )

test('says what is on its way, held, owed and released next, and each month as the table has it', async () => {
  await open()
  for (const text of ['£98.60', '£198.72', '£1.35', /^Next release: £51\.35, by itself on/])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  const table = within(screen.getByRole('table', { name: 'Earned by month' }))
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows[1]).toMatch(/May 2030.*2.*£182\.75.*£1\.35.*£182\.75/)
  expect(rows[2]).toMatch(/April 2030.*£402\.05/)
})

test('a debt says what comes of it, and once it is overdue that the listings are closed', async () => {
  await open()
  expect((await screen.findByText(/^You have owed us £1\.35 since/)).closest('[data-tone]')?.textContent).toMatch(
    /What is still open on .+ closes your listings/,
  )
  await open({ overdue: 135 })
  await screen.findByText(/^Your listings are closed: you have owed us £1\.35 since/)
})

test('who owes nothing reads nothing of it', async () => {
  await open({ owed: 0, owedSince: null })
  await screen.findByText('£198.72')
  expect(screen.queryByText(/owed us/)).toBeNull()
})

test('a month is kept as a file, which no words of a listing turn into a formula', async () => {
  const files: Blob[] = []
  URL.createObjectURL = vi.fn((file) => `blob:${files.push(file as Blob)}`) // a file of ours
  HTMLAnchorElement.prototype.click = vi.fn()
  await open()
  const button = await screen.findByText('Download CSV')
  await screen.findByText('Gloss')
  fireEvent.click(button)
  const rows = (await files[0]?.text())?.trim().split('\r\n')
  expect(rows?.slice(1)).toEqual([
    `07-05-2030,01:00,Sent to your account,GP-1,"'=HYPERLINK(""x"")",-52.7,0`,
    '07-05-2030,01:00,Your share,GP-1,Gloss,52.7,0',
  ])
})

test('without a release to come it says what one follows', async () => {
  await open({ nextRelease: null })
  expect(await screen.findByText(/^No release is coming/)).toBeTruthy()
})

test('says what went to the bank, and what to do where the bank sent it back', async () => {
  await open({}, [payout('po_2', 'failed'), payout('po_1', 'paid')])
  const table = within(await screen.findByRole('table', { name: /ends in 2345/ }))
  const [, ...rows] = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/Sent back by your bank.*–.*£45\.90/)
  expect(rows[1]).toMatch(/Paid out.*09-05-2030.*£45\.90/)
  expect(screen.getByRole('link', { name: 'Look at your bank details' }).getAttribute('href')).toBe(
    '/provider/stripe-connect',
  )
})

test('without a payout it says when one comes', async () => {
  await open()
  expect(await screen.findByText(/^No payout yet/)).toBeTruthy()
})

test('read in French, each sum and day is French', async () => {
  localStorage.setItem('language', 'fr')
  await open()
  const balance = await screen.findByRole('region', { name: 'Solde' })
  expect(balance.textContent).toContain('51,35\u00a0£')
  expect(balance.textContent).toContain('dim. 12 mai 2030, 16:10')
  expect(document.body.textContent).toContain('198,72\u00a0£')
  expect(document.body.textContent).not.toMatch(/£\d|\d £|\bMay\b/)
})
