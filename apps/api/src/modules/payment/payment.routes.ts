import { startPayment, syncPayment } from '@ginipig/contract/booking'
import { listCards, receiveStripeEvent } from '@ginipig/contract/payment'
import { createBookingViews } from '#modules/booking/booking-view.service.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { listCards as readCards } from './customer.service.ts'
import { createPayments } from './payment.service.ts'
import { receiveEvent } from './webhook.service.ts'

export function paymentRoutes(host: Host, platform: Platform): void {
  const payments = createPayments(platform)
  const views = createBookingViews(platform)

  serve(host, listCards, ({ actor }) => readCards(platform, actor.accountId))

  serve(host, startPayment, ({ params, body, actor }) => payments.start(params.bookingId, actor.accountId, body))

  serve(host, syncPayment, async ({ params, actor }) => {
    await views.forClient(params.bookingId, actor.accountId)
    await payments.sync(params.bookingId)
    return views.forClient(params.bookingId, actor.accountId)
  })

  // The signature covers the bytes, so this one route keeps them: a parser of its own, in a scope of its own.
  host.app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    serve({ ...host, app: scope }, receiveStripeEvent, async ({ body, request }) => {
      const signature = request.headers['stripe-signature']
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new Refusal('malformed')
      await receiveEvent(platform, body, signature)
      return { received: true }
    })
  })
}
