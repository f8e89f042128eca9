import { clsx } from 'clsx'
import { type ChangeEvent, type ComponentProps, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { ControlBox, FieldContext, type Mark, MarkedLayer, useFieldControl } from '#field/index.ts'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import { counterStage } from './counter-stage.ts'
import styles from './Textarea.module.css'

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Shows `93/500` under the box. It does not stop typing: give `maxLength` too, or validate. */
  counterMax?: number | undefined
  /** Parts of its value that are underlined where they stand. */
  marks?: readonly Mark[] | undefined
  /** What is read out when 90% and 100% are reached: `(450, 500)` gives "450 of 500 characters used". */
  counterAnnouncement?: ((used: number, max: number) => string) | undefined
}

/** Several lines of text, counted where there is a limit. `className` goes to the box, everything
 *  else and `ref` to the `<textarea>`. */
export function Textarea({ counterMax, counterAnnouncement, marks = [], className, onChange, ...rest }: TextareaProps) {
  const field = use(FieldContext)
  const control = useFieldControl(rest)
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const used = String(rest.value ?? typed).length

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }

  const stage = counterMax === undefined ? undefined : counterStage(used, counterMax)
  const counter =
    counterMax === undefined ? null : (
      <span className={styles.Counter} data-over={used > counterMax || undefined}>
        <span aria-hidden>
          {used}/{counterMax}
        </span>
        <VisuallyHidden aria-live="polite">
          {stage === undefined ? '' : counterAnnouncement?.(stage, counterMax)}
        </VisuallyHidden>
      </span>
    )

  return (
    <>
      <ControlBox
        invalid={Boolean(control['aria-invalid'])}
        disabled={control.disabled}
        className={clsx(styles.Textarea, className)}
      >
        {marks.length === 0 ? null : <MarkedLayer text={String(rest.value ?? typed)} marks={marks} />}
        <textarea rows={4} {...control} onChange={handleChange} />
      </ControlBox>
      {field?.footEnd ? createPortal(counter, field.footEnd) : counter}
    </>
  )
}
