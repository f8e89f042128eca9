import { Trans } from '@lingui/react/macro'

export function WhoDoesWhat() {
  return (
    <>
      <p>
        <Trans>
          The contract for the treatment is between you and the provider. They decide how it is done, and they are
          responsible for it. Each listing shows who they are.
        </Trans>
      </p>
      <p>
        <Trans>
          We run the site, take payments on the provider’s behalf, keep the money until the appointment is over, and
          help when something goes wrong. Once you have paid us you have paid the provider.
        </Trans>
      </p>
    </>
  )
}
