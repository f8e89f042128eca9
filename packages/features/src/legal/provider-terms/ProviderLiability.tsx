import { Trans } from '@lingui/react/macro'

export function ProviderLiability() {
  return (
    <>
      <p>
        <Trans>
          Nothing in these terms limits or excludes liability for death or personal injury caused by negligence, for
          fraud, or for anything else for which the law doesn’t allow it.
        </Trans>
      </p>
      <p>
        <Trans>
          You are responsible for your treatments, premises, products and statements. If a client has a rightful claim
          against us because of them, you bear what it costs.
        </Trans>
      </p>
      <p>
        <Trans>
          We run the site with reasonable care and skill, but don’t promise that it is always there or that you get a
          certain number of bookings. Beyond the first paragraph, and beyond the money that is due to you, we are
          responsible for loss that we could foresee, up to the commission that you paid us in the twelve months before.
        </Trans>
      </p>
    </>
  )
}
