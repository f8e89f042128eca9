import { clsx } from 'clsx'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { type ButtonLook, lookAttributes } from './button-look.ts'

export interface FileButtonProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'multiple' | 'onChange'>,
    ButtonLook {
  icon?: ReactNode
  /** For the browser's file dialog; a person can still pick anything. JPEG and PNG. */
  accept?: string | undefined
  onChoose: (file: File) => void
}

/** Opens the browser's file dialog. It is a file input that looks like a button, so keyboard, labels and forms work as
 *  usual. `className` goes to the label, everything else and `ref` to the `<input>`. */
export function FileButton(props: FileButtonProps) {
  const { variant, size, block, icon, accept = 'image/jpeg,image/png', onChoose, className, children, ...rest } = props

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // So that the same file can be picked again.
    event.target.value = ''
    if (file) onChoose(file)
  }

  return (
    <label
      {...lookAttributes({ variant, size, block })}
      data-disabled={rest.disabled || undefined}
      className={clsx(styles.Button, className)}
    >
      <input {...rest} type="file" accept={accept} onChange={handleChange} className={styles.File} />
      <span className={styles.Content}>
        {icon}
        {children}
      </span>
    </label>
  )
}
