import { Trans } from '@lingui/react/macro'
import { MailUs } from '../page/MailUs.tsx'
import { PublisherDetails } from '../page/PublisherDetails.tsx'

export function Controller() {
  return (
    <>
      <p>
        <Trans>
          We, the company that runs Ginipig, are the controller of your data under UK GDPR and the Data Protection Act
          2018:
        </Trans>
      </p>
      <PublisherDetails />
      <p>
        <Trans>
          Questions about your data? Write to <MailUs />. A provider who learns something about you for an appointment
          is a controller of their own for what they do with it.
        </Trans>
      </p>
    </>
  )
}
