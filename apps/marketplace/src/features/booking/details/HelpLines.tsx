import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { MailUs } from '@ginipig/features/legal/page/MailUs.tsx'
import { LegalLink } from '@ginipig/features/legal-link/LegalLink.tsx'
import { ReportLink } from '@ginipig/features/report-link/ReportLink.tsx'
import { Trans } from '@lingui/react/macro'
import styles from './BookingDetailsPage.module.css'

/** Whom to ask and tell, and what an end costs. @param reference - of the booking, so that whoever answers finds it */
export function HelpLines({ id, reference, requestedAt }: Pick<ClientBooking, 'id' | 'reference' | 'requestedAt'>) {
  return (
    <ul className={styles.Help}>
      <li>
        <Trans>
          A question, or something’s wrong? Write to <MailUs /> and name {reference}.
        </Trans>
      </li>
      <li>
        <LegalLink to="client-terms" section="cancelling">
          <Trans>What cancelling costs</Trans>
        </LegalLink>
      </li>
      {requestedAt === null ? null : ( // what nobody was asked for can't be reported
        <li>
          <ReportLink kind="booking" targetId={id} of={reference} className={styles.Report} />
        </li>
      )}
    </ul>
  )
}
