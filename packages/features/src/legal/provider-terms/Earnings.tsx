import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { EXAMPLE_PENCE } from '../money/cancellation-rows.ts'
import { ShareTable } from '../money/ShareTable.tsx'

export function Earnings() {
  const money = useMoney()
  const { commission, completeHours, contestHours, noShowMinutes, releaseDays } = useFigures()
  const price = money(EXAMPLE_PENCE)
  return (
    <>
      <p>
        <Trans>
          We keep a commission of {commission} of the price when an appointment takes place, and bear the fees for the
          card payment. For an appointment of {price}:
        </Trans>
      </p>
      <ShareTable />
      <ul>
        <li>
          <Trans>
            Mark the appointment as done, then release your payment. If you don’t, it counts as done {completeHours}{' '}
            hours after its end, and the money goes out by itself{' '}
            <Plural value={releaseDays} one="# day" other="# days" /> later. While a report or a card dispute is open it
            waits.
          </Trans>
        </li>
        <li>
          <Trans>
            From {noShowMinutes} minutes after the start you can mark that a client didn’t come. They have{' '}
            {contestHours} hours to object; then your share goes out. A person decides if you two don’t agree.
          </Trans>
        </li>
        <li>
          <Trans>Stripe pays out to your bank account. Stripe’s own terms apply between you and Stripe.</Trans>
        </li>
        <li>
          <Trans>A client’s promo code never makes your share smaller.</Trans>
        </li>
        <li>
          <Trans>
            If a client disputes a card payment after you were paid and you were at fault, you owe us your share of it
            back.
          </Trans>
        </li>
      </ul>
    </>
  )
}
