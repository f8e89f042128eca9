import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { ControlBox, useFieldControl } from '#field/index.ts'
import { IconButton } from '#icon-button/index.ts'
import styles from './PasswordInput.module.css'

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Name of the toggle, the same in both states: "Show password". */
  showLabel: string
}

/** A password, hidden until the eye is pressed. `className` goes to the box, everything else and `ref` to the
 *  `<input>`. Say `autoComplete`: it decides what a password manager does. */
export function PasswordInput({ showLabel, className, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)
  const control = useFieldControl(rest)
  return (
    <ControlBox
      invalid={Boolean(control['aria-invalid'])}
      disabled={control.disabled}
      className={clsx(styles.PasswordInput, className)}
    >
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...control}
        type={isShown ? 'text' : 'password'}
      />
      <IconButton
        size="sm"
        label={showLabel}
        aria-pressed={isShown}
        disabled={control.disabled}
        icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        onClick={() => setIsShown(!isShown)}
      />
    </ControlBox>
  )
}
