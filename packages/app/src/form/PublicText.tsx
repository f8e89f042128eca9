import { type ContactDetail, findContactDetails } from '@ginipig/domain/contact-details'
import { toPlainText } from '@ginipig/domain/text'
import { Button } from '@ginipig/ui/button'
import { Field } from '@ginipig/ui/field'
import { TextInput } from '@ginipig/ui/text-input'
import { Textarea } from '@ginipig/ui/textarea'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { useFieldText } from '#words/field-words.ts'
import styles from './PublicText.module.css'
import { useField } from './use-field.ts'

const kindWords: Record<ContactDetail['kind'], MessageDescriptor> = {
  phone: msg`Looks like a phone number`,
  email: msg`Looks like an email address`,
  link: msg`Looks like a website`,
  handle: msg`Looks like an account name`,
}

type PublicTextProps = {
  label: ReactNode
  /** What is to be entered, in "Please enter {label}". */
  problemLabel: string
  max: number
  hint?: ReactNode
  marker?: ReactNode
  /** One line without them. */
  rows?: number
  /** It came by a press that asked for it. */
  autoFocus?: boolean
}

/** Words that the other side reads: of a form's field. A contact detail is underlined where it stands as soon as it is
 *  typed, and can be taken out by a button; it is found by the detector that the API refuses by. */
export function PublicTextField({ label, problemLabel, max, hint, marker, rows, autoFocus }: PublicTextProps) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const { name, value, change, onBlur, problem } = useField<string | null | undefined>({ isTyped: true })
  const control = useRef<HTMLElement | null>(null)
  const text = value ?? ''
  const found = findContactDetails(text)
  const input = {
    name,
    value: text,
    onBlur,
    maxLength: max,
    autoComplete: 'off',
    autoFocus,
    marks: found,
    ref: (element: HTMLElement | null) => {
      control.current = element
    },
    onChange: (event: { target: { value: string } }) => change(toPlainText(event.target.value)),
  }
  const takeOut = (detail: ContactDetail) => {
    change(without(text, detail))
    control.current?.focus()
  }
  return (
    <Field
      label={label}
      hint={hint}
      marker={marker}
      error={
        found.length > 0
          ? t`${plural(found.length, { one: 'One contact detail to take out', other: '# contact details to take out' })}`
          : fieldText(problem, problemLabel)
      }
    >
      {rows === undefined ? (
        <TextInput {...input} />
      ) : (
        <Textarea
          {...input}
          rows={rows}
          counterMax={max}
          counterAnnouncement={(used, most) => t`${{ used }} of ${{ max: most }} characters used`}
        />
      )}
      {found.length === 0 ? null : <FoundDetails text={text} found={found} onTakeOut={takeOut} />}
    </Field>
  )
}

type FoundDetailsProps = {
  text: string
  found: readonly ContactDetail[]
  onTakeOut: (detail: ContactDetail) => void
}

function FoundDetails({ text, found, onTakeOut }: FoundDetailsProps) {
  const { t, i18n } = useLingui()
  return (
    <ul className={styles.Found} aria-label={t`Contact details found`}>
      {found.map((detail) => {
        const words = text.slice(detail.start, detail.end)
        return (
          <li key={detail.start} className={styles.Detail}>
            <span className={styles.Words}>
              <q>{words}</q>
              <small>{i18n._(kindWords[detail.kind])}</small>
            </span>
            <Button size="sm" variant="ghost" aria-label={t`Take out “${words}”`} onClick={() => onTakeOut(detail)}>
              {t`Take out`}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** What is left reads on: one space where the detail stood, none before a full stop or at an end. */
const without = (text: string, { start, end }: ContactDetail): string => {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const gap = /\s$/.test(before) && /^[\s.,;:!?)]/.test(after) ? before.trimEnd() : before
  return after.trim() === '' ? before.trimEnd() : gap + after
}
