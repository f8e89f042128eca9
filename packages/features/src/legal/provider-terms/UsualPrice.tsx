import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { Trans } from '@lingui/react/macro'

export function UsualPrice() {
  const { leastDiscount, leastPrice } = useFigures()
  return (
    <>
      <p>
        <Trans>
          Your usual price (RRP) is what you really charge other clients for the same treatment. If you are new and have
          no usual price yet, it is what a provider of your level generally charges in your area.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            Your price on Ginipig is at least {leastDiscount} below it and not less than {leastPrice}. The site refuses
            anything else.
          </Trans>
        </li>
        <li>
          <Trans>
            Keep what shows your usual price (a price list, receipts) and give it to us when we ask. Never raise it to
            make a discount look bigger: that misleads clients and is against the law.
          </Trans>
        </li>
        <li>
          <Trans>The price is all a client pays. You may not ask for anything on top for what you listed.</Trans>
        </li>
      </ul>
    </>
  )
}
