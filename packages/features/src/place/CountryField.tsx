import { useTextField } from '@ginipig/app/form/use-field.ts'
import { ofChoice, useFieldText } from '@ginipig/app/words/field-words.ts'
import { Field } from '@ginipig/ui/field'
import { Select } from '@ginipig/ui/select'
import { useLingui } from '@lingui/react/macro'
import { useCountries } from './use-places.ts'

/** Of a form's field. Value: ISO 3166-1 alpha-2. */
export function CountryField() {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const countries = useCountries()
  const { input, problem } = useTextField({ isTyped: false })
  return (
    <Field label={t`Country`} error={fieldText(ofChoice(problem), t`Country`)}>
      <Select autoComplete="country" {...input}>
        {input.value === '' ? <option value="">{t`Choose one`}</option> : null}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
