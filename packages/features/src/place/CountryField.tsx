import { Field } from '@ginipig/ui/field'
import { Select } from '@ginipig/ui/select'
import { useLingui } from '@lingui/react/macro'
import type { BoundField } from '#form/index.ts'
import { useFieldText } from '#problem/index.ts'
import { useCountries } from './use-places.ts'

/** Value: ISO 3166-1 alpha-2. */
export function CountryField({ field }: { field: BoundField }) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const countries = useCountries()
  return (
    <Field label={t`Country`} error={fieldText(field.problem, t`Country`)}>
      <Select autoComplete="country" {...field.input}>
        {field.input.value === '' ? <option value="">{t`Choose one`}</option> : null}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
