import { clientBookingChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { ApiError, errorCode } from '@ginipig/api-client/core/api-error.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { startBalance, startPayment, syncPayment } from '@ginipig/contract/booking/client-calls.ts'
import type { PaymentPlan } from '@ginipig/domain/booking'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { firstState, type PaymentAction, paymentReducer, waitBeforeAsking } from './payment-state.ts'

export type PayWith = {
  savesCard: boolean
  /** A saved card; without it the fields' card. */
  cardId?: string | undefined
  /** Confirms in the browser; answers, never throws. @param paymentMethodId - of the saved card */
  confirm: (clientSecret: string, paymentMethodId: string | null) => Promise<PaymentAction>
}

/** What is paid: one of the plans of a held booking, or the balance of a confirmed one. */
export type Paying = PaymentPlan | 'balance'

/** How a booking stands as its payment sees it. A balance is paid where a held slot would be requested, and over where the
 *  booking has ended. */
export function standingOf(paying: Paying, booking: ClientBooking): Pick<ClientBooking, 'status' | 'paymentProblem'> {
  const { status, paymentProblem, captured, split } = booking
  if (paying !== 'balance') return { status, paymentProblem }
  if (captured >= split.total) return { status: 'confirmed', paymentProblem }
  return { status: status === 'confirmed' ? 'pending_payment' : 'payment_failed', paymentProblem }
}

/** Pays: starts, confirms, and then asks the server until it knows how it went. */
export function usePayment(booking: ClientBooking, paying: Paying) {
  const api = useApi()
  const bookingId = booking.id
  const [state, dispatch] = useReducer(paymentReducer, booking, firstState)
  const { mutateAsync: start } = useMutation(change(api, startPayment))
  const { mutateAsync: startOfBalance } = useMutation(change(api, startBalance))
  const { mutateAsync: sync } = useMutation(change(api, syncPayment, clientBookingChanged))
  const isRunning = useRef(false)

  const asked = state.phase === 'checking' ? state.asked : undefined
  useEffect(() => {
    if (asked === undefined) return
    const timer = setTimeout(() => {
      sync({ params: { bookingId } }).then(
        (answer) => dispatch({ type: 'synced', booking: standingOf(paying, answer) }),
        (error: unknown) => dispatch({ type: 'syncFailed', code: errorCode(error) }),
      )
    }, waitBeforeAsking(asked))
    return () => clearTimeout(timer)
  }, [asked, sync, bookingId, paying])

  // A webhook or another tab may be quicker than our own question.
  const { status, paymentProblem } = standingOf(paying, booking)
  useEffect(() => {
    if (status !== 'pending_payment') dispatch({ type: 'synced', booking: { status, paymentProblem } })
  }, [status, paymentProblem])

  const pay = async ({ savesCard, cardId, confirm }: PayWith) => {
    // A ref, because a second tap may come before the next render.
    if (isRunning.current || state.phase !== 'ready') return
    isRunning.current = true
    dispatch({ type: 'submitted' })
    try {
      const params = { bookingId }
      const { clientSecret, paymentMethodId } = await (paying === 'balance'
        ? startOfBalance({ params, body: { card: cardId ?? 'new' } })
        : start({ params, body: { plan: paying, savesCard, cardId } }))
      dispatch({ type: 'started' })
      dispatch(await confirm(clientSecret, paymentMethodId))
    } catch (error) {
      const retryAfter = error instanceof ApiError ? error.retryAfter : undefined
      dispatch({ type: 'startFailed', code: errorCode(error), retryAfter })
    } finally {
      isRunning.current = false
    }
  }

  return { state, pay }
}

export type Payment = ReturnType<typeof usePayment>
