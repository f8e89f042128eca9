import { clsx } from 'clsx'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './Combobox.module.css'

export interface Suggestion {
  id: string
  /** What it is called; the part that was typed stands out. */
  text: string
  /** A second, quieter line. */
  note?: ReactNode
  /** Picture, avatar or symbol before it; decoration. */
  icon?: ReactNode
}

export interface SuggestionGroup<Option extends Suggestion> {
  id: string
  /** "Treatments". Left out where all are of one kind. */
  label?: ReactNode
  options: readonly Option[]
}

/** What the text field takes; all of it. */
export interface ComboboxInput {
  role: 'combobox'
  'aria-autocomplete': 'list'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  'aria-activedescendant': string | undefined
  autoComplete: 'off'
  onInput: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: (event: FocusEvent) => void
}

export interface ComboboxProps<Option extends Suggestion> {
  /** Names the list: "Suggestions". */
  label: string
  /** What stands in the field. */
  typed: string
  /** What it may mean; empty groups aren't shown. */
  groups: readonly SuggestionGroup<Option>[]
  /** Said when the list comes or changes: "5 suggestions". */
  announce: (count: number) => string
  onPick: (option: Option) => void
  /** The list is open as long as there is something in it, and takes the place below the field instead of lying over what
   *  follows: for a screen that is there for this one field. */
  isAlwaysOpen?: boolean | undefined
  className?: string | undefined
  children: (input: ComboboxInput) => ReactElement
}

/** A text field with what may be meant below it, after the WAI-ARIA pattern (list autocomplete, none picked by itself): the
 *  focus stays in the field, arrows walk the list, Enter takes what is walked to and else sends what was typed, Escape
 *  closes. The field is an ordinary one until the first key. */
export function Combobox<Option extends Suggestion>(props: ComboboxProps<Option>) {
  const { label, typed, groups, announce, onPick, isAlwaysOpen = false, className, children } = props
  const id = useId()
  const [isAsked, setIsAsked] = useState(false)
  const [walkedTo, setWalkedTo] = useState<string>()
  const shown = groups.filter(({ options }) => options.length > 0)
  const options = shown.flatMap((group) => group.options)
  const isOpen = (isAsked || isAlwaysOpen) && options.length > 0
  const at = options.findIndex((option) => option.id === walkedTo)
  const active = isOpen ? options[at] : undefined
  const idOf = (option: Suggestion) => `${id}${option.id}`
  const activeId = active && idOf(active)

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  const close = () => {
    setIsAsked(false)
    setWalkedTo(undefined)
  }
  const pick = (option: Option) => {
    close()
    onPick(option)
  }
  // One stop more than there are options: the text itself.
  const walk = (step: 1 | -1) => {
    const stops = options.length + 1
    setIsAsked(true)
    setWalkedTo(options[(((isOpen ? at : -1) + 1 + step + stops) % stops) - 1]?.id)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // A key that ends a word of an input method (Japanese, Chinese) is not ours.
    if (event.nativeEvent.isComposing) return
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault()
      walk(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      pick(active)
    } else if (event.key === 'Escape' && isOpen && !isAlwaysOpen) {
      // The list alone: the words, or a dialog around it, go with the next one.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter') close()
  }

  return (
    <div className={clsx(styles.Combobox, className)}>
      {children({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}list` : undefined,
        'aria-activedescendant': activeId,
        autoComplete: 'off',
        onInput: () => {
          setIsAsked(true)
          setWalkedTo(undefined)
        },
        onKeyDown: handleKeyDown,
        onBlur: close,
      })}
      <VisuallyHidden role="status">{isOpen ? announce(options.length) : ''}</VisuallyHidden>
      {isOpen ? (
        // Pressing on it leaves the focus where it is, so that the field's keys go on.
        <div
          id={`${id}list`}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          data-in-flow={isAlwaysOpen || undefined}
          className={styles.List}
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, as the listbox pattern has it
            <div
              key={group.id}
              role="group"
              aria-labelledby={group.label === undefined ? undefined : `${id}${group.id}label`}
              aria-label={group.label === undefined ? label : undefined}
            >
              {group.label === undefined ? null : (
                <div id={`${id}${group.id}label`} role="presentation" className={styles.Label}>
                  {group.label}
                </div>
              )}
              {group.options.map((option) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
                <div
                  key={option.id}
                  id={idOf(option)}
                  role="option"
                  aria-selected={option === active}
                  tabIndex={-1}
                  className={styles.Option}
                  onClick={() => pick(option)}
                >
                  {option.icon === undefined ? null : (
                    <span aria-hidden className={styles.Icon}>
                      {option.icon}
                    </span>
                  )}
                  <span className={styles.Words}>
                    <Marked text={option.text} typed={typed} />
                    {option.note === undefined ? null : <small className={styles.Note}>{option.note}</small>}
                  </span>
                </div>
              ))}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** A name with what was typed of it standing out. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const part = typed.trim()
  const start = part === '' ? -1 : text.toLocaleLowerCase().indexOf(part.toLocaleLowerCase())
  if (start < 0) return <span>{text}</span>
  const end = start + part.length
  return (
    <span>
      {text.slice(0, start)}
      <b className={styles.Typed}>{text.slice(start, end)}</b>
      {text.slice(end)}
    </span>
  )
}
