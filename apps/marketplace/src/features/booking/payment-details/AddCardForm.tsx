import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { keyOf, makeStale } from '@ginipig/api-client/core/call-options.ts'
import { walletChanged } from '@ginipig/api-client/payment.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { type ComingBalance, chooseCard, getWallet, startCard } from '@ginipig/contract/payment/wallet.ts'
import { CardHolderName } from '@ginipig/domain/identity'
import { Banner } from '@ginipig/ui/banner'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { HolderField } from '../payment/HolderField.tsx'
import { ForBalancesField } from './ForBalancesField.tsx'
import { type KeepProblem, keepWords } from './keep-words.ts'
import styles from './PaymentDetailsPage.module.css'
import { saveCardAtStripe } from './save-card.ts'

export const ADD_CARD_FORM_ID = 'add-card'

const NewCard = v.object({ holder: CardHolderName, forBalances: v.boolean() })

type AddCardFormProps = {
  balances: readonly ComingBalance[]
  onBusyChange: (isBusy: boolean) => void
  onReady: () => void
  onFieldsFailed: () => void
  onClose: () => void
}

/** The card's fields, which are Stripe's, and the name on it. The bank may ask its question here. Source: money.md §1.8. */
export function AddCardForm({ balances, onBusyChange, onReady, onFieldsFailed, onClose }: AddCardFormProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const api = useApi()
  const client = useQueryClient()
  const toast = useToast()
  const stripe = useStripe()
  const elements = useElements()
  const [problem, setProblem] = useState<KeepProblem>()
  // One try at Stripe serves until a card is kept by it.
  const secret = useRef<string | undefined>(undefined)

  const keep = async ({ holder, forBalances }: v.InferOutput<typeof NewCard>) => {
    if (!stripe || !elements) return
    setProblem(undefined)
    const { error } = await elements.submit()
    if (error) return
    secret.current ??= (await api(startCard, { body: {} })).clientSecret
    const kept = await saveCardAtStripe(stripe, {
      elements,
      clientSecret: secret.current,
      returnUrl: `${location.origin}/payment-details`,
      name: holder,
    })
    if ('code' in kept) return setProblem(kept)
    secret.current = undefined
    if (forBalances) {
      const wallet = await api(chooseCard, { params: { cardId: kept.cardId }, body: { forBalances: true } })
      walletChanged.keep?.(client, wallet)
    }
    await makeStale(client, [keyOf(getWallet), ...(walletChanged.stale ?? [])])
    onClose()
    toast.success(t`Your card is saved`)
  }

  const form = useAppForm({
    formId: ADD_CARD_FORM_ID,
    schema: NewCard,
    defaultValues: { holder: '', forBalances: false },
    onSubmit: async (given) => {
      onBusyChange(true)
      try {
        await keep(given)
      } finally {
        onBusyChange(false)
      }
    },
    // Both are checked before either stops: all that is wrong shows at once.
    onInvalid: () => void elements?.submit(),
  })
  const words = problem && keepWords(problem)
  return (
    <form.AppForm>
      <form.Form className={styles.Form}>
        {words ? (
          <Banner tone="danger" role="alert" title={i18n._(words.title)}>
            {i18n._(words.advice)}
          </Banner>
        ) : null}
        <form.Failure />
        <PaymentElement
          options={{ fields: { billingDetails: { name: 'never', address: 'auto' } }, wallets: { link: 'never' } }}
          onReady={onReady}
          onLoadError={onFieldsFailed}
        />
        <form.AppField name="holder">{() => <HolderField />}</form.AppField>
        {balances.length === 0 ? null : (
          <form.AppField name="forBalances">{() => <ForBalancesField balances={balances} />}</form.AppField>
        )}
      </form.Form>
    </form.AppForm>
  )
}
