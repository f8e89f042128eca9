import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { MessageButton } from '@ginipig/features/message/MessageButton.tsx'
import { ButtonLink } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './SentLayout.module.css'

type SentLayoutProps = { booking: ClientBooking; hero: ReactNode; summary: ReactNode; children: ReactNode }

/** Hero, then the story, which ends with the ways on, and the receipt. */
export function SentLayout({ booking, hero, summary, children }: SentLayoutProps) {
  return (
    <>
      {hero}
      <div className={styles.SentLayout}>
        <div className={styles.Main}>
          {children}
          <div className={styles.Actions}>
            <ButtonLink
              variant="primary"
              render={(slot) => <Link to="/booking-details/$id" params={{ id: booking.id }} {...slot} />}
            >
              <Trans>View booking</Trans>
            </ButtonLink>
            <MessageButton personId={booking.provider.id} firstName={booking.provider.firstName} />
            <ButtonLink variant="ghost" render={(slot) => <Link to="/my-booking" {...slot} />}>
              <Trans>See my bookings</Trans>
            </ButtonLink>
          </div>
        </div>
        <aside className={styles.Side}>{summary}</aside>
      </div>
    </>
  )
}
