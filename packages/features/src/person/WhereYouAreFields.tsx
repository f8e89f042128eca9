import { useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import type { BoundField } from '#form/index.ts'
import { CountryField, CountyField } from '#place/index.ts'
import styles from './FieldGrid.module.css'
import { TextField } from './TextField.tsx'

type WhereYouAreName = 'country' | 'county' | 'city'

/** Where a client is. The same in the sign-up and in the profile. Source: spec §5. */
export function WhereYouAreFields({ field }: { field: (name: WhereYouAreName) => BoundField }) {
  const { t } = useLingui()
  const country = field('country')
  const county = field('county')

  // A county of the one country is none of another.
  const handleCountry: BoundField['input']['onChange'] = (event) => {
    country.input.onChange(event)
    county.input.onChange({ target: { value: '' } })
  }

  return (
    <div className={styles.FieldGrid}>
      <div className={styles.Wide}>
        <CountryField field={{ ...country, input: { ...country.input, onChange: handleCountry } }} />
      </div>
      <CountyField field={county} country={country.input.value} />
      <TextField
        label={t`City/town`}
        field={field('city')}
        autoComplete="address-level2"
        icon={<MapPin aria-hidden />}
      />
    </div>
  )
}
