import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import { getHold } from '@ginipig/contract/booking/client-calls.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { HoldTimer } from '@ginipig/ui/hold-timer'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import styles from './HoldBanner.module.css'

/** "You're holding Thu 14 May, 10:30": the way back to a booking that isn't paid yet. */
export function HoldBanner() {
  const { t } = useLingui()
  const dates = useDates()
  const { data: hold, dataUpdatedAt } = useQuery(query(useApi(), getHold))
  const [endedId, setEndedId] = useState<string>()
  const now = useServerClock(hold?.now ?? 0, dataUpdatedAt)
  if (hold?.holdEndsAt == null || hold.id === endedId || hold.holdEndsAt <= now()) return null
  const when = dates.friendlyDateTime(hold.startsAt, hold.zone)
  const name = hold.provider.firstName
  return (
    <section aria-label={t`Booking in progress`} className={styles.HoldBanner}>
      <p className={styles.Words}>
        <Trans>
          You’re holding {when} with {name}
        </Trans>
      </p>
      <div className={styles.Next}>
        <HoldTimer
          key={hold.id}
          label={t`Held for you`}
          expiredLabel={t`No longer held`}
          warning={t`Your slot is held for one more minute`}
          deadline={hold.holdEndsAt}
          now={now}
          onExpire={() => setEndedId(hold.id)}
        />
        <ButtonLink variant="primary" size="sm" render={(slot) => <Link to="/must-haves" {...slot} />}>
          <Trans>Continue</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}
