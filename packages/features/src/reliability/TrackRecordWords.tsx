import { RECORD_FROM, type TrackRecord } from '@ginipig/domain/reliability'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './TrackRecordWords.module.css'

/** How somebody's appointments of a year ended, and how that is counted. @param props.of - whose they are */
export function TrackRecordWords({ record, of }: { record: TrackRecord | null; of: 'client' | 'provider' }) {
  const { t } = useLingui()
  if (record === null)
    return (
      <p className={styles.How}>
        <Trans>New here: nothing is counted before {RECORD_FROM} appointments.</Trans>
      </p>
    )
  const { kept, cancelledLate, missed } = record
  return (
    <>
      <ul className={styles.Counts}>
        <li>{t`${plural(kept, { one: '# took place', other: '# took place' })}`}</li>
        <li>{t`${plural(cancelledLate, { one: '# cancelled late', other: '# cancelled late' })}`}</li>
        {of === 'client' ? <li>{t`${plural(missed, { one: '# no-show', other: '# no-shows' })}`}</li> : null}
        {of === 'provider' && missed > 0 ? (
          <li>{t`${plural(missed, { one: 'didn’t come once', other: 'didn’t come # times' })}`}</li>
        ) : null}
      </ul>
      <details className={styles.How}>
        <summary>
          <Trans>Last 12 months, how it’s counted</Trans>
        </summary>
        {of === 'client' ? (
          <Trans>
            With all providers. A no-show counts once the client’s time to contest it is over. Whose booking is counted
            wrongly can report that booking.
          </Trans>
        ) : (
          <Trans>With all clients. Whose booking is counted wrongly can report that booking.</Trans>
        )}
      </details>
    </>
  )
}
