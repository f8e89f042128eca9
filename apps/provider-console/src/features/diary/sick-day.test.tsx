import type { SickDayBooking } from '@ginipig/contract/booking/sick-day.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, person } from '../../testing/open-app.ts'

const zone = 'Europe/London'
const idOf = (number: number) => `0190a7c2-0000-4000-8000-00000000040${number}`
const startsAt = Date.parse('2027-03-02T10:00:00Z')
const bookingOf = (number: number, clientName: string, more: Partial<SickDayBooking>): SickDayBooking => ({
  ...{ id: idOf(number), clientName, title: 'Root tint', status: 'confirmed', startsAt, refund: 900, fee: 135 },
  ...{ canOffer: true, done: null },
  ...more,
})
const kat = bookingOf(1, 'Kat', {})
const theo = bookingOf(2, 'Theo', { refund: 5_400, fee: 810 })
const maya = bookingOf(3, 'Maya', { status: 'requested', refund: 0, fee: 0, canOffer: false })

test('each client’s pounds stand there before the click, and what came of each after it', async () => {
  const post = vi.fn((_body: unknown) =>
    Response.json({
      zone,
      isOff: true,
      bookings: [
        { ...kat, done: { choice: 'offer', outcome: 'offered', problem: null } },
        { ...theo, done: { choice: 'refund', outcome: null, problem: 'payment_busy' } },
        { ...maya, status: 'declined', done: { choice: 'refund', outcome: 'declined', problem: null } },
      ],
    }),
  )
  let isOff = false
  await openApp(
    '/provider/sick-day/2027-03-02',
    {
      'GET /provider/sick-days/2027-03-02': () =>
        isOff ? post(undefined) : Response.json({ zone, bookings: [kat, theo, maya], isOff: false }),
      'POST /provider/sick-days/2027-03-02': (body: unknown) => {
        isOff = true
        return post(body)
      },
    },
    { signedInAs: person('provider') },
  )
  await screen.findByRole('heading', { level: 1, name: /You can’t work on/ })
  const [katRow, theoRow, mayaRow] = screen.getAllByRole('listitem').filter((row) => /Root tint/.test(row.textContent))
  if (!katRow || !theoRow || !mayaRow) throw new Error('a client is missing')
  within(katRow).getByText('£1.35')
  within(mayaRow).getByText('No other time can be offered: the request is declined.')
  screen.getByText('£0.00 to £9.45')
  fireEvent.click(within(theoRow).getByRole('checkbox', { name: 'Offer Theo up to three other times' }))
  screen.getByText('£8.10 to £9.45')
  fireEvent.click(screen.getByRole('button', { name: 'Tell all 3 and take the day off' }))
  await screen.findByText('Kat has other times to choose from, or has chosen. The booking says which.')
  screen.getByText(/Not told yet: a payment is on its way/)
  screen.getByText('Maya is told: the request has ended, and nothing was taken.')
  screen.getByRole('heading', { name: 'This day is off' })
  expect(screen.queryByRole('button', { name: /take the day off/ })).toBeNull()
  expect(post.mock.calls[0]).toEqual([
    {
      bookings: [
        { id: kat.id, choice: 'offer', refund: 900, fee: 135 },
        { id: theo.id, choice: 'refund', refund: 5_400, fee: 810 },
        { id: maya.id, choice: 'refund', refund: 0, fee: 0 },
      ],
    },
  ])
})
