import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import type { SavedCard } from '@ginipig/contract/payment/card.ts'
import { CardHolderName } from '@ginipig/domain/identity'
import { Banner } from '@ginipig/ui/banner'
import { Checkbox } from '@ginipig/ui/checkbox'
import { Trans } from '@lingui/react/macro'
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { CardChoice, firstChoice, keptCard, NO_CARD } from './CardChoice.tsx'
import styles from './CardForm.module.css'
import { confirmNewCard, confirmSavedCard } from './confirm-card.ts'
import { HolderField } from './HolderField.tsx'
import { Mandate } from './Mandate.tsx'
import { PAY_FORM_ID } from './pay-form-id.ts'
import { isPaying } from './payment-state.ts'
import type { Paying, Payment } from './use-payment.ts'

type CardFormProps = {
  booking: ClientBooking
  plan: Paying
  cards: readonly SavedCard[]
  payment: Payment
  savesCard: boolean
  onSavesCardChange: (savesCard: boolean) => void
  onReady: (isReady: boolean) => void
  onFieldsFailed: () => void
}

const NewCard = v.object({ holder: CardHolderName })
const SavedCardChoice = v.object({ holder: v.string() })

/** A saved card or a new one, and the form behind the Pay button. */
export function CardForm(props: CardFormProps) {
  const { booking, plan, cards, payment, savesCard, onSavesCardChange, onReady, onFieldsFailed } = props
  const stripe = useStripe()
  const elements = useElements()
  const isBalance = plan === 'balance'
  const kept = isBalance ? keptCard(booking, cards) : undefined
  const [choice, setChoice] = useState(() => firstChoice(cards, kept))
  const [areFieldsReady, setAreFieldsReady] = useState(false)
  const [missing, setMissing] = useState<MissingCard>()
  const isNew = choice === 'new'
  const hasNone = cards.length === 0 && kept === undefined

  const isReady = stripe !== null && (!isNew || areFieldsReady)
  useEffect(() => onReady(isReady), [onReady, isReady])

  const returnUrl = `${location.origin}${isBalance ? `/pay-full/${booking.id}` : `/booking-request?id=${booking.id}`}`

  const payWithNew = async (name: string) => {
    if (!stripe || !elements) return
    const { error } = await elements.submit()
    if (error) return setMissing(hasNone ? 'add' : undefined)
    await payment.pay({
      savesCard,
      confirm: (clientSecret) => confirmNewCard(stripe, { elements, clientSecret, returnUrl, name, savesCard }),
    })
  }

  const payWithSaved = async () => {
    if (!stripe) return
    await payment.pay({
      savesCard: false,
      cardId: choice,
      confirm: (clientSecret, paymentMethodId) =>
        confirmSavedCard(stripe, { clientSecret, returnUrl, paymentMethodId: paymentMethodId ?? choice }),
    })
  }

  const form = useAppForm({
    formId: PAY_FORM_ID,
    schema: isNew ? NewCard : SavedCardChoice,
    defaultValues: { holder: '' },
    onSubmit: ({ holder }) => {
      setMissing(choice === NO_CARD ? 'select' : undefined)
      if (choice === NO_CARD) return
      moveFocusToPay()
      return isNew ? payWithNew(holder) : payWithSaved()
    },
    // Both are checked before either stops: all that is wrong shows at once.
    onInvalid: () => {
      if (hasNone) setMissing('add')
      void elements?.submit()
    },
  })

  return (
    <form.AppForm>
      <form.Form inert={isPaying(payment.state)}>
        <MissingCardNotice missing={missing} />
        {hasNone ? null : (
          <CardChoice
            cards={cards}
            kept={kept}
            value={choice}
            onChange={(value) => {
              setMissing(undefined)
              setChoice(value)
            }}
          />
        )}
        {isNew ? (
          <div className={styles.NewCard}>
            <PaymentElement
              options={{ fields: { billingDetails: { name: 'never', address: 'auto' } }, wallets: { link: 'never' } }}
              onReady={() => setAreFieldsReady(true)}
              onLoadError={onFieldsFailed}
            />
            <form.AppField name="holder">{() => <HolderField />}</form.AppField>
            {isBalance ? null : (
              <Checkbox
                checked={savesCard}
                onChange={(event) => onSavesCardChange(event.target.checked)}
                label={<Trans>Save this card</Trans>}
                description={
                  plan === 'deposit' ? (
                    <Trans>We need it for the balance either way. Saving keeps it for next time too.</Trans>
                  ) : (
                    <Trans>So that it’s here next time.</Trans>
                  )
                }
              />
            )}
          </div>
        ) : null}
        {plan === 'deposit' ? <Mandate booking={booking} /> : null}
      </form.Form>
    </form.AppForm>
  )
}

/** What is inert loses the focus, and it would stay lost: Enter in a field leaves it where a press of the button does. */
function moveFocusToPay() {
  if (document.activeElement?.closest('form')?.id !== PAY_FORM_ID) return
  document.querySelector<HTMLElement>(`button[form="${PAY_FORM_ID}"]`)?.focus({ preventScroll: true })
}

/** Nobody can pay yet: no card is there, or none of those there is chosen. */
export type MissingCard = 'add' | 'select' | undefined

/** Says above the cards what stands in the way. Source: spec §8. */
function MissingCardNotice({ missing }: { missing: MissingCard }) {
  if (missing === undefined) return null
  return (
    <Banner tone="danger" role="alert">
      {missing === 'add' ? (
        <Trans>Please add your card to make payment.</Trans>
      ) : (
        <Trans>Please select any one card to make payment.</Trans>
      )}
    </Banner>
  )
}
