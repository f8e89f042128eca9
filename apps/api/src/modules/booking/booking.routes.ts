import {
  acceptBooking,
  declineBooking,
  getHold,
  getMyBooking,
  getProviderBooking,
  giveMustHaves,
  holdSlot,
  listMyBookings,
  listProviderBookings,
  releaseHold,
  withdrawRequest,
} from '@ginipig/contract/booking'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createBookings } from './booking.service.ts'
import { createBookingLists } from './booking-list.service.ts'
import { createBookingViews } from './booking-view.service.ts'

export function bookingRoutes(host: Host, platform: Platform): void {
  const bookings = createBookings(platform)
  const views = createBookingViews(platform)
  const lists = createBookingLists(platform)

  serve(host, holdSlot, async ({ body, actor }) =>
    views.forClient(await bookings.hold(actor.accountId, body), actor.accountId),
  )

  serve(host, getHold, async ({ actor }) => {
    const bookingId = await views.liveHold(actor.accountId)
    return bookingId === undefined ? null : views.forClient(bookingId, actor.accountId)
  })

  serve(host, releaseHold, async ({ params: { bookingId }, actor }) => {
    await bookings.releaseHold(bookingId, actor.accountId)
    return views.forClient(bookingId, actor.accountId)
  })

  serve(host, giveMustHaves, async ({ params: { bookingId }, body, actor }) => {
    await bookings.giveMustHaves(bookingId, actor.accountId, body)
    return views.forClient(bookingId, actor.accountId)
  })

  serve(host, withdrawRequest, async ({ params: { bookingId }, actor }) => {
    await bookings.withdraw(bookingId, actor.accountId)
    return views.forClient(bookingId, actor.accountId)
  })

  serve(host, getMyBooking, ({ params, actor }) => views.forClient(params.bookingId, actor.accountId))

  serve(host, listMyBookings, ({ query, actor }) => lists.forClient(actor.accountId, query))

  serve(host, listProviderBookings, ({ query, actor }) => lists.forProvider(actor.accountId, query))

  serve(host, getProviderBooking, ({ params, actor }) => views.forProvider(params.bookingId, actor.accountId))

  serve(host, acceptBooking, async ({ params: { bookingId }, actor }) => {
    await bookings.accept(bookingId, actor.accountId)
    return views.forProvider(bookingId, actor.accountId)
  })

  serve(host, declineBooking, async ({ params: { bookingId }, body, actor }) => {
    await bookings.decline(bookingId, actor.accountId, body)
    return views.forProvider(bookingId, actor.accountId)
  })
}
