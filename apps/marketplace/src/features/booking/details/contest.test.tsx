import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { MINUTE_MS } from '@ginipig/domain/time'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, person } from '../../../testing/open-app.ts'
import { BOOKING_ID, heldBooking } from '../testing/held-booking.ts'

const event = (kind: ClientBooking['events'][number]['kind'], at: number) => ({ kind, at, actor: 'client' as const })

/** Paid in full, the client said not to have come a minute ago. */
function missed(): ClientBooking {
  const held = heldBooking()
  const paid = { status: 'no_show', paymentStatus: 'paid', plan: 'full', captured: 5_400, balanceAt: null } as const
  const events = [...held.events, event('no_show', held.now - MINUTE_MS)]
  return { ...held, ...paid, startsAt: held.now - 30 * MINUTE_MS, holdEndsAt: null, offeredPlans: [], events }
}

test('who was there says so and what happened, and then reads that a person decides', async () => {
  let kept = missed()
  const words = 'I rang at five past, nobody opened.'
  const post = vi.fn((_body: unknown) => {
    kept = { ...kept, ownSide: words, events: [...kept.events, event('contested', kept.now)] }
    return Response.json(kept)
  })
  await openApp(
    `/booking-details/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(kept),
      [`POST /bookings/${BOOKING_ID}/contest`]: post,
    },
    { signedInAs: person('user') },
  )
  const wasThere = await screen.findByRole('button', { name: 'I was there' })
  // It has a day: it comes before what has time.
  const again = screen.getByRole('link', { name: 'Book again' })
  expect(wasThere.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.click(wasThere)
  const asking = within(await screen.findByRole('alertdialog'))
  expect(post).not.toHaveBeenCalled()
  fireEvent.change(asking.getByRole('textbox', { name: /^What happened/ }), { target: { value: words } })
  fireEvent.click(asking.getByRole('button', { name: 'I was there' }))
  await screen.findByText(/You said that you were there/)
  await screen.findByText(/We decide/)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I was there' })).toBeNull())
  expect(post).toHaveBeenCalledExactlyOnceWith({ words })
  screen.getByText(`“${words}”`)
})
