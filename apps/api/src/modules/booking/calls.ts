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
  startPayment,
  syncPayment,
  withdrawRequest,
} from '@ginipig/contract/booking'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createBookingLists } from './booking-list.service.ts'
import { createBookingViews } from './booking-view.service.ts'
import * as holds from './hold.ts'
import * as payments from './pay.ts'
import * as requests from './requests.ts'
import * as terms from './terms.ts'

export function bookingCalls(host: Host, platform: Platform): void {
  const views = createBookingViews(platform)
  const lists = createBookingLists(platform)

  serve(host, holdSlot, async ({ body, actor }) =>
    views.forClient(await holds.holdSlot(platform, actor.accountId, body), actor.accountId),
  )

  serve(host, getHold, async ({ actor }) => {
    const bookingId = await views.liveHold(actor.accountId)
    return bookingId === undefined ? null : views.forClient(bookingId, actor.accountId)
  })

  serve(host, releaseHold, async ({ params: { bookingId }, actor }) => {
    await holds.releaseHold(platform, bookingId, actor.accountId)
    return views.forClient(bookingId, actor.accountId)
  })

  serve(host, giveMustHaves, async ({ params: { bookingId }, body, actor }) => {
    await terms.giveMustHaves(platform, bookingId, actor.accountId, body)
    return views.forClient(bookingId, actor.accountId)
  })

  serve(host, startPayment, ({ params, body, actor }) =>
    payments.startPayment(platform, params.bookingId, actor.accountId, body),
  )

  serve(host, syncPayment, async ({ params: { bookingId }, actor }) => {
    await views.forClient(bookingId, actor.accountId)
    await payments.syncPayment(platform, bookingId)
    return views.forClient(bookingId, actor.accountId)
  })

  serve(host, withdrawRequest, async ({ params: { bookingId }, actor }) => {
    await requests.withdraw(platform, bookingId, actor.accountId)
    return views.forClient(bookingId, actor.accountId)
  })

  serve(host, getMyBooking, ({ params, actor }) => views.forClient(params.bookingId, actor.accountId))

  serve(host, listMyBookings, ({ query, actor }) => lists.forClient(actor.accountId, query))

  serve(host, listProviderBookings, ({ query, actor }) => lists.forProvider(actor.accountId, query))

  serve(host, getProviderBooking, ({ params, actor }) => views.forProvider(params.bookingId, actor.accountId))

  serve(host, acceptBooking, async ({ params: { bookingId }, actor }) => {
    await requests.accept(platform, bookingId, actor.accountId)
    return views.forProvider(bookingId, actor.accountId)
  })

  serve(host, declineBooking, async ({ params: { bookingId }, body, actor }) => {
    await requests.decline(platform, bookingId, actor.accountId, body)
    return views.forProvider(bookingId, actor.accountId)
  })
}
