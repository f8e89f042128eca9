import { Trans } from '@lingui/react/macro'

export function OurPart() {
  return (
    <>
      <p>
        <Trans>
          The contract for an appointment is between you and the client. You aren’t our employee, worker or partner: you
          decide what you offer, when, and whom you accept.
        </Trans>
      </p>
      <p>
        <Trans>
          You appoint us as your agent to take clients’ payments and to make the refunds that these terms say. What a
          client has paid to us they have paid to you. You allow us to show your listings and profile on the site.
        </Trans>
      </p>
    </>
  )
}
