import * as v from 'valibot'
import { noSuch } from '#errors.ts'
import { expansion } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { isActionable } from '#payment/radar.ts'

const retrieveReview = route({
  method: 'GET',
  path: '/v1/reviews/:id',
  params: v.strictObject(expansion),
  handle: ({ store }, { id }) => {
    const review = store.get('reviews', id)
    if (!review) throw noSuch('review', id)
    return review
  },
})

const retrieveWarning = route({
  method: 'GET',
  path: '/v1/radar/early_fraud_warnings/:id',
  params: v.strictObject(expansion),
  handle: ({ store }, { id }) => {
    const warning = store.get('early_fraud_warnings', id)
    if (!warning) throw noSuch('early fraud warning', id)
    const charge = store.get('charges', String(warning.charge))
    return { ...warning, actionable: charge !== undefined && isActionable(charge) }
  },
})

const related = { charge: ['charges'], payment_intent: ['payment_intents'] } as const

/** What Stripe's fraud rules say of charges; the test cards 9235 and 5423 bring it about. */
export const reviews: Resource = { object: 'review', expandable: related, routes: [retrieveReview] }
export const earlyFraudWarnings: Resource = {
  object: 'radar.early_fraud_warning',
  expandable: related,
  routes: [retrieveWarning],
}
