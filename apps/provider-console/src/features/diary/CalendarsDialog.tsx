import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { getCalendars } from '@ginipig/contract/listing/calendars.ts'
import { MAX_CALENDARS } from '@ginipig/domain/calendar'
import { Dialog } from '@ginipig/ui/dialog'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { AddCalendarForm } from './AddCalendarForm.tsx'
import { CalendarRow } from './CalendarRow.tsx'
import styles from './Calendars.module.css'
import { FeedLink } from './FeedLink.tsx'

type CalendarsDialogProps = { zone: string; onClose: () => void }

/** Other calendars that are read, and the link by which others read this one. */
export function CalendarsDialog({ zone, onClose }: CalendarsDialogProps) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(query(useApi(), getCalendars))
  return (
    <Dialog open onOpenChange={onClose} title={<Trans>Calendars</Trans>} closeLabel={t`Close`} size="lg">
      <div className={styles.Parts}>
        {error && !data ? <Failure error={error} onTryAgain={refetch} isTrying={isFetching} /> : null}
        {data ? (
          <>
            <section className={styles.Part} aria-labelledby="calendars-in">
              <h3 id="calendars-in" className={styles.Title}>
                <Trans>Keep me free when I’m busy elsewhere</Trans>
              </h3>
              <p className={styles.Note}>
                <Trans>
                  We read the times, never the titles. Clients see nothing of it, the slot just isn’t offered. Changes
                  may take a quarter of an hour.
                </Trans>
              </p>
              {data.calendars.length === 0 ? null : (
                <ul className={styles.List}>
                  {data.calendars.map((calendar) => (
                    <CalendarRow key={calendar.id} calendar={calendar} zone={zone} />
                  ))}
                </ul>
              )}
              {data.calendars.length < MAX_CALENDARS ? (
                <AddCalendarForm />
              ) : (
                <p className={styles.Note}>
                  <Trans>You have 5 calendars. Remove one before you add another.</Trans>
                </p>
              )}
            </section>
            <FeedLink madeAt={data.feedMadeAt} zone={zone} />
          </>
        ) : null}
        {data || error ? null : <Skeleton aria-hidden shape="block" />}
      </div>
    </Dialog>
  )
}
