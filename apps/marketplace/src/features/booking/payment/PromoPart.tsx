import { clientBookingChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { applyPromo, type PromoRefused, removePromo } from '@ginipig/contract/booking/promo.ts'
import { PromoCode } from '@ginipig/domain/payment'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Heading } from '@ginipig/ui/heading'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { TicketPercent } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { showIt } from './PaymentNotice.tsx'
import styles from './PromoPart.module.css'
import { usePromoWords } from './promo-words.ts'

const Typed = v.object({ code: PromoCode })

/** A promo code: typed and applied, or the one that is applied, to be removed. Source: spec §2, product.md §5 /pay-full. */
export function PromoPart({ booking, isLocked }: { booking: ClientBooking; isLocked: boolean }) {
  const { t } = useLingui()
  const { promo } = booking
  const place = useRef<HTMLElement>(null)
  const shown = useRef(promo?.code)
  // The field or the button that was pressed is gone: the keyboard goes on where it was.
  useEffect(() => {
    if (shown.current === promo?.code) return
    shown.current = promo?.code
    place.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [promo?.code])
  return (
    <section ref={place} className={styles.Promo} aria-label={t`Promo code`}>
      <Heading level={2} look="group">
        <Trans>Promo code</Trans>
      </Heading>
      {promo ? <Applied booking={booking} isLocked={isLocked} /> : <PromoForm booking={booking} isLocked={isLocked} />}
    </section>
  )
}

function Applied({ booking, isLocked }: { booking: ClientBooking; isLocked: boolean }) {
  const money = useMoney()
  const dates = useDates()
  const textOf = useProblemText()
  const { mutate, isPending, error } = useMutation(change(useApi(), removePromo, clientBookingChanged))
  const { promo, split, provider, zone, id: bookingId } = booking
  const off = money(split.discount)
  const name = provider.firstName
  const code = promo?.code ?? ''
  // An end is the first moment after it.
  const until = promo?.endsAt == null ? undefined : dates.date(promo.endsAt - 1, zone)
  return (
    <>
      <div className={styles.Applied}>
        <TicketPercent aria-hidden="true" />
        <p role="status">
          <b>{code}</b>
          <small>
            {until === undefined ? (
              <Trans>
                {off} off. Ginipig pays it, not {name}.
              </Trans>
            ) : (
              <Trans>
                {off} off, until {until}. Ginipig pays it, not {name}.
              </Trans>
            )}
          </small>
        </p>
        <Button
          size="sm"
          busy={isPending}
          disabled={isLocked}
          onClick={() => mutate({ params: { bookingId }, body: {} })}
        >
          <Trans>Remove</Trans>
          <VisuallyHidden> {code}</VisuallyHidden>
        </Button>
      </div>
      {error ? (
        <Banner tone="danger" role="alert">
          {textOf(error)}
        </Banner>
      ) : null}
    </>
  )
}

function PromoForm({ booking, isLocked }: { booking: ClientBooking; isLocked: boolean }) {
  const { t } = useLingui()
  const [refused, setRefused] = useState<PromoRefused | null>(null)
  const words = usePromoWords(booking)
  const { mutateAsync } = useMutation(
    change(useApi(), applyPromo, {
      keep: (client, { booking: changed }) => clientBookingChanged.keep?.(client, changed),
      stale: [],
    }),
  )
  const form = useAppForm({
    schema: Typed,
    defaultValues: { code: '' },
    onSubmit: async ({ code }) => {
      const answer = await mutateAsync({ params: { bookingId: booking.id }, body: { code } })
      setRefused(answer.refused)
    },
  })
  return (
    <form.AppForm>
      <form.Form className={styles.Form ?? ''} onChange={() => setRefused(null)}>
        <form.AppField name="code">
          {(field) => (
            <field.TextField
              label={t`Promo code`}
              labelHidden
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
              disabled={isLocked}
            />
          )}
        </form.AppField>
        <form.SubmitButton
          variant="secondary"
          disabled={isLocked}
          busyLabel={t`Applying…`}
        >{t`Apply`}</form.SubmitButton>
        <form.Failure />
      </form.Form>
      {refused ? (
        <Banner ref={showIt} tone="warning" role="alert" title={words(refused).title}>
          {words(refused).more}
        </Banner>
      ) : null}
    </form.AppForm>
  )
}
