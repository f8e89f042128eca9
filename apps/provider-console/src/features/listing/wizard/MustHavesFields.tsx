import { PublicTextField } from '@ginipig/app/form/PublicText.tsx'
import { useField } from '@ginipig/app/form/use-field.ts'
import { bookingPolicy } from '@ginipig/domain/booking'
import { MAX_REQUIREMENTS_LENGTH } from '@ginipig/domain/listing-draft'
import { HOUR_MS } from '@ginipig/domain/time'
import { Panel, PanelBody } from '@ginipig/ui/panel'
import { Switch } from '@ginipig/ui/switch'
import { Trans, useLingui } from '@lingui/react/macro'
import { CardsField } from '#shared/cards-field/CardsField.tsx'
import type { ListingAutosave } from '../draft/use-listing-autosave.ts'
import { ConsultationFields } from './ConsultationFields.tsx'
import { NumberField, YesNoField } from './fields.tsx'
import type { RequirementsForm } from './use-requirements-form.ts'

const answerHours = bookingPolicy.responseWindowMs / HOUR_MS

type MustHavesFieldsProps = { form: RequirementsForm; autosave: ListingAutosave }

/** Who says yes to a booking, and what a client has to give or bring before it. */
export function MustHavesFields({ form, autosave }: MustHavesFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <form.AppField name="approval">
        {() => (
          <CardsField
            label={t`Preference`}
            options={[
              {
                value: 'manual',
                title: t`I’ll approve each one`,
                description: t`You have ${answerHours} hours to say yes, or their card is released. Needs booking requirements.`,
              },
              {
                value: 'automatic',
                title: t`Book instantly`,
                description: t`Anyone who meets your must-haves is in.`,
              },
            ]}
          />
        )}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.approval === 'automatic'}>
        {(isOptional) => (
          <form.AppField name="requirements">
            {() => (
              <PublicTextField
                label={t`Booking requirements`}
                problemLabel={t`Booking requirements`}
                max={MAX_REQUIREMENTS_LENGTH}
                rows={2}
                marker={isOptional ? <Trans>Optional</Trans> : undefined}
                hint={<Trans>For example “Hair past the jaw, no henna”.</Trans>}
              />
            )}
          </form.AppField>
        )}
      </form.Subscribe>
      <form.AppField name="photos">
        {() => <AskField label={t`Ask for photos`} text={t`Two photos before they book.`} first="" />}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.photos !== null}>
        {(isAsked) =>
          isAsked ? (
            <form.AppField name="photos">
              {() => (
                <PublicTextField
                  label={t`Photo requirements`}
                  problemLabel={t`Photo requirements`}
                  max={MAX_REQUIREMENTS_LENGTH}
                  hint={<Trans>“Front and back, in daylight”.</Trans>}
                />
              )}
            </form.AppField>
          ) : null
        }
      </form.Subscribe>
      <ConsultationFields form={form} autosave={autosave} />
      <form.AppField name="needsPatchTest">
        {() => (
          <YesNoField
            label={t`Patch test`}
            yes={t`Needed`}
            no={t`Not needed`}
            hint={<Trans>For tints, glue and peels: usually 48 hours before.</Trans>}
          />
        )}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.needsPatchTest === true}>
        {(isNeeded) =>
          isNeeded ? (
            <form.AppField name="patchTestHours">
              {() => <NumberField label={t`Patch test, before the appointment`} suffix={t`hours`} />}
            </form.AppField>
          ) : null
        }
      </form.Subscribe>
    </>
  )
}

type AskFieldProps<Value> = { label: string; text: string; first: Value }

/** Whether something is asked for at all. */
function AskField<Value>({ label, text, first }: AskFieldProps<Value>) {
  const { value, change } = useField<Value | null>()
  return (
    <Panel look="well">
      <PanelBody>
        <Switch
          label={label}
          description={text}
          checked={value !== null}
          onCheckedChange={(isOn) => change(isOn ? first : null)}
        />
      </PanelBody>
    </Panel>
  )
}
