import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { SlotOption, type SlotOptionData } from './SlotOption.tsx'
import styles from './SlotPicker.module.css'

export interface SlotGroup {
  id: string
  icon?: ReactNode
  /** "Morning". */
  title: string
  /** "until 11:55". */
  hint?: string | undefined
  slots: readonly SlotOptionData[]
  /** Stands in an empty group: "No Time Slot Available". */
  emptyText: string
}

export interface SlotPickerProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Name of the whole group: "Time on Thursday 14 May". */
  label: string
  groups: readonly SlotGroup[]
  value: string | null
  onValueChange: (slotId: string) => void
  /** "Please select any Slot!" */
  error?: string | undefined
  name?: string | undefined
}

/** The open slots of a day as one radio group in parts: arrows go through all of them, past those that are gone. */
export function SlotPicker({ label, groups, value, onValueChange, error, name, className, ...rest }: SlotPickerProps) {
  const id = useId()
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={label}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className={clsx(styles.SlotPicker, className)}
    >
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className={styles.Error}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a radiogroup would name every radio twice over
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <p id={`${id}-${group.id}`} className={styles.GroupTitle}>
            {group.icon}
            {group.title}
            {group.hint === undefined ? null : <span className={styles.Hint}>{group.hint}</span>}
          </p>
          {group.slots.length === 0 ? <p className={styles.Empty}>{group.emptyText}</p> : null}
          <div className={styles.Slots}>
            {group.slots.map((slot) => (
              <SlotOption
                key={slot.id}
                {...slot}
                name={name ?? id}
                isSelected={slot.id === value}
                onSelect={() => onValueChange(slot.id)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** After a day is picked, the focus lands on its first open slot (design §14). @param picker - the slot-picker's element */
export function focusFirstSlot(picker: HTMLElement | null): void {
  picker?.querySelector<HTMLInputElement>('input[type="radio"]:not(:disabled)')?.focus()
}
