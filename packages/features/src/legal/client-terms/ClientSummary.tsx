import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { Trans } from '@lingui/react/macro'

export function ClientSummary() {
  const { answerHours, balanceHours, depositShare, noShowShare } = useFigures()
  return (
    <>
      <li>
        <Trans>You book with a provider; we run the marketplace and take the payment for them.</Trans>
      </li>
      <li>
        <Trans>
          Nothing leaves your account before the provider has said yes. They have {answerHours} hours; otherwise the
          request ends and costs nothing.
        </Trans>
      </li>
      <li>
        <Trans>
          The deposit is {depositShare} of the price. If you cancel up to {balanceHours} hours before, that is all it
          costs you.
        </Trans>
      </li>
      <li>
        <Trans>
          Later, or if you don’t come, it is the deposit and {noShowShare} of the price. If the provider cancels, you
          get everything back.
        </Trans>
      </li>
      <li>
        <Trans>Your legal rights as a consumer stay yours, whatever these terms say.</Trans>
      </li>
    </>
  )
}
