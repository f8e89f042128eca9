import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { HOUR_MS } from '@ginipig/domain/time'
import * as reactStripe from '@stripe/react-stripe-js'
import type { Stripe, StripeElements, StripeElementsOptionsMode } from '@stripe/stripe-js'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp, person } from '../../../testing/open-app.ts'
import { BOOKING_ID, heldBooking } from '../testing/held-booking.ts'
import * as loading from './load-stripe.ts'

vi.mock('@stripe/react-stripe-js', { spy: true })
vi.mock('./load-stripe.ts', { spy: true })

/** What Stripe's fields were told, and what it was asked to confirm. */
let fields: StripeElementsOptionsMode | undefined
const confirmPayment = vi.fn(async (_asked: unknown): Promise<unknown> => undefined)

beforeEach(() => {
  fields = undefined
  confirmPayment.mockReset()
  Element.prototype.scrollIntoView = () => undefined // which jsdom has none of
  const stripe = { confirmPayment } as never as Stripe // all that is asked of it
  vi.mocked(loading.loadStripeOnce).mockResolvedValue(stripe)
  vi.mocked(reactStripe.useStripe).mockReturnValue(stripe)
  vi.mocked(reactStripe.useElements).mockReturnValue({ submit: async () => ({}) } as StripeElements) // all that is asked
  const Elements = ({ options, children }: { options?: StripeElementsOptionsMode; children: ReactNode }) => {
    fields = options
    return children
  }
  vi.mocked(reactStripe.Elements).mockImplementation(Elements as typeof reactStripe.Elements) // by mode, as the page does
})

/** £54.00, of which the deposit of £8.10 is paid by a Mastercard that refused the rest. */
function refused(): ClientBooking {
  const held = heldBooking()
  return {
    ...held,
    status: 'confirmed',
    paymentStatus: 'balance_failed',
    paymentProblem: 'authentication_required',
    plan: 'deposit',
    captured: 810,
    balanceAt: held.startsAt - 36 * HOUR_MS,
    holdEndsAt: null,
    offeredPlans: [],
    payments: [
      {
        id: '7b0d7a52-4a3c-4f1e-8d3e-1f2a3b4c5d6e',
        kind: 'deposit',
        amount: 810,
        state: 'taken',
        at: held.now,
        card: { brand: 'mastercard', last4: '4444' },
      },
    ],
  }
}

test('a refused balance is paid with the card that paid the deposit, its bank asked: the exact sum, until when, and what otherwise', async () => {
  let booking = refused()
  const start = vi.fn((_body: unknown) =>
    Response.json({ clientSecret: 'pi_1_secret_2', amount: 4_590, paymentMethodId: 'pm_deposit' }),
  )
  confirmPayment.mockImplementation(async () => {
    booking = { ...booking, paymentStatus: 'paid', captured: 5_400, paymentProblem: null }
    return { paymentIntent: { status: 'succeeded' } }
  })
  const { services, router } = await openApp('/', {
    'GET /bookings/hold': () => Response.json(null),
    'GET /cards': () => Response.json([]),
    [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booking),
    [`POST /bookings/${BOOKING_ID}/balance`]: start,
    [`POST /bookings/${BOOKING_ID}/payment/sync`]: () => Response.json(booking),
  })
  await screen.findByRole('banner')
  await act(() => services.session.logIn({ email: 'hannah@example.test', password: 'Ginipig-2026' }))
  await act(() => router.navigate({ to: `/pay-full/${BOOKING_ID}` as string }))
  await screen.findByRole('heading', { level: 1, name: 'Pay the balance' })
  screen.getByText(/Your place with .+ is kept until/)
  screen.getByText(/keeps the £8\.10 and we don’t chase the rest/)
  const kept = await screen.findByRole<HTMLInputElement>('radio', { name: /Mastercard ending 4444/ })
  expect(kept.checked).toBe(true)
  screen.getByText('Your bank wants to be sure that it’s you')
  expect(fields).toMatchObject({ amount: 4_590, captureMethod: 'automatic', setupFutureUsage: null })
  expect(screen.queryByRole('checkbox', { name: /Save this card/ })).toBeNull()
  const [pay] = await screen.findAllByRole('button', { name: 'Pay £45.90' })
  if (pay) fireEvent.click(pay)
  await waitFor(() => expect(start).toHaveBeenCalled())
  expect(start.mock.calls[0]?.[0]).toEqual({ card: 'deposit' })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/booking-details/${BOOKING_ID}`))
  expect(confirmPayment.mock.calls[0]?.[0]).toMatchObject({
    clientSecret: 'pi_1_secret_2',
    confirmParams: { payment_method: 'pm_deposit' },
  })
  await screen.findByText('Paid. That’s everything.')
})

test('where early has passed it says what cancelling costs once this is paid, not once the booking is confirmed', async () => {
  const late = refused()
  await openApp(
    `/pay-full/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      'GET /cards': () => Response.json([]),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json({ ...late, now: late.startsAt - 20 * HOUR_MS }),
    },
    { signedInAs: person('user') },
  )
  await screen.findByText(
    /^Cancel once you’ve paid, or don’t come, and you lose £35\.10\. If .+ cancels, you get everything back\.$/,
  )
})

test('the booking’s page says it too, and leads to the payment', async () => {
  await openApp(
    `/booking-details/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(refused()),
    },
    { signedInAs: person('user') },
  )
  // Above the page, and at its place in the way of the money.
  expect(await screen.findAllByText(/^Your bank said no to £45\.90/)).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Pay £45.90' }).getAttribute('href')).toBe(`/pay-full/${BOOKING_ID}`)
})
