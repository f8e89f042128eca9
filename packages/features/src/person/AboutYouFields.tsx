import { ageGroups, genders } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react/macro'
import type { BoundField } from '#form/index.ts'
import { PhoneField } from '#place/index.ts'
import { ChoiceField } from './ChoiceField.tsx'
import styles from './FieldGrid.module.css'
import { ageGroupWords, genderWords } from './person-words.ts'
import { TextField } from './TextField.tsx'

type AboutYouName = 'firstName' | 'lastName' | 'dialCode' | 'mobile' | 'ageGroup' | 'gender'

type AboutYouFieldsProps = {
  field: (name: AboutYouName) => BoundField
  /** ISO alpha-2, as chosen below; says whose a shared dialling code is. */
  country: string
}

/** Who a client is. The same in the sign-up and in the profile. Source: spec §5. */
export function AboutYouFields({ field, country }: AboutYouFieldsProps) {
  const { t } = useLingui()
  return (
    <div className={styles.FieldGrid}>
      <TextField label={t`First name`} field={field('firstName')} autoComplete="given-name" />
      <TextField label={t`Last name`} field={field('lastName')} autoComplete="family-name" />
      <div className={styles.Wide}>
        <PhoneField mobile={field('mobile')} dialCode={field('dialCode')} country={country} />
      </div>
      <ChoiceField label={t`Age group`} field={field('ageGroup')} values={ageGroups} words={ageGroupWords} />
      <ChoiceField label={t`Gender`} field={field('gender')} values={genders} words={genderWords} autoComplete="sex" />
    </div>
  )
}
