import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { DEBT_OVERDUE_AFTER_MS } from '@ginipig/domain/payment'
import { DAY_MS } from '@ginipig/domain/time'
import { Trans } from '@lingui/react/macro'

/** Days a fee may stay open. */
const FEE_DAYS = DEBT_OVERDUE_AFTER_MS / DAY_MS

export function CancellingAsProvider() {
  const { cancellationFee } = useFigures()
  return (
    <>
      <p>
        <Trans>
          A client plans around you, so please cancel only when you must. If you cancel an accepted booking, or don’t
          appear, the client gets everything back and you owe us {cancellationFee} of the price. The site shows the
          amount before you confirm, and asks for the reason.
        </Trans>
      </p>
      <p>
        <Trans>
          The fee covers our work and the cost of the payments. We take it from your next earnings and show it in your
          payment history. If it stays open for more than {FEE_DAYS} days, your listings close until it is paid. In
          serious cases, such as illness, write to us: we may waive it.
        </Trans>
      </p>
    </>
  )
}
