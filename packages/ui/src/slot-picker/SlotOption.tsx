import styles from './SlotPicker.module.css'

export interface SlotOptionData {
  id: string
  /** Wall clock of the appointment's zone: "10:30". */
  start: string
  /** "to 13:00"; for a slot that is gone, why: "Taken", "Being booked". */
  detail: string
  /** "2 places left". */
  places?: string | undefined
  isGone?: boolean | undefined
}

interface SlotOptionProps extends SlotOptionData {
  name: string
  isSelected: boolean
  onSelect: () => void
}

/** One slot. Gone means struck and closed, with the reason in words. */
export function SlotOption({ id, start, detail, places, isGone = false, name, isSelected, onSelect }: SlotOptionProps) {
  return (
    <label className={styles.Slot} data-selected={isSelected || undefined} data-gone={isGone || undefined}>
      <input
        type="radio"
        className={styles.Radio}
        name={name}
        value={id}
        checked={isSelected}
        disabled={isGone}
        onChange={onSelect}
      />
      {isGone ? <s className={styles.Start}>{start}</s> : <span className={styles.Start}>{start}</span>}{' '}
      <span className={styles.Detail}>{detail}</span>{' '}
      {places === undefined || isGone ? null : <span className={styles.Places}>{places}</span>}
    </label>
  )
}
