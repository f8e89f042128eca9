import { ButtonLink } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './SentLayout.module.css'

type SentLayoutProps = { bookingId: string; hero: ReactNode; summary: ReactNode; children: ReactNode }

/** Hero, then the story, which ends with the ways on, and the receipt. */
export function SentLayout({ bookingId, hero, summary, children }: SentLayoutProps) {
  return (
    <>
      {hero}
      <div className={styles.SentLayout}>
        <div className={styles.Main}>
          {children}
          <div className={styles.Actions}>
            <ButtonLink
              variant="primary"
              render={(slot) => <Link to="/booking-details/$id" params={{ id: bookingId }} {...slot} />}
            >
              <Trans>View booking</Trans>
            </ButtonLink>
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
