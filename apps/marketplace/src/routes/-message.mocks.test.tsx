import type { BookingCard, Message, Thread } from '@ginipig/contract/message/thread.ts'
import { HOUR_MS } from '@ginipig/domain/time'
import type { LogRow } from '@ginipig/features/message/log-rows.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BOOKING_ID, heldBooking, LISTING_ID } from '#features/booking/testing/held-booking.ts'
import { type Calls, openApp, person, problem } from '../testing/open-app.ts'

type LogProps = {
  rows: readonly LogRow[]
  person: { firstName: string }
  onPictureGone: (number: number) => Promise<boolean>
}

/** Nothing has a height here, so a virtual list would show nothing of it. */
vi.mock('@ginipig/features/message/MessageLog.tsx', async () => {
  const { BookingCard } = await import('@ginipig/features/message/BookingCard.tsx')
  const { Bubble } = await import('@ginipig/features/message/Bubble.tsx')
  return {
    MessageLog: ({ rows, person: { firstName }, onPictureGone }: LogProps) =>
      rows.map((row) => {
        if (row.kind === 'card') return <BookingCard key={row.id} {...row} firstName={firstName} />
        return row.kind === 'text' ? <Bubble key={row.id} row={row} onPictureGone={onPictureGone} /> : null
      }),
  }
})

const held = heldBooking()
const PERSON_ID = held.provider.id

async function openThread(
  status: BookingCard['status'],
  opened: { address: string; phone: string } | null,
  more: Parameters<typeof heldBooking>[0] = {},
  blockedAt: Thread['blockedAt'] = null,
  renewed: Response[] = [],
) {
  const card: BookingCard = {
    ...{ bookingId: BOOKING_ID, listingId: LISTING_ID, event: 'confirmed', actor: 'provider', status, image: null },
    ...{ title: held.listing.title, category: 'hair', cover: 'colour', zone: held.zone, total: held.split.total },
    ...{ startsAt: held.startsAt, endsAt: held.endsAt },
  }
  const items: Message[] = [
    {
      ...{ kind: 'text', number: 1, at: held.now, key: LISTING_ID, isMine: false, parts: [], stays: false },
      picture: { url: '/a-640.webp', width: 960, height: 1_280, srcSet: '/a-640.webp 640w' },
    },
    { kind: 'booking', number: 2, at: held.now, card },
  ]
  const thread: Thread = {
    person: { id: PERSON_ID, name: 'Priya Nair', firstName: 'Priya', photoUrl: null, isGone: false },
    ...{
      blockedAt,
      blockChanges: [],
      isOpen: opened !== null,
      answerMs: 7_200_000,
      bookingId: BOOKING_ID,
      marks: { delivered: 1, read: 1 },
      read: 1,
    },
  }
  const booking = heldBooking({
    status,
    address: opened?.address ?? null,
    provider: { ...held.provider, phone: opened?.phone ?? null },
    ...more,
  })
  const calls: Calls = {
    'GET /threads': () => Response.json({ items: [], nextCursor: null }),
    [`GET /threads/${PERSON_ID}`]: () => Response.json(thread),
    [`GET /threads/${PERSON_ID}/messages`]: () =>
      Response.json({ items, hasMore: false, marks: thread.marks, staying: [] }),
    // The photo's address, anew.
    [`GET /threads/${PERSON_ID}/messages?before=2&limit=1`]: () =>
      renewed.shift() ?? Response.json({ items: items.slice(0, 1), hasMore: false, marks: thread.marks, staying: [] }),
    [`POST /threads/${PERSON_ID}/clear`]: () => {
      items.length = 0
      return Response.json(thread)
    },
    [`DELETE /threads/${PERSON_ID}/block`]: () => {
      thread.blockedAt = null
      return Response.json(thread)
    },
    [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booking),
  }
  await openApp(`/message/${PERSON_ID}`, calls, { signedInAs: person('user') })
  return (await screen.findByText('Details')).closest('article')
}

