import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import { ErrorAnnouncer } from './ErrorAnnouncer.tsx'
import styles from './Field.module.css'
import { FieldMessage } from './FieldMessage.tsx'
import { FieldContext } from './field-context.ts'

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  /** For a search box or a filter whose name is plain from the context: read out only. */
  labelHidden?: boolean | undefined
  /** At the right of the label: "Optional". */
  marker?: ReactNode
  hint?: ReactNode
  /** Takes the hint's place and makes the control invalid. */
  error?: ReactNode
  /** For an error that can't wait for a pause, and comes while the focus is in the control. A group's always is. */
  isErrorUrgent?: boolean | undefined
  /** Takes the hint's place when the value was checked and is good. */
  success?: ReactNode
  /** For several controls under one label (radios, code boxes, tiles): the label names a group. */
  group?: boolean | undefined
  /** The control's id, when something outside points at it. */
  controlId?: string | undefined
  children: ReactNode
}

const isShown = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== ''

/** Label above, help below, error in the help's place. The control inside wires itself by `useFieldControl`. */
export function Field(props: FieldProps) {
  const { label, labelHidden, marker, hint, error, isErrorUrgent, success, group, controlId, ...others } = props
  const { className, children, ...rest } = others
  const ownId = useId()
  const [footEnd, setFootEnd] = useState<HTMLElement | null>(null)
  const id = controlId ?? `${ownId}control`
  const labelId = `${ownId}label`
  const messageId = `${ownId}message`
  const invalid = isShown(error)
  const tone = invalid ? 'danger' : isShown(success) ? 'success' : 'hint'
  const message = invalid ? error : isShown(success) ? success : hint
  const describedBy = isShown(message) ? messageId : undefined
  const isCalledOut = group || isErrorUrgent

  const words = labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label
  return (
    <FieldContext value={{ controlId: id, labelId, describedBy, invalid, footEnd }}>
      <div {...rest} data-invalid={invalid || undefined} className={clsx(styles.Field, className)}>
        <div className={styles.Head} data-hidden={(labelHidden && !isShown(marker)) || undefined}>
          {group ? (
            <span id={labelId} className={styles.Label}>
              {words}
            </span>
          ) : (
            <label id={labelId} htmlFor={id} className={styles.Label}>
              {words}
            </label>
          )}
          {isShown(marker) ? <span className={styles.Marker}>{marker}</span> : null}
        </div>
        {children}
        <div className={styles.Foot}>
          {describedBy === undefined ? null : (
            // A group takes no focus, so its error is called out; a control's is read when the focus gets there.
            <FieldMessage id={messageId} tone={tone} role={isCalledOut && invalid ? 'alert' : undefined}>
              {message}
            </FieldMessage>
          )}
          <span ref={setFootEnd} className={styles.FootEnd} />
        </div>
        {isCalledOut ? null : <ErrorAnnouncer labelId={labelId} messageId={messageId} error={error} />}
      </div>
    </FieldContext>
  )
}
