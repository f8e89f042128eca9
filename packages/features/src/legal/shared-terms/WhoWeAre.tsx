import { Trans } from '@lingui/react/macro'
import { PublisherDetails } from '../page/PublisherDetails.tsx'

export function WhoWeAre() {
  return (
    <>
      <p>
        <Trans>Ginipig is a marketplace. “We” and “us” mean the company that runs it:</Trans>
      </p>
      <PublisherDetails />
      <p>
        <Trans>
          A client is a person who books (we also say ginipig). A provider is the person or business who offers the
          appointment.
        </Trans>
      </p>
    </>
  )
}
