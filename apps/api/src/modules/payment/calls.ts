import { listCards, receiveStripeEvent } from '@ginipig/contract/payment/card.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { withPatience } from '#platform/stripe/gateway.ts'
import { listCards as readCards } from './customer.ts'
import { receiveEvent } from './events.ts'

export function paymentCalls(host: Host, platform: Platform): void {
  serve(host, listCards, ({ actor }) => withPatience(() => readCards(platform, actor.accountId)))

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
