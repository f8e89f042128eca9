import { withFieldGroup } from '@ginipig/app/form/use-app-form.ts'
import { ageGroups, genders } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react/macro'
import { PhoneField } from '#place/PhoneField.tsx'
import styles from './FieldGrid.module.css'
import { ageGroupWords, genderWords } from './person-words.ts'

/** A client's name. The same in the sign-up and in the profile. Source: spec §5. */
export const NameFields = withFieldGroup({
  defaultValues: { firstName: '', lastName: '' },
  render: function Names({ group }) {
    const { t } = useLingui()
    return (
      <div className={styles.FieldGrid}>
        <group.AppField name="firstName">
          {(field) => <field.TextField label={t`First name`} autoComplete="given-name" />}
        </group.AppField>
        <group.AppField name="lastName">
          {(field) => <field.TextField label={t`Last name`} autoComplete="family-name" />}
        </group.AppField>
      </div>
    )
  },
})

/** What else we ask about a client. The same in the sign-up and in the profile. Source: spec §5. */
export const AboutYouFields = withFieldGroup({
  defaultValues: { dialCode: '', mobile: '', ageGroup: '', gender: '', country: '' },
  render: function AboutYou({ group }) {
    const { t } = useLingui()
    return (
      <div className={styles.FieldGrid}>
        <div className={styles.Wide}>
          <group.Subscribe selector={({ values }) => values.country}>
            {(country) => (
              <PhoneField form={group} fields={{ mobile: 'mobile', dialCode: 'dialCode' }} country={country} />
            )}
          </group.Subscribe>
        </div>
        <group.AppField name="ageGroup">
          {(field) => <field.ChoiceField label={t`Age group`} values={ageGroups} words={ageGroupWords} />}
        </group.AppField>
        <group.AppField name="gender">
          {(field) => <field.ChoiceField label={t`Gender`} values={genders} words={genderWords} autoComplete="sex" />}
        </group.AppField>
      </div>
    )
  },
})
