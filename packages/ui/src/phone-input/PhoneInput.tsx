import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ControlBox, useFieldControl } from '#field/index.ts'
import styles from './PhoneInput.module.css'
import { type DialCode, phoneTyping } from './phone-typing.ts'

export interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** Digits only, without the dial code. */
  value: string
  onValueChange: (digits: string) => void
  dialCodes: readonly DialCode[]
  /** Id of one of `dialCodes`. Pasting "+353 85…" picks its own. */
  dial: string
  onDialChange: (dial: DialCode) => void
  /** Name of the list: "Dialling code". */
  dialLabel: string
}

/** A country and the digits of a number. `className` goes to the box, everything else and `ref` to the number's
 *  `<input>`. */
export function PhoneInput(props: PhoneInputProps) {
  const { value, onValueChange, dialCodes, dial, onDialChange, dialLabel, className, ...rest } = props
  const control = useFieldControl(rest)

  const pick = (id: string) => {
    const picked = dialCodes.find((one) => one.id === id)
    if (picked !== undefined && id !== dial) onDialChange(picked)
  }

  const handleType = (text: string) => {
    const typed = phoneTyping(text, dialCodes, dial)
    if (typed.dial !== undefined) pick(typed.dial)
    onValueChange(typed.digits)
  }

  return (
    <ControlBox
      invalid={Boolean(control['aria-invalid'])}
      disabled={control.disabled}
      className={clsx(styles.PhoneInput, className)}
    >
      <div className={styles.Dial}>
        <span aria-hidden>{dialCodes.find(({ id }) => id === dial)?.short}</span>
        <ChevronDown aria-hidden />
        <select
          aria-label={dialLabel}
          autoComplete="tel-country-code"
          value={dial}
          disabled={control.disabled}
          onChange={(event) => pick(event.target.value)}
          className={styles.List}
        >
          {dialCodes.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
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
