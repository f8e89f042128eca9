import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { Trans } from '@lingui/react/macro'

export function ProviderSummary() {
  const { answerHours, cancellationFee, commission, leastDiscount, leastPrice, noShowShare, releaseDays } = useFigures()
  return (
    <>
      <li>
        <Trans>
          You list appointments at {leastDiscount} off your usual price or more, from {leastPrice}. Listing costs
          nothing.
        </Trans>
      </li>
      <li>
        <Trans>You have {answerHours} hours to answer a request.</Trans>
      </li>
      <li>
        <Trans>
          We keep a commission of {commission}. The rest is yours after the appointment: when you release it, or by
          itself after {releaseDays} days.
        </Trans>
      </li>
      <li>
        <Trans>If a client cancels late or doesn’t come, you get {noShowShare} of the price.</Trans>
      </li>
      <li>
        <Trans>
          If you cancel, the client gets everything back and you owe a fee of {cancellationFee} of the price.
        </Trans>
      </li>
      <li>
        <Trans>You are qualified or supervised, insured, and responsible for your work.</Trans>
      </li>
    </>
  )
}
