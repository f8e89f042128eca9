import { withFieldGroup } from '@ginipig/app/form/use-app-form.ts'
import { useField } from '@ginipig/app/form/use-field.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import { Field } from '@ginipig/ui/field'
import { dialOf, PhoneInput } from '@ginipig/ui/phone-input'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useDialCodes } from './use-places.ts'

type PhoneFieldProps = {
  /** ISO alpha-2; says whose the code is where several share it. */
  country?: string | undefined
}

const props: PhoneFieldProps = {}

/** "Mobile", in national digits, with its dialling code, "+44": two fields of a form. Source: spec §5. */
export const PhoneField = withFieldGroup({
  defaultValues: { mobile: '', dialCode: '' },
  props,
  render: ({ group, country }) => (
    <group.AppField name="dialCode">
      {() => (
        <DialCode>
          {(dialCode) => (
            <group.AppField name="mobile">{() => <Phone dialCode={dialCode} country={country} />}</group.AppField>
          )}
        </DialCode>
      )}
    </group.AppField>
  ),
})

type TextField = ReturnType<typeof useField<string>>

const DialCode = ({ children }: { children: (dialCode: TextField) => ReactNode }) => children(useField())

/** Takes digits only, and a pasted number with its code. The 0 that people write before a number at home goes with the
 *  next digit, and that is said: behind a code it isn't dialled (spec §5). */
function Phone({ dialCode, country }: PhoneFieldProps & { dialCode: TextField }) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const dialCodes = useDialCodes()
  const { name, value, change, onBlur, problem } = useField({ isTyped: true })
  const [picked, setPicked] = useState(country)
  const [hadZero, setHadZero] = useState(false)
  const code = dialCode.value.replace('+', '')
  // As one types, not when the field is left: what is pressed next would slip away under the hint.
  const handleChange = (typed: string) => {
    const dialled = typed.replace(/^0+(?=[1-9])/, '')
    if (dialled !== typed) setHadZero(true)
    change(dialled)
  }
  return (
    <Field
      label={t`Mobile`}
      hint={hadZero ? t`Without the 0 at the start: ${{ dialCode: dialCode.value }} stands for it.` : undefined}
      error={fieldText(problem, t`Mobile`) ?? fieldText(dialCode.problem, t`Dialling code`)}
    >
      <PhoneInput
        name={name}
        value={value}
        onValueChange={handleChange}
        onBlur={onBlur}
        dialCodes={dialCodes}
        dial={dialOf(dialCodes, code, picked)?.id ?? ''}
        onDialChange={(dial) => {
          setPicked(dial.id)
          dialCode.change(`+${dial.code}`)
        }}
        dialLabel={t`Dialling code`}
      />
    </Field>
  )
}
