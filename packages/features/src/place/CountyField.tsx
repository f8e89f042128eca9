import { useTextField } from '@ginipig/app/form/use-field.ts'
import { ofChoice, useFieldText } from '@ginipig/app/words/field-words.ts'
import { Field } from '@ginipig/ui/field'
import { Select } from '@ginipig/ui/select'
import { TextInput } from '@ginipig/ui/text-input'
import { useLingui } from '@lingui/react/macro'
import { countiesOf } from './counties.ts'

type CountyFieldProps = {
  /** ISO alpha-2: one chooses in the United Kingdom and types elsewhere. Source: product.md §3. */
  country: string
}

/** Of a form's field. */
export function CountyField({ country }: CountyFieldProps) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const { input, problem, isValid } = useTextField()
  const counties = countiesOf(country)
  return (
    <Field label={t`County`} error={fieldText(counties === undefined ? problem : ofChoice(problem), t`County`)}>
      {counties === undefined ? (
        <TextInput autoComplete="address-level1" {...input} valid={isValid} />
      ) : (
        <Select autoComplete="address-level1" {...input}>
          <option value="">{t`Choose one`}</option>
          {withOwn(counties, input.value).map((county) => (
            <option key={county}>{county}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** What was given before there was a list stays what it is. */
const withOwn = (counties: readonly string[], own: string) =>
  own === '' || counties.includes(own) ? counties : [own, ...counties]
