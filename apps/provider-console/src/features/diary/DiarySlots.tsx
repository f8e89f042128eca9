import { useDates } from '@ginipig/app/words/use-dates.ts'
import { Chip } from '@ginipig/ui/chip'
import { plural } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import styles from './Diary.module.css'
import type { Entry, SlotEntry } from './diary-days.ts'
import { kindWords } from './kind-words.ts'

type DiarySlotsProps = { slots: readonly SlotEntry[]; zone: string; onPick: (entry: Entry) => void }

/** Slots of one kind of a listing: each is opened by its time. */
export function DiarySlots({ slots, zone, onPick }: DiarySlotsProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const { time } = useDates()
  const kind = slots[0]?.kind ?? 'open'
  const title = slots[0]?.slot.title
  const words = {
    open: plural(slots.length, { one: '# open slot', other: '# open slots' }),
    shut: plural(slots.length, { one: '# slot, closed while you’re busy', other: '# slots, closed while you’re busy' }),
    late: plural(slots.length, { one: '# slot, too late to book', other: '# slots, too late to book' }),
    held: t`Being booked`,
  }
  return (
    <div className={styles.Entry} data-kind={kind}>
      <b>{title}</b>
      <small>{words[kind]}</small>
      <ul className={styles.Starts}>
        {slots.map((slot) => (
          <li key={slot.id}>
            <Chip
              data-entry={slot.id}
              aria-label={`${time(slot.from, zone)} – ${time(slot.until, zone)}, ${title}, ${i18n._(kindWords[kind])}`}
              onClick={() => onPick(slot)}
            >
              {time(slot.from, zone)}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
