import { Trans } from '@lingui/react/macro'

export function Liability() {
  return (
    <>
      <p>
        <Trans>
          Nothing in these terms limits or excludes liability for death or personal injury caused by negligence, for
          fraud, or for anything else for which the law doesn’t allow it, and nothing limits your rights as a consumer.
        </Trans>
      </p>
      <p>
        <Trans>
          We are responsible for what we do: running the site with reasonable care and skill, and handling your money as
          these terms say. If we fail in that, we are responsible for loss that we could foresee. The provider is
          responsible for the treatment itself. We aren’t responsible for what is outside our control, or for business
          losses: the site is for private use.
        </Trans>
      </p>
    </>
  )
}
