import { Field } from '@ginipig/ui/field'
import { dialOf, PhoneInput } from '@ginipig/ui/phone-input'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BoundField } from '#form/index.ts'
import { useFieldText } from '#problem/index.ts'
import { useDialCodes } from './use-places.ts'

type PhoneFieldProps = {
  /** National digits. */
  mobile: BoundField
  /** "+44". */
  dialCode: BoundField
  /** ISO alpha-2; says whose the code is where several share it. */
  country?: string | undefined
}

/** "Mobile" with its dialling code; takes digits only, and a pasted number with its code. Source: spec §5. */
export function PhoneField({ mobile, dialCode, country }: PhoneFieldProps) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const dialCodes = useDialCodes()
  const [picked, setPicked] = useState(country)
  const code = dialCode.input.value.replace('+', '')
  return (
    <Field
      label={t`Mobile`}
      error={fieldText(mobile.problem, t`Mobile`) ?? fieldText(dialCode.problem, t`Dialling code`)}
    >
      <PhoneInput
        name={mobile.input.name}
        value={mobile.input.value}
        onValueChange={(value) => mobile.input.onChange({ target: { value } })}
        onBlur={mobile.input.onBlur}
        dialCodes={dialCodes}
        dial={dialOf(dialCodes, code, picked)?.id ?? ''}
        onDialChange={(dial) => {
          setPicked(dial.id)
          dialCode.input.onChange({ target: { value: `+${dial.code}` } })
        }}
        dialLabel={t`Dialling code`}
      />
    </Field>
  )
}
