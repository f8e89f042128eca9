import { clsx } from 'clsx'
import { Camera, CircleUserRound } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { Button, FileButton } from '#button/index.ts'
import { useFieldGroup } from '#field/index.ts'
import styles from './AvatarInput.module.css'

export interface AvatarInputProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The picture that was picked, or is there already. */
  photoUrl?: string | undefined
  /** "Add a photo", or "Change photo" once there is one. */
  pickLabel: string
  removeLabel: string
  /** What was picked, unchecked. */
  onPick: (file: File) => void
  onRemove: () => void
}

/** One picture of a person, shown as it will be. Name it by a `Field group` around it or by `aria-label`. */
export function AvatarInput(props: AvatarInputProps) {
  const { photoUrl, pickLabel, removeLabel, onPick, onRemove, className, ...rest } = props
  const { 'aria-invalid': invalid, ...group } = useFieldGroup()
  const input = useRef<HTMLInputElement>(null)

  const handleRemove = () => {
    // The button pressed goes with the picture.
    input.current?.focus()
    onRemove()
  }

  return (
    <fieldset {...group} {...rest} className={clsx(styles.AvatarInput, className)}>
      {photoUrl === undefined ? (
        <span className={styles.Empty}>
          <CircleUserRound aria-hidden />
        </span>
      ) : (
        <img src={photoUrl} alt="" className={styles.Photo} />
      )}
      <div className={styles.Actions}>
        <FileButton
          ref={input}
          size="sm"
          aria-invalid={invalid}
          aria-describedby={group['aria-describedby']}
          icon={<Camera aria-hidden />}
          onChoose={onPick}
        >
          {pickLabel}
        </FileButton>
        {photoUrl === undefined ? null : (
          <Button size="sm" variant="ghost" onClick={handleRemove}>
            {removeLabel}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
