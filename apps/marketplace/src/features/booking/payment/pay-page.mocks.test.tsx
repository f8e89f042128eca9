import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { nothingGiven } from '@ginipig/domain/listing'
import * as reactStripe from '@stripe/react-stripe-js'
import type { Stripe, StripeElements, StripeElementsOptionsMode } from '@stripe/stripe-js'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Calls, openApp, problem } from '../../../testing/open-app.ts'
import { BOOKING_ID, heldBooking } from '../testing/held-booking.ts'
import * as loading from './load-stripe.ts'
import { PAY_FORM_ID } from './pay-form-id.ts'

vi.mock('@stripe/react-stripe-js', { spy: true })
vi.mock('./load-stripe.ts', { spy: true })

/** What Stripe's fields were told last. */
let fields: StripeElementsOptionsMode | undefined

beforeEach(() => {
  fields = undefined
  const stripe = {} as Stripe // nothing is asked of it before the API has answered
  vi.mocked(loading.loadStripeOnce).mockResolvedValue(stripe)
  vi.mocked(reactStripe.useStripe).mockReturnValue(stripe)
  vi.mocked(reactStripe.useElements).mockReturnValue({ submit: async () => ({}) } as StripeElements) // all that is asked
  const Elements = ({ options, children }: { options?: StripeElementsOptionsMode; children: ReactNode }) => {
    fields = options
    return children
  }
  vi.mocked(reactStripe.Elements).mockImplementation(Elements as typeof reactStripe.Elements) // by mode, as the page does
  vi.mocked(reactStripe.PaymentElement).mockImplementation(({ onReady }) => {
    useEffect(() => onReady?.({} as Parameters<typeof onReady>[0]), [onReady]) // which nobody looks at
    return null
  })
})

const done: Partial<ClientBooking> = {
  mustHavesAsked: { photos: null, requirements: null, consultation: null, patchTest: null },
  mustHavesGiven: { ...nothingGiven, photoIds: [], answers: {}, isTruthful: true, agreesToPolicy: true },
}

async function openPayment(plan: 'deposit' | 'full', more: Calls = {}) {
  const { services, router } = await openApp('/', {
    'GET /bookings/hold': () => Response.json(heldBooking(done)),
    [`GET /bookings/${BOOKING_ID}`]: () => Response.json(heldBooking(done)),
    'GET /cards': () => Response.json([]),
    ...more,
  })
  await screen.findByRole('banner')
  await act(() => services.session.logIn({ email: 'hannah@example.test', password: 'Ginipig-2026' }))
  await act(() => router.navigate({ to: `/pay-${plan}/${BOOKING_ID}` as string }))
  return screen.findByRole('checkbox', { name: /^Save this card/ })
}

test('card fields that couldn’t be loaded are tried again', async () => {
  await openPayment('full')
  const { onLoadError } = vi.mocked(reactStripe.PaymentElement).mock.lastCall?.[0] ?? {}
  act(() => onLoadError?.({} as Parameters<typeof onLoadError>[0])) // which nobody looks at
  expect((await screen.findByRole('alert')).textContent).toContain('The card form couldn’t be loaded')
  expect(screen.queryByLabelText('Name on card')).toBeNull()
  // Nothing is loading any more, and nothing could be sent.
  for (const pay of screen.getAllByRole('button', { name: /^Pay £/ })) expect(pay).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByLabelText('Name on card')
  expect(screen.queryByRole('alert')).toBeNull()
  for (const pay of screen.getAllByRole('button', { name: /^Pay £/ })) expect(pay).toHaveProperty('disabled', false)
})

test.for([
  { plan: 'deposit', saves: true, use: 'off_session' },
  { plan: 'deposit', saves: false, use: 'off_session' },
  { plan: 'full', saves: true, use: 'off_session' },
  { plan: 'full', saves: false, use: null },
] as const)('$plan, card saved $saves: the fields ask for the use that the payment will ask for', async (asked) => {
  const tick = await openPayment(asked.plan)
  expect(tick).toHaveProperty('checked', false) // nobody keeps a card without having said so
  if (asked.saves) fireEvent.click(tick)
  await waitFor(() => expect(tick).toHaveProperty('checked', asked.saves))
  expect(fields?.setupFutureUsage).toBe(asked.use)
})

test('the fields are given our font’s file by its whole address: Stripe’s frame has none of ours', async () => {
  await openPayment('deposit')
  const [font, ...others] = fields?.fonts ?? []
  expect(others).toEqual([])
  expect(font).toMatchObject({ family: 'Figtree Variable', weight: '300 900' })
  expect(font).toHaveProperty('src', expect.stringMatching(/^url\(http:\/\/ginipig\.localhost\/.*figtree.*\.woff2\)$/))
})

