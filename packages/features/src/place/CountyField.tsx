import { Field } from '@ginipig/ui/field'
import { Select } from '@ginipig/ui/select'
import { TextInput } from '@ginipig/ui/text-input'
import { useLingui } from '@lingui/react/macro'
import type { BoundField } from '#form/index.ts'
import { useFieldText } from '#problem/index.ts'
import { countiesOf } from './counties.ts'

type CountyFieldProps = {
  field: BoundField
  /** ISO alpha-2: one chooses in the United Kingdom and types elsewhere. Source: product.md §3. */
  country: string
}

export function CountyField({ field, country }: CountyFieldProps) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const counties = countiesOf(country)
  return (
    <Field label={t`County`} error={fieldText(field.problem, t`County`)}>
      {counties === undefined ? (
        <TextInput autoComplete="address-level1" {...field.input} valid={field.isValid} />
      ) : (
        <Select autoComplete="address-level1" {...field.input}>
          <option value="">{t`Choose one`}</option>
          {withOwn(counties, field.input.value).map((county) => (
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
