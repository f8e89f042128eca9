import { useDates } from '@ginipig/app/words/use-dates.ts'
import { Dialog } from '@ginipig/ui/dialog'
import { Plural, useLingui } from '@lingui/react/macro'
import styles from './Diary.module.css'
import { DiaryEntry } from './DiaryEntry.tsx'
import type { Crowd, Entry } from './diary-days.ts'

type CrowdDialogProps = { crowd: Crowd; now: number; zone: string; onPick: (entry: Entry) => void; onClose: () => void }

/** All that stands at one time, one below the other. */
export function CrowdDialog({ crowd: { entries }, now, zone, onPick, onClose }: CrowdDialogProps) {
  const { t } = useLingui()
  const { friendlyDateTime, time } = useDates()
  const from = entries[0]?.from ?? 0
  const until = Math.max(...entries.map((entry) => entry.until))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Plural value={entries.length} one="# at this time" other="# at this time" />}
      description={`${friendlyDateTime(from, zone)} – ${time(until, zone)}`}
      closeLabel={t`Close`}
    >
      <ul className={styles.Rows}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <DiaryEntry entry={entry} now={now} zone={zone} onPick={onPick} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
