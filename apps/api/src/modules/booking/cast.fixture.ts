import {
  cancelBooking,
  contestNoShow,
  getMyBooking,
  giveMustHaves,
  moveBooking,
  releaseHold,
  startBalance,
  startPayment,
  syncPayment,
  withdrawRequest,
} from '@ginipig/contract/booking/client-calls.ts'
import {
  acceptBooking,
  cancelBookingAsProvider,
  completeBooking,
  declineBooking,
  markNoShow,
  releasePayment,
} from '@ginipig/contract/booking/provider-calls.ts'
import { settleClientEnd } from '@ginipig/domain/booking'
import { nothingGiven } from '@ginipig/domain/listing'
import { createBookableWorld } from '#testing/booking-world.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { signIn } from '#testing/sign-in.ts'
import type { TestApi } from '#testing/test-api.ts'
import { openAccounts } from './booking.fixture.ts'
import { type Act, CLIENTS, cards, FIRST_SLOT } from './story.fixture.ts'

/** A salon and those who book there, each with a way to call the API that outlives any jump of the clock. */
export async function cast(api: TestApi, wishes: Parameters<typeof createBookableWorld>[2] = {}) {
  const { platform, app } = api
  const world = await createBookableWorld(platform.database, platform.clock.now(), { clients: CLIENTS, ...wishes })
  await openAccounts(api)
  const signer = { ...platform, tokenSecret: platform.config.tokenSecret }
  /** The clock may jump past the end of a token, and of a session: an app then takes a fresh one, and a person logs in
   *  again. */
  const caller = async (id: string, audience: 'marketplace' | 'console'): Promise<Caller> => {
    const logIn = async () => injectCaller(app, await signIn(signer, id, audience))
    let call = await logIn()
    return async (endpoint, input) => {
      const first = await call(endpoint, input)
      if (first.status !== 401) return first
      call = await logIn()
      return call(endpoint, input)
    }
  }
  return {
    world,
    clients: await Promise.all(world.clientIds.map((id) => caller(id, 'marketplace'))),
    provider: await caller(world.providerId, 'console'),
    /** The booking that each client is about, and its intent. */
    about: [] as { bookingId?: string; intentId?: string }[],
  }
}

export type Cast = Awaited<ReturnType<typeof cast>>

/** Confirms at Stripe, as the browser would. A refused card, and an intent that is past confirming, belong to the story. */
export async function confirm({ platform }: TestApi, intentId: string | undefined, card: string): Promise<void> {
  if (!intentId) return
  await platform.stripe.paymentIntents
    .confirm(intentId, { payment_method: card, return_url: 'http://ginipig.localhost:4000/' })
    .catch((error: unknown) => {
      if (!(error instanceof platform.stripe.errors.StripeError)) throw error
    })
}

/** One press of a button. @returns the status of its answer */
export async function act(
  api: TestApi,
  one: Act,
  person: Caller,
  { provider, world }: Cast,
  params: { bookingId: string },
  mine: Cast['about'][number],
): Promise<number> {
  switch (one.do) {
    case 'give':
      return (
        await person(giveMustHaves, { params, body: { ...nothingGiven, isTruthful: true, agreesToPolicy: true } })
      ).status
    case 'start': {
      const answer = await person(startPayment, { params, body: { plan: one.plan, savesCard: false } })
      if (answer.status === 200) mine.intentId = answer.body.clientSecret.split('_secret_')[0] ?? ''
      return answer.status
    }
    case 'confirm':
      await confirm(api, mine.intentId, one.card)
      return 200
    case 'sync':
      return (await person(syncPayment, { params })).status
    case 'release':
      return (await person(releaseHold, { params })).status
    case 'withdraw':
      return (await person(withdrawRequest, { params })).status
    case 'accept':
      return (await provider(acceptBooking, { params })).status
    case 'decline':
      return (await provider(declineBooking, { params, body: { reason: 'fully_booked' } })).status
    case 'cancel':
      return (await person(cancelBooking, { params, body: { loses: await shownLoss(api, person, params) } })).status
    case 'move':
      return (await person(moveBooking, { params, body: { slotId: world.slots[FIRST_SLOT + one.slot]?.row.id } }))
        .status
    case 'refuse':
      api.sandbox.control.nextOutcome(await cardOf(api, mine.intentId), 'insufficient_funds')
      return 200
    case 'balance': {
      const answer = await person(startBalance, { params, body: { card: 'deposit' } })
      if (answer.status === 200)
        await confirm(api, answer.body.clientSecret.split('_secret_')[0], answer.body.paymentMethodId ?? cards[0])
      return answer.status
    }
    case 'contest':
      return (await person(contestNoShow, { params })).status
    case 'call off':
      return (await provider(cancelBookingAsProvider, { params, body: { reason: 'illness' } })).status
    case 'no show':
      return (await provider(markNoShow, { params })).status
    case 'complete':
      return (await provider(completeBooking, { params })).status
    case 'pay out':
      return (await provider(releasePayment, { params })).status
  }
}

/** What the page shows before the click; a booking that can’t be cancelled is refused whatever it says. */
async function shownLoss(api: TestApi, person: Caller, params: { bookingId: string }): Promise<number> {
  const { status, body } = await person(getMyBooking, { params })
  if (status !== 200) return 0
  return settleClientEnd('cancelled_by_client', body, body.policy, api.clock.now()).forfeited
}

async function cardOf(api: TestApi, intentId: string | undefined): Promise<string> {
  if (!intentId) return 'none'
  const { payment_method } = await api.platform.stripe.paymentIntents.retrieve(intentId)
  return String(payment_method ?? 'none')
}
