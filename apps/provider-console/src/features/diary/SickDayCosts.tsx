import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { SickDayBooking } from '@ginipig/contract/booking/sick-day.ts'
import { PanelBody, PanelHead } from '@ginipig/ui/panel'
import { ReceiptLine, ReceiptLines } from '@ginipig/ui/receipt'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './SickDayPage.module.css'

type SickDayCostsProps = {
  isOff: boolean
  isPast: boolean
  /** Of which nothing has come yet. */
  waiting: readonly SickDayBooking[]
  /** Is this client refunded at once, without other times to choose from? */
  isAtOnce: (booking: SickDayBooking) => boolean
}

const sum = (of: 'refund' | 'fee', among: readonly SickDayBooking[]) => among.reduce((all, one) => all + one[of], 0)

/** What a day off costs its provider, and what goes back to whom. */
export function SickDayCosts({ isOff, isPast, waiting, isAtOnce }: SickDayCostsProps) {
  const { t } = useLingui()
  const money = useMoney()
  const atOnce = waiting.filter(isAtOnce)
  const most = money(sum('fee', waiting))
  const least = money(sum('fee', atOnce))
  const fee = least === most ? most : t`${least} to ${most}`
  return (
    <>
      {isOff ? (
        <PanelHead title={isPast ? <Trans>This day was off</Trans> : <Trans>This day is off</Trans>} />
      ) : (
        <PanelBody className={styles.Costs}>
          <h2 className={styles.CostsTitle}>
            <Trans>This costs you</Trans>
          </h2>
          <p className={styles.Cost}>{fee}</p>
          <p className={styles.Hint}>
            {waiting.length === 0 ? (
              <Trans>Nobody has to be told. You can open the day again in your diary.</Trans>
            ) : atOnce.length === 0 ? (
              <Trans>
                Nothing for who moves or has only asked. It comes off your next releases. Until somebody has answered,
                opening the day again takes it back.
              </Trans>
            ) : (
              <Trans>
                Nothing for who moves or has only asked. It comes off your next releases. This can’t be undone.
              </Trans>
            )}
          </p>
        </PanelBody>
      )}
      {waiting.length === 0 ? null : (
        <PanelBody>
          <ReceiptLines size="sm">
            {waiting
              .filter((one) => one.fee > 0)
              .map((one) => (
                <ReceiptLine
                  key={one.id}
                  label={one.client.firstName}
                  note={isAtOnce(one) ? t`refunded now` : t`if not moved`}
                  value={money(one.fee)}
                />
              ))}
            <ReceiptLine label={t`Back to clients at once`} value={money(sum('refund', atOnce))} tone="total" />
            <ReceiptLine
              label={t`Back to clients at most`}
              note={t`if none of the times suits`}
              value={money(sum('refund', waiting))}
            />
          </ReceiptLines>
        </PanelBody>
      )}
    </>
  )
}
