import type { SavedCard } from '@ginipig/contract/payment/card.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { heldBooking } from '../testing/held-booking.ts'
import { CardForm } from './CardForm.tsx'
import { PAY_FORM_ID } from './pay-form-id.ts'
import { type PaymentState, readyToPay } from './payment-state.ts'

const submitFields = vi.fn(async () => ({}))
const stripe = {}
const elements = { submit: submitFields }

// The card's own fields are in Stripe's frame.
vi.mock('@stripe/react-stripe-js', () => ({
  useStripe: () => stripe,
  useElements: () => elements,
  PaymentElement: ({ onReady }: { onReady: () => void }) => {
    useEffect(onReady, [onReady])
    return null
  },
}))

beforeEach(() => submitFields.mockClear())

const pay = vi.fn(async () => undefined)

const expired: SavedCard = {
  id: 'pm_1',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 3,
  expiryYear: 2020,
  isExpired: true,
}

function show(state: PaymentState, cards: SavedCard[] = []) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>
  render(
    <CardForm
      booking={heldBooking()}
      plan="full"
      cards={cards}
      payment={{ state, pay }}
      savesCard={false}
      onSavesCardChange={() => undefined}
      onReady={() => undefined}
      onFieldsFailed={() => undefined}
    />,
    { wrapper },
  )
}

const form = () => document.getElementById(PAY_FORM_ID) ?? document.body
const name = () => screen.getByLabelText<HTMLInputElement>('Name on card')
const pressPay = () => act(async () => void fireEvent.submit(form()))

test('nothing is paid without a name on the card: it says so, beside what is wrong in the card’s own fields', async () => {
  show(readyToPay)
  await pressPay()
  expect(screen.getByText('Please enter name on card')).toBeTruthy()
  expect(document.activeElement).toBe(name())
  expect(submitFields).toHaveBeenCalledOnce()
  expect(pay).not.toHaveBeenCalled()
})

test('with a name it is paid, once the card’s own fields are right', async () => {
  show(readyToPay)
  fireEvent.change(name(), { target: { value: 'Maya Osei' } })
  await pressPay()
  expect(pay).toHaveBeenCalledOnce()
})

test('nothing in it can be changed while the bank is asked', () => {
  show({ phase: 'confirming', seen: null })
  expect(form().hasAttribute('inert')).toBe(true)
})

test('who has no card is asked to add one, in the words of the spec', async () => {
  show(readyToPay)
  expect(screen.queryByRole('alert')).toBeNull()
  await pressPay()
  expect(screen.getByText('Please add your card to make payment.')).toBeTruthy()
})

test('who has only cards that ran out chooses: nothing is paid before', async () => {
  show(readyToPay, [expired])
  await pressPay()
  expect(screen.getByText('Please select any one card to make payment.')).toBeTruthy()
  expect(pay).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('radio', { name: 'New card' }))
  expect(screen.queryByText('Please select any one card to make payment.')).toBeNull()
})