test('an accepted booking says in the thread where it is and by which phone', async () => {
  const card = await openThread('confirmed', { address: 'Unit 6, 14 Cotton Street', phone: '07700 900142' })
  await screen.findAllByText('Unit 6, 14 Cotton Street')
  expect(card?.textContent).toContain('Unit 6, 14 Cotton Street')
  expect(card?.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:07700900142')
})

test('the head says how long a provider usually takes to answer', async () => {
  await openThread('requested', null)
  expect(screen.getByText('Usually answers within 2 hours.')).toBeTruthy()
})

test('a photo of which a bubble shows a part opens large', async () => {
  await openThread('confirmed', null)
  fireEvent.click(screen.getByRole('button', { name: 'Photo you were sent: open large' }))
  const large = within(await screen.findByRole('dialog', { name: 'Photo you were sent' }))
  expect(large.getByAltText('Photo you were sent')).toBeTruthy()
})

test('a photo whose address could not be had anew is asked for again a moment later', async () => {
  const refusals = [problem('internal', 500)]
  await openThread('confirmed', null, {}, null, refusals)
  const broken = screen.getByRole('img', { name: 'Photo you were sent' })
  fireEvent.error(broken)
  await waitFor(() => expect(screen.getByRole('img', { name: 'Photo you were sent' })).not.toBe(broken), {
    timeout: 3_000,
  })
  expect(refusals).toEqual([])
})

test.for([
  [null, true],
  [{ address: '1 Mare Street', phone: '+44 7700 900123' }, false],
] as const)(
  'a talk that is cleared is empty at once, and says of numbers only what is so: %j',
  async ([opened, isHidden]) => {
    const card = await openThread('confirmed', opened)
    fireEvent.keyDown(screen.getByRole('button', { name: 'More about Priya Nair' }), { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Clear chat' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Clear chat' }))
    await screen.findByRole('heading', { name: 'Say hello to Priya' })
    expect(card?.isConnected).toBe(false)
    expect(screen.queryByText(/stay hidden until a booking is accepted/) !== null).toBe(isHidden)
  },
)

