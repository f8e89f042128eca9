import type { TypedRequirements } from '@ginipig/contract/listing/listing-draft.ts'
import { settings } from '@ginipig/domain/listing'
import { Trans, useLingui } from '@lingui/react/macro'
import { CardsField } from '#shared/cards-field/CardsField.tsx'
import type { ListingAutosave } from '../draft/use-listing-autosave.ts'
import { NumberField, SelectField } from './fields.tsx'
import { ownSettingWords } from './own-words.ts'
import { PlaceFields } from './PlaceFields.tsx'
import type { RequirementsForm } from './use-requirements-form.ts'

type WhereFieldsProps = { form: RequirementsForm; autosave: ListingAutosave }

/** In person or online, where, and for how many. */
export function WhereFields({ form, autosave }: WhereFieldsProps) {
  const { t } = useLingui()
  const followType = (type: TypedRequirements['type']) => {
    const { setting } = form.state.values
    if (type === 'online') form.setFieldValue('setting', 'online')
    else if (setting === 'online') form.setFieldValue('setting', null)
  }
  return (
    <>
      <form.AppField name="type" listeners={{ onChange: ({ value }) => followType(value) }}>
        {() => (
          <CardsField
            label={t`Type`}
            options={[
              { value: 'in_person', title: t`In person` },
              { value: 'online', title: t`Online`, description: t`By video call.` },
            ]}
          />
        )}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.type}>
        {(type) =>
          type === 'online' ? null : (
            <>
              <form.AppField name="setting">
                {() => (
                  <SelectField
                    label={t`Appointment setting`}
                    values={settings.filter((one) => one !== 'online')}
                    words={ownSettingWords}
                  />
                )}
              </form.AppField>
              <PlaceFields form={form} autosave={autosave} />
            </>
          )
        }
      </form.Subscribe>
      <form.AppField name="clients">
        {() => (
          <NumberField
            label={t`Number of clients required`}
            hint={<Trans>In all. The listing closes itself when you’ve found them.</Trans>}
          />
        )}
      </form.AppField>
    </>
  )
}
