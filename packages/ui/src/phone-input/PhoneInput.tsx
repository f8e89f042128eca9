import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#class-names/class-names.ts'
import { ControlBox, useFieldControl } from '#field/index.ts'
import styles from './PhoneInput.module.css'
import { type DialCode, phoneTyping } from './phone-typing.ts'

export interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** Digits only, without the dial code. */
  value: string
  onValueChange: (digits: string) => void
  dialCodes: readonly DialCode[]
  /** One of `dialCodes`' codes. Pasting "+353 85…" picks its own. */
  dialCode: string
  onDialCodeChange: (code: string) => void
  /** Name of the list: "Dialling code". */
  dialLabel: string
}

/** `className` goes to the box, everything else and `ref` to the number's `<input>`. */
export function PhoneInput(props: PhoneInputProps) {
  const { value, onValueChange, dialCodes, dialCode, onDialCodeChange, dialLabel, className, ...rest } = props
  const control = useFieldControl(rest)

  const handleType = (text: string) => {
    const typed = phoneTyping(text, dialCodes)
    if (typed.dialCode !== undefined && typed.dialCode !== dialCode) onDialCodeChange(typed.dialCode)
    onValueChange(typed.digits)
  }

  return (
    <ControlBox
      invalid={Boolean(control['aria-invalid'])}
      disabled={control.disabled}
      className={classNames(styles.PhoneInput, className)}
    >
      <div className={styles.Dial}>
        <span aria-hidden>{dialCodes.find((dial) => dial.code === dialCode)?.short}</span>
        <ChevronDown aria-hidden />
        <select
          aria-label={dialLabel}
          autoComplete="tel-country-code"
          value={dialCode}
          disabled={control.disabled}
          onChange={(event) => onDialCodeChange(event.target.value)}
          className={styles.List}
        >
          {dialCodes.map((dial) => (
            <option key={dial.code} value={dial.code}>
              {dial.label}
            </option>
          ))}
        </select>
      </div>
      <input
        inputMode="tel"
        autoComplete="tel-national"
        {...control}
        type="tel"
        value={value}
        onChange={(event) => handleType(event.target.value)}
      />
    </ControlBox>
  )
}
