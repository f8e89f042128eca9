import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { Trans } from '@lingui/react/macro'
import { EXAMPLE_PENCE } from '../money/cancellation-rows.ts'
import { PlanTable } from '../money/PlanTable.tsx'

export function Paying() {
  const money = useMoney()
  const { balanceHours, depositShare, fullDays, onlyFullHours, unpaidHours } = useFigures()
  const price = money(EXAMPLE_PENCE)
  return (
    <>
      <p>
        <Trans>
          The price you see is all you pay: there are no fees on top. You pay it in full, or a deposit of {depositShare}{' '}
          first and the rest, the balance, {balanceHours} hours before the appointment. For an appointment of {price}:
        </Trans>
      </p>
      <PlanTable />
      <ul>
        <li>
          <Trans>With a deposit you allow us to take the balance from the same card {balanceHours} hours before.</Trans>
        </li>
        <li>
          <Trans>
            If the balance can’t be taken we tell you at once and you can pay it yourself. If it is still unpaid{' '}
            {unpaidHours} hours before the start, the booking is cancelled and the deposit goes to the provider. You owe
            nothing more.
          </Trans>
        </li>
        <li>
          <Trans>
            Less than {balanceHours} hours before the start you can only pay in full; where the provider answers
            requests by hand, less than {onlyFullHours} hours. More than {fullDays} days ahead you can only pay the
            deposit.
          </Trans>
        </li>
        <li>
          <Trans>A promo code is given with a payment in full, and we bear it, not the provider.</Trans>
        </li>
        <li>
          <Trans>Stripe takes the payment. We never see your card’s number.</Trans>
        </li>
      </ul>
    </>
  )
}