test('too many payments begun are said with when to come back', async () => {
  Element.prototype.scrollIntoView = vi.fn() // which jsdom hasn't
  const tooMany = () => problem('too_many_payments', 429, undefined, 3_600)
  await openPayment('deposit', { [`POST /bookings/${BOOKING_ID}/payment`]: tooMany })
  fireEvent.change(screen.getByLabelText('Name on card'), { target: { value: 'Hannah Doyle' } })
  fireEvent.click(screen.getAllByRole('button', { name: /^Pay £/ })[0] ?? document.body)
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toMatch(/please try again in 60 minutes\. Nothing was charged/)
})

test('Enter in a field leaves the focus on the button that pays: the field can’t keep it while the bank is asked', async () => {
  const started = vi.fn(() => new Promise<Response>(() => {}))
  await openPayment('deposit', { [`POST /bookings/${BOOKING_ID}/payment`]: started })
  const name = screen.getByLabelText('Name on card')
  fireEvent.change(name, { target: { value: 'Hannah Doyle' } })
  name.focus()
  fireEvent.submit(document.getElementById(PAY_FORM_ID) ?? document.body)
  await waitFor(() => expect(started).toHaveBeenCalled())
  expect(document.activeElement?.textContent).toContain('Paying…')
})

test('while money is on its way the hold can’t be given back', async () => {
  const started = vi.fn(() => new Promise<Response>(() => {}))
  await openPayment('deposit', { [`POST /bookings/${BOOKING_ID}/payment`]: started })
  const giveBack = screen.getByRole('button', { name: 'Choose another time' })
  expect(giveBack).toHaveProperty('disabled', false)
  fireEvent.change(screen.getByLabelText('Name on card'), { target: { value: 'Hannah Doyle' } })
  fireEvent.click(screen.getAllByRole('button', { name: /^Pay £/ })[0] ?? document.body)
  await waitFor(() => expect(started).toHaveBeenCalled())
  expect(giveBack).toHaveProperty('disabled', true)
})

// One opening of the page, which is the slow part, for the whole way of a code.
test('a promo code that is over says since when and stays typed; one that holds comes off, and can be removed again', async () => {
  const spring = {
    ...done,
    promo: { code: 'SPRING5', endsAt: Date.UTC(2031, 4, 31, 23) },
    split: splitPrice(5_400, bookingPolicy, 500),
  }
  const ended = { code: 'EASTER10', at: Date.UTC(2031, 3, 6, 23), uses: null, minimum: null, category: null }
  const seen = vi.fn()
  Element.prototype.scrollIntoView = function (this: Element) {
    seen(this.textContent)
  }
  const answers = [
    { booking: heldBooking(done), refused: { ...ended, why: 'ended' } },
    { booking: heldBooking(spring), refused: null },
  ]
  await openPayment('full', {
    [`PUT /bookings/${BOOKING_ID}/promo`]: () => Response.json(answers.shift()),
    [`POST /bookings/${BOOKING_ID}/promo/remove`]: () => Response.json(heldBooking(done)),
  })
  const code = () => screen.getByLabelText('Promo code', { selector: 'input' })
  const enter = (typed: string) => {
    fireEvent.change(code(), { target: { value: typed } })
    fireEvent.click(screen.getByText('Apply'))
  }
  enter('easter10')
  const why = (await screen.findByText('EASTER10 ended on 06-04-2031.')).closest('[role=alert]')
  expect(why?.textContent).toContain('You pay £54.00. Have another code? Type it over this one.')
  // A phone's dock lies over where it comes.
  expect(seen).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('EASTER10 ended'))
  expect(code()).toHaveProperty('value', 'easter10')
  expect(screen.getAllByText('Pay £54.00').length).toBeGreaterThan(0)
  enter('SPRING5')
  await screen.findByText('£5.00 off, until 31-05-2031. Ginipig pays it, not Priya.')
  const remove = screen.getByText('Remove').closest('button') ?? document.body
  expect(remove.textContent).toBe('Remove SPRING5')
  expect(screen.getAllByText('Pay £49.00').length).toBeGreaterThan(0)
  await waitFor(() => expect(document.activeElement).toBe(remove))
  fireEvent.click(remove)
  await screen.findByText('Apply')
  expect(screen.getAllByText('Pay £54.00').length).toBeGreaterThan(0)
})

test('on a phone too a deposit names the code that its balance is less by', async () => {
  const withCode = heldBooking({
    ...done,
    promo: { code: 'SPRING5', endsAt: null },
    split: splitPrice(5_400, bookingPolicy, 500),
  })
  await openPayment('deposit', { [`GET /bookings/${BOOKING_ID}`]: () => Response.json(withCode) })
  expect(screen.getByText('SPRING5 −£5.00')).toBeTruthy()
})
