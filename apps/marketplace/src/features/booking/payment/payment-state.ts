import type { ApiErrorCode } from '@ginipig/api-client/core/api-error.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'

/** Why the last try did not pay: a refused call (with the seconds until another may be made, where it said so), or a code of the card's bank (Stripe's decline and error codes,
 *  and a few of our own for what happens in between). */
export type PaymentProblem =
  | { from: 'api'; code: ApiErrorCode; retryAfter: number | undefined }
  | { from: 'card'; code: string }

/** What we know before asking the server. `authorised`: Stripe said yes, the booking only has to follow.
 *  `unknown`: the line broke while Stripe was asked. `resumed`: the page was opened on a payment already begun. */
export type Expectation = 'authorised' | 'unknown' | 'resumed'

export type PaymentState =
  | { readonly phase: 'ready'; readonly problem: PaymentProblem | null }
  | { readonly phase: 'starting'; readonly seen: string | null }
  | { readonly phase: 'confirming'; readonly seen: string | null }
  | {
      readonly phase: 'checking'
      /** The card's problem of the try before: the server names it until there is a newer one. */
      readonly seen: string | null
      readonly expects: Expectation
      /** Times asked, for the back-off. */
      readonly asked: number
      /** Answers in which nothing had been paid. */
      readonly unpaid: number
    }
  | { readonly phase: 'sent' }
  | { readonly phase: 'over' }

export type PaymentAction =
  | { type: 'submitted' }
  | { type: 'started' }
  | { type: 'startFailed'; code: ApiErrorCode; retryAfter?: number | undefined }
  /** The card's fields themselves say what is wrong. */
  | { type: 'fieldsRefused' }
  | { type: 'cardRefused'; code: string }
  | { type: 'authorised' }
  | { type: 'connectionLost' }
  | { type: 'synced'; booking: Pick<ClientBooking, 'status' | 'paymentProblem'> }
  | { type: 'syncFailed'; code: ApiErrorCode }

export const readyToPay: PaymentState = { phase: 'ready', problem: null }

const checking = (expects: Expectation, seen: string | null = null): PaymentState => ({
  phase: 'checking',
  seen,
  expects,
  asked: 0,
  unpaid: 0,
})

/** Where a page begins: with a question to the server when a payment was begun before, else ready. */
export function firstState({
  payments,
  paymentProblem,
}: Pick<ClientBooking, 'payments' | 'paymentProblem'>): PaymentState {
  if (payments.some(({ state }) => state === 'started' || state === 'held')) return checking('resumed')
  return { phase: 'ready', problem: paymentProblem === null ? null : { from: 'card', code: paymentProblem } }
}

/** How many answers of "nothing paid" are believed: after a broken line the card's answer may be a moment behind. */
const believedAfter: Record<Expectation, number> = {
  resumed: 1,
  unknown: 3,
  authorised: Number.POSITIVE_INFINITY,
}

/** The way of one payment. Pure: what is shown and whether another try is allowed follow from it alone.
 *  A second try is only ever allowed where the server said that nothing was paid. */
export function paymentReducer(state: PaymentState, action: PaymentAction): PaymentState {
  switch (action.type) {
    case 'submitted':
      return state.phase === 'ready' ? { phase: 'starting', seen: cardCode(state.problem) } : state
    case 'started':
      return state.phase === 'starting' ? { ...state, phase: 'confirming' } : state
    case 'startFailed':
      return state.phase === 'starting' ? afterRefusedStart(action) : state
    case 'fieldsRefused':
      return inHand(state) ? readyToPay : state
    case 'cardRefused':
      return inHand(state) ? { phase: 'ready', problem: { from: 'card', code: action.code } } : state
    case 'authorised':
      return inHand(state) ? checking('authorised') : state
    case 'connectionLost':
      return inHand(state) ? checking('unknown', state.seen) : state
    case 'synced':
      return afterSync(state, action.booking)
    case 'syncFailed':
      return state.phase === 'checking' ? { ...state, asked: state.asked + 1 } : state
  }
}

const cardCode = (problem: PaymentProblem | null) => (problem?.from === 'card' ? problem.code : null)

const inHand = (state: PaymentState) => state.phase === 'starting' || state.phase === 'confirming'

function afterRefusedStart({
  code,
  retryAfter,
}: {
  code: ApiErrorCode
  retryAfter?: number | undefined
}): PaymentState {
  if (code === 'hold_expired') return { phase: 'over' }
  // Another tab may have paid already: the server knows.
  if (code === 'booking_state') return checking('resumed')
  return { phase: 'ready', problem: { from: 'api', code, retryAfter } }
}

function afterSync(state: PaymentState, booking: Pick<ClientBooking, 'status' | 'paymentProblem'>): PaymentState {
  if (booking.status === 'payment_failed') return { phase: 'over' }
  if (booking.status !== 'pending_payment') return { phase: 'sent' }
  if (state.phase !== 'checking') return state
  const unpaid = state.unpaid + 1
  if (unpaid < believedAfter[state.expects]) return { ...state, asked: state.asked + 1, unpaid }
  return { phase: 'ready', problem: problemAfter(state, booking.paymentProblem) }
}

function problemAfter(
  { expects, seen }: Extract<PaymentState, { phase: 'checking' }>,
  code: string | null,
): PaymentProblem | null {
  if (code !== null && code !== seen) return { from: 'card', code }
  return expects === 'unknown' ? { from: 'card', code: 'connection_lost' } : null
}

/** Wait before the next question, ms: quick at first, because the answer mostly is there. */
const WAITS_MS = [0, 1_000, 2_000, 3_000, 5_000] as const
const LONGEST_WAIT_MS = 8_000

export const waitBeforeAsking = (asked: number): number => WAITS_MS[asked] ?? LONGEST_WAIT_MS

/** From here on the page also says what to do if it goes on. */
export const isSlow = (state: PaymentState): boolean => state.phase === 'checking' && state.asked > 4

/** While this is true the hold's end is not announced: the payment decides. */
export const isPaying = ({ phase }: PaymentState): boolean =>
  phase === 'starting' || phase === 'confirming' || phase === 'checking'
