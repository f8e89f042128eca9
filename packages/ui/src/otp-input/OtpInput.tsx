import { clsx } from 'clsx'
import { type ComponentProps, type SyntheticEvent, useId } from 'react'
import { useFieldControl } from '#field/index.ts'
import { codeIn } from './code-in.ts'
import styles from './OtpInput.module.css'

export interface OtpInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'maxLength' | 'size'> {
  value: string
  /** Gets capitals and digits only. */
  onValueChange: (code: string) => void
  /** Called once the last character is in. */
  onComplete?: ((code: string) => void) | undefined
  /** How many characters; 4. */
  length?: number | undefined
}

const keepCaretAtEnd = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
  const end = currentTarget.value.length
  if (currentTarget.selectionStart !== end || currentTarget.selectionEnd !== end)
    currentTarget.setSelectionRange(end, end)
}

/** One input drawn as boxes: paste, autofill from the text message, backspace and screen readers work as in any input.
 *  `className` goes to the row of boxes, everything else and `ref` to the `<input>`. */
export function OtpInput({ value, onValueChange, onComplete, length = 4, className, ...rest }: OtpInputProps) {
  const control = useFieldControl(rest)
  const id = useId()

  const handleType = (text: string) => {
    const code = codeIn(text, length)
    onValueChange(code)
    if (code.length === length && code !== value) onComplete?.(code)
  }

  return (
    <div data-invalid={Boolean(control['aria-invalid']) || undefined} className={clsx(styles.OtpInput, className)}>
      {Array.from({ length }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never move
          key={`${id}${index}`}
          aria-hidden
          data-next={index === Math.min(value.length, length - 1) || undefined}
          className={styles.Box}
        >
          {value[index]}
        </span>
      ))}
      <input
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        {...control}
        type="text"
        value={value}
        onChange={(event) => handleType(event.target.value)}
        onSelect={keepCaretAtEnd}
        className={styles.Input}
      />
    </div>
  )
}