test('who lets somebody in again goes on where one writes', async () => {
  await openThread('confirmed', null, {}, held.now)
  const unblock = screen.getByRole('button', { name: 'Unblock Priya' })
  unblock.focus()
  fireEvent.click(unblock)
  const field = await screen.findByRole('textbox', { name: 'Message Priya' })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test.for(['thread_not_found', 'not_found'] as const)(
  'a thread that can’t be read (%s) leads back to the others',
  async (code) => {
    await openApp(
      `/message/${PERSON_ID}`,
      {
        'GET /threads': () => Response.json({ items: [], nextCursor: null }),
        [`GET /threads/${PERSON_ID}`]: () => problem(code, 404),
        [`GET /threads/${PERSON_ID}/messages`]: () => problem(code, 404),
      },
      { signedInAs: person('user') },
    )
    const back = await screen.findByRole('link', { name: 'Back to messages' })
    expect(back.getAttribute('href')).toBe('/message')
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  },
)

test('one that waits for its answer says neither', async () => {
  const card = await openThread('requested', null)
  expect(card?.querySelector('a[href^="tel:"]')).toBeNull()
})

const opened = { address: 'Unit 6, 14 Cotton Street', phone: '07700 900142' }
const all = { captured: held.split.total }
const ahead = { ...all, startsAt: held.now + 96 * HOUR_MS, endsAt: held.now + 98 * HOUR_MS }
const refusedBalance = {
  ...ahead,
  ...({ plan: 'deposit', captured: 810, paymentStatus: 'balance_failed' } as const),
  startsAt: held.now + 30 * HOUR_MS,
}

test.for([
  { what: 'one that can be moved leads to that', more: ahead, way: ['Move booking', `/move-booking/${BOOKING_ID}`] },
  {
    what: 'one whose balance was refused leads to paying it',
    more: refusedBalance,
    way: ['Pay £45.90', `/pay-full/${BOOKING_ID}`],
  },
])('of bookings that are ahead $what', async ({ more, way: [words = '', path] }) => {
  const card = await openThread('confirmed', opened, more)
  const link = await within(card as HTMLElement).findByRole('link', { name: words })
  expect(link.getAttribute('href')).toBe(path)
})

test('one that is ahead goes into a calendar and is cancelled by the question of its page, with its sum', async () => {
  const card = within((await openThread('confirmed', opened, ahead)) as HTMLElement)
  fireEvent.keyDown(card.getByRole('button', { name: 'Add to calendar' }), { key: 'Enter' })
  // As the file of the mail has it: one entry, in the same words.
  const google = await screen.findByRole('menuitem', { name: 'Google Calendar' })
  expect(new URL((google as HTMLAnchorElement).href).searchParams.get('text')).toMatch(/ with Priya$/)
  fireEvent.keyDown(google, { key: 'Escape' })
  card.getByText(/^Cancelling costs you £8\.10 until /)
  fireEvent.click(card.getByRole('button', { name: 'Cancel booking' }))
  within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel, lose £8.10' })
})

test('a request is withdrawn by the question of its page', async () => {
  const card = within((await openThread('requested', null, { requestedAt: held.now })) as HTMLElement)
  fireEvent.click(card.getByRole('button', { name: 'Withdraw request' }))
  await screen.findByRole('alertdialog', { name: 'Withdraw your request?' })
})

test('one that was cancelled says what came back, and has nothing to move or to cancel', async () => {
  const card = await openThread('cancelled_by_provider', null, { ...all, refund: { amount: 5_400, at: held.now } })
  await within(card as HTMLElement).findByText('£54.00 came back to your card.')
  expect(within(card as HTMLElement).queryByText(/Move|Cancel booking/)).toBeNull()
})

test('one that was moved goes by its new time: when that begins, there is nothing to cancel any more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const now = Date.now()
    const moved = { ...all, now, startsAt: now + 20_000, endsAt: now + 30_000 }
    const card = within((await openThread('confirmed', opened, moved)) as HTMLElement)
    card.getByRole('button', { name: 'Cancel booking' })
    await act(() => vi.advanceTimersByTimeAsync(21_000))
    await waitFor(() => expect(card.queryByRole('button', { name: 'Cancel booking' })).toBeNull())
    expect(card.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('who has no messages yet is led to the treatments', async () => {
  await openApp(
    '/message',
    { 'GET /threads': () => Response.json({ items: [], nextCursor: null }) },
    { signedInAs: person('user') },
  )
  await screen.findByRole('heading', { name: 'No messages yet' })
  expect(screen.getByRole('link', { name: 'Find a treatment' }).getAttribute('href')).toBe('/treatment')
})

test('whom one looks for stays in the address: through what was found, back to the list, and after a pause only', async () => {
  const priya = { id: PERSON_ID, name: 'Priya Nair', firstName: 'Priya', photoUrl: null, isGone: false }
  const row = { person: priya, at: held.now, unread: 0, last: null, blockedAt: null }
  const asked: (string | null)[] = []
  const { router } = await openApp(
    '/message',
    {
      'GET /threads': (search) => {
        asked.push(search instanceof URLSearchParams ? search.get('q') : null)
        return Response.json({ items: [row], nextCursor: null })
      },
      [`GET /threads/${PERSON_ID}`]: () => problem('thread_not_found', 404),
      [`GET /threads/${PERSON_ID}/messages`]: () => problem('thread_not_found', 404),
    },
    { signedInAs: person('user') },
  )
  const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search people or bookings' })
  for (const value of ['P', 'Pr', 'Pri']) fireEvent.change(await field(), { target: { value } })
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Pri' }))
  await waitFor(() => expect(asked.at(-1)).toBe('Pri'))
  expect(asked.filter((q) => q === 'P' || q === 'Pr')).toEqual([])
  fireEvent.click(await screen.findByRole('link', { name: /Priya Nair/ }))
  const back = await screen.findByRole('link', { name: 'Back to messages' })
  expect(router.state.location.href).toBe(`/message/${PERSON_ID}?q=Pri`)
  fireEvent.click(back)
  expect((await field()).value).toBe('Pri')
})

test('an address that looks for what nobody could is that of all messages', async () => {
  const { router } = await openApp(
    `/message?q=${'x'.repeat(81)}`,
    { 'GET /threads': () => Response.json({ items: [], nextCursor: null }) },
    { signedInAs: person('user') },
  )
  await screen.findByRole('heading', { name: 'No messages yet' })
  expect(router.state.matches.at(-1)?.search).toEqual({})
})
