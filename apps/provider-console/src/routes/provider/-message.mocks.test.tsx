import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import type { BookingCard, Message, Thread } from '@ginipig/contract/message/thread.ts'
import type { LogRow } from '@ginipig/features/message/log-rows.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bookingsApi, requestOf } from '../../testing/bookings.ts'
import { openApp, person } from '../../testing/open-app.ts'

/** Nothing has a height here, so a virtual list would show nothing of it. */
vi.mock('@ginipig/features/message/MessageLog.tsx', async () => {
  const { BookingCard } = await import('@ginipig/features/message/BookingCard.tsx')
  return {
    MessageLog: ({ rows, person: { firstName } }: { rows: readonly LogRow[]; person: { firstName: string } }) =>
      rows.map((row) => (row.kind === 'card' ? <BookingCard key={row.id} {...row} firstName={firstName} /> : null)),
  }
})

const asked = requestOf(1, 'Maya')
const nothing = { ...asked.mustHavesAsked, patchTest: null }

async function openThread(over: Partial<ProviderBooking>, isChosen = true) {
  const booking = { ...asked, ...over }
  const { id, listing, client, startsAt, endsAt, zone, status } = booking
  const card: BookingCard = {
    ...{ bookingId: id, listingId: listing.id, event: 'requested', actor: 'client', status, image: null },
    ...{ title: listing.title, category: 'hair', cover: listing.cover, startsAt, endsAt, zone, total: 5_400 },
  }
  const items: Message[] = [{ kind: 'booking', number: 1, at: booking.now, card }]
  const thread: Thread = {
    person: { id: client.id, name: 'Maya Osei', firstName: 'Maya', photoUrl: null, isGone: false },
    ...{ blockedAt: null, blockChanges: [], isOpen: false, answerMs: null, bookingId: id },
    ...{ marks: { delivered: 1, read: 1 }, read: 1 },
  }
  const { calls, answers } = bookingsApi([booking])
  const { router } = await openApp(
    isChosen ? `/provider/message/${client.id}` : '/provider/message',
    {
      ...calls,
      'GET /threads': () => Response.json({ items: [], nextCursor: null }),
      [`GET /threads/${client.id}`]: () => Response.json(thread),
      [`GET /threads/${client.id}/messages`]: () =>
        Response.json({ items, hasMore: false, marks: thread.marks, staying: [] }),
    },
    { signedInAs: person('provider') },
  )
  if (!isChosen) {
    await screen.findByRole('heading', { level: 1, name: 'Messages' })
    await act(() => router.navigate({ to: '/provider/message/$id', params: { id: client.id } }))
  }
  const link = await screen.findByText('Details')
  return { card: within(link.closest('article') as HTMLElement), answers }
}

test('a request that asked for nothing is accepted where it stands, once, and the yes taken back there', async () => {
  const { card, answers } = await openThread({ mustHavesAsked: nothing })
  const accept = card.getByRole('button', { name: 'Accept' })
  fireEvent.click(accept)
  fireEvent.click(accept)
  fireEvent.click(await card.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(answers).toEqual(['accepting Maya', 'requested Maya']))
})

test('one with must-haves leads to them where Accept would stand', async () => {
  const { card } = await openThread({})
  expect(card.queryByRole('button', { name: 'Accept' })).toBeNull()
  const link = card.getByRole('link', { name: 'Review the request from Maya' })
  expect(link.getAttribute('href')).toBe(`/provider/booking-details/${asked.id}`)
})

test('it is declined by the question of the bookings, with a reason', async () => {
  const { card, answers } = await openThread({})
  fireEvent.click(card.getByRole('button', { name: 'Decline' }))
  const question = within(await screen.findByRole('alertdialog'))
  fireEvent.click(question.getByRole('radio', { name: 'Fully booked' }))
  fireEvent.click(question.getByRole('button', { name: 'Decline request' }))
  await waitFor(() => expect(answers).toEqual(['declined Maya']))
  await card.findByText(/^Declined\. Maya wasn’t charged/)
})

test('a confirmed one is cancelled by the question of its page, with its fee', async () => {
  const { card } = await openThread({ status: 'confirmed', captured: 810 })
  fireEvent.click(card.getByRole('button', { name: 'Cancel booking' }))
  within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel and owe £8.10' })
})

test('what is over has nothing to press', async () => {
  const { card } = await openThread({ status: 'declined' })
  expect(card.queryAllByRole('button')).toEqual([])
})

test('who chooses a thread goes on in it by keyboard, not in the list before it', async () => {
  await openThread({}, false)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Maya Osei')
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
