import { useField } from '@ginipig/app/form/use-field.ts'
import type { TypedRequirements } from '@ginipig/contract/listing/listing-draft.ts'
import { CountyField } from '@ginipig/features/place/CountyField.tsx'
import { FoundPlace } from '@ginipig/features/place/FoundPlace.tsx'
import { Field } from '@ginipig/ui/field'
import { RadioCardGroup } from '@ginipig/ui/radio-card'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAutosaved } from '#shared/draft/use-autosave.ts'
import type { ListingAutosave } from '../draft/use-listing-autosave.ts'
import type { RequirementsForm } from './use-requirements-form.ts'
import styles from './Wizard.module.css'

const nowhere = { postcode: '', building: '', street: '', town: '', county: '' }

type PlaceFieldsProps = { form: RequirementsForm; autosave: ListingAutosave }

/** The provider's own address, or another one. The town comes with the postcode, where that is known. */
export function PlaceFields({ form, autosave }: PlaceFieldsProps) {
  const { t } = useLingui()
  const fillIn = ({ town, county }: { town: string; county: string | undefined }) => {
    const { place } = form.state.values
    if (place?.town === '') form.setFieldValue('place.town', town)
    if (place?.county === '' && county !== undefined) form.setFieldValue('place.county', county)
  }
  return (
    <>
      <form.AppField name="place">{() => <WhichPlace autosave={autosave} />}</form.AppField>
      <form.Subscribe selector={({ values }) => values.place !== null}>
        {(isElsewhere) =>
          isElsewhere ? (
            <>
              <div className={styles.Pair}>
                <form.AppField name="place.postcode">
                  {(field) => <field.TextField label={t`Postcode`} autoComplete="off" autoCapitalize="characters" />}
                </form.AppField>
              </div>
              <form.Subscribe selector={({ values }) => values.place?.postcode ?? ''}>
                {(postcode) => <FoundPlace postcode={postcode} onFound={fillIn} />}
              </form.Subscribe>
              <div className={styles.Pair}>
                <form.AppField name="place.building">
                  {(field) => <field.TextField label={t`Flat or building number`} autoComplete="off" />}
                </form.AppField>
                <form.AppField name="place.street">
                  {(field) => <field.TextField label={t`Street name`} autoComplete="off" />}
                </form.AppField>
                <form.AppField name="place.town">
                  {(field) => <field.TextField label={t`City/town`} autoComplete="off" />}
                </form.AppField>
                <form.AppField name="place.county">{() => <CountyField country="GB" />}</form.AppField>
              </div>
            </>
          ) : null
        }
      </form.Subscribe>
    </>
  )
}

function WhichPlace({ autosave }: { autosave: ListingAutosave }) {
  const { t } = useLingui()
  const own = useAutosaved(autosave, (kept) => kept.draft?.ownPlace)
  const { value, change } = useField<TypedRequirements['place']>()
  return (
    <Field group label={<Trans>Location</Trans>}>
      <RadioCardGroup
        columns={2}
        value={value === null ? 'own' : 'other'}
        onValueChange={(where) => change(where === 'own' ? null : nowhere)}
        options={[
          { value: 'own', title: t`My profile’s address`, description: own?.address },
          { value: 'other', title: t`Another postcode` },
        ]}
      />
    </Field>
  )
}
