import { withFieldGroup } from '@ginipig/app/form/use-app-form.ts'
import { useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import { CountryField } from '#place/CountryField.tsx'
import { CountyField } from '#place/CountyField.tsx'
import styles from './FieldGrid.module.css'

type WhereYouAreProps = { onCountryChange?: (country: string) => void }

const props: WhereYouAreProps = {}

/** Where a client is. The same in the sign-up and in the profile. Source: spec §5. */
export const WhereYouAreFields = withFieldGroup({
  defaultValues: { country: '', county: '', city: '' },
  props,
  render: function WhereYouAre({ group, onCountryChange }) {
    const { t } = useLingui()

    const handleCountry = (country: string) => {
      // A county of the one country is none of another.
      group.setFieldValue('county', '')
      onCountryChange?.(country)
    }

    return (
      <div className={styles.FieldGrid}>
        <div className={styles.Wide}>
          <group.AppField name="country" listeners={{ onChange: ({ value }) => handleCountry(value) }}>
            {() => <CountryField />}
          </group.AppField>
        </div>
        <group.Subscribe selector={({ values }) => values.country}>
          {(country) => <group.AppField name="county">{() => <CountyField country={country} />}</group.AppField>}
        </group.Subscribe>
        <group.AppField name="city">
          {(field) => (
            <field.TextField label={t`City/town`} autoComplete="address-level2" icon={<MapPin aria-hidden />} />
          )}
        </group.AppField>
      </div>
    )
  },
})
