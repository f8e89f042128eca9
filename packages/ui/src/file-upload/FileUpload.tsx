import { clsx } from 'clsx'
import { type ComponentProps, useRef } from 'react'
import { useFieldGroup } from '#field/index.ts'
import { AddTile } from './AddTile.tsx'
import styles from './FileUpload.module.css'
import { UploadTile } from './UploadTile.tsx'
import type { UploadItem, UploadLabels } from './upload-item.ts'

export interface FileUploadProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  items: readonly UploadItem[]
  /** What was picked or dropped, unchecked: the caller tells good from bad and puts errors on tiles. */
  onAdd: (files: File[]) => void
  /** Also cancels one that is under way. */
  onRemove: (id: string) => void
  /** Sends one that failed again. */
  onRetry?: ((id: string) => void) | undefined
  /** The add tile goes at this many. */
  max?: number | undefined
  /** For the browser's file dialog; a drop can still bring anything. */
  accept?: string | undefined
  labels: UploadLabels
}

/** Pictures as tiles. Name it by a `Field group` around it or by `aria-label`. */
export function FileUpload(props: FileUploadProps) {
  const {
    items,
    onAdd,
    onRemove,
    onRetry,
    max = 4,
    accept = 'image/jpeg,image/png',
    labels,
    className,
    ...rest
  } = props
  const { 'aria-invalid': _invalid, ...group } = useFieldGroup()
  const list = useRef<HTMLUListElement>(null)

  const handleRemove = (id: string) => {
    // The button pressed goes with its tile; the list keeps the keyboard's place.
    list.current?.focus()
    onRemove(id)
  }

  return (
    <fieldset {...group} {...rest} className={className}>
      <ul ref={list} tabIndex={-1} className={clsx(styles.Tiles)}>
        {items.map((item, index) => (
          <UploadTile
            key={item.id}
            item={item}
            labels={labels}
            firstLabel={index === 0 ? labels.first : undefined}
            onRemove={() => handleRemove(item.id)}
            onRetry={onRetry && (() => onRetry(item.id))}
          />
        ))}
        {items.length < max ? (
          <li>
            <AddTile label={labels.add} hint={labels.addHint} accept={accept} multiple={max > 1} onAdd={onAdd} />
          </li>
        ) : null}
      </ul>
    </fieldset>
  )
}
