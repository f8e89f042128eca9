import { PublicTextField } from '@ginipig/app/form/PublicText.tsx'
import { useField } from '@ginipig/app/form/use-field.ts'
import type { TypedRequirements } from '@ginipig/contract/listing/listing-draft.ts'
import { bookingPolicy } from '@ginipig/domain/booking'
import { levels, purposes, settings } from '@ginipig/domain/listing'
import { MAX_REQUIREMENTS_LENGTH, MAX_SUPERVISOR_LENGTH } from '@ginipig/domain/listing-draft'
import { HOUR_MS } from '@ginipig/domain/time'
import { levelMeanings, levelWords, purposeWords } from '@ginipig/features/listing/listing-words.ts'
import { Panel, PanelBody } from '@ginipig/ui/panel'
import { Switch } from '@ginipig/ui/switch'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CardsField } from '#shared/cards-field/CardsField.tsx'
import { ConsultationFields } from './ConsultationFields.tsx'
import { NumberField, SelectField, YesNoField } from './fields.tsx'
import { ownSettingWords } from './own-words.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { StepActions } from './StepActions.tsx'
import { useRequirementsForm } from './use-requirements-form.ts'
import type { StepProps } from './use-step-form.ts'
import styles from './Wizard.module.css'

const answerHours = bookingPolicy.responseWindowMs / HOUR_MS

/** Who does it, where, for how much, and what a client must bring. Source: spec §3 Appointment. */
export function RequirementsStep(props: StepProps<TypedRequirements>) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const { autosave, isChecked, continueLabel } = props
  const form = useRequirementsForm(props)
  const followType = (type: TypedRequirements['type']) => {
    const { setting } = form.state.values
    if (type === 'online') form.setFieldValue('setting', 'online')
    else if (setting === 'online') form.setFieldValue('setting', null)
  }
  return (
    <form.AppForm>
      <form.Form className={styles.Part}>
        <h3 className={styles.PartTitle}>
          <Trans>Your skills</Trans>
        </h3>
        <form.AppField name="level">
          {() => (
            <CardsField
              label={t`Level of expertise`}
              columns={3}
              options={levels.map((level) => ({
                value: level,
                title: i18n._(levelWords[level]),
                description: i18n._(levelMeanings[level]),
              }))}
            />
          )}
        </form.AppField>
        <form.AppField name="purpose">
          {() => (
            <CardsField
              label={t`Treatment purpose`}
              columns={3}
              options={purposes.map((value) => ({ value, title: i18n._(purposeWords[value]) }))}
            />
          )}
        </form.AppField>
        <div className={styles.Pair}>
          <form.AppField name="isInsured">
            {() => <YesNoField label={t`Insurance`} yes={t`Insured`} no={t`Not insured`} />}
          </form.AppField>
          <form.AppField name="isLicensed">
            {() => <YesNoField label={t`Licence`} yes={t`Licensed`} no={t`None needed`} />}
          </form.AppField>
          <form.AppField name="isSupervised">
            {() => <YesNoField label={t`Supervised appointment`} yes={t`Supervised`} no={t`On my own`} />}
          </form.AppField>
          <form.Subscribe selector={({ values }) => values.isSupervised === true}>
            {(isSupervised) =>
              isSupervised ? (
                <form.AppField name="supervisedBy">
                  {() => (
                    <PublicTextField
                      label={t`Supervised by`}
                      problemLabel={t`who supervises you`}
                      max={MAX_SUPERVISOR_LENGTH}
                      hint={<Trans>“A tutor in the room”.</Trans>}
                    />
                  )}
                </form.AppField>
              ) : null
            }
          </form.Subscribe>
        </div>
        <hr className={styles.Rule} />
        <h3 className={styles.PartTitle}>
          <Trans>Where and for whom</Trans>
        </h3>
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
        <hr className={styles.Rule} />
        <h3 className={styles.PartTitle}>
          <Trans>Price</Trans>
        </h3>
        <PriceFields form={form} autosave={autosave} />
        <hr className={styles.Rule} />
        <h3 className={styles.PartTitle}>
          <Trans>Booking and must-haves</Trans>
        </h3>
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
        <StepActions form={form} isChecked={isChecked} label={continueLabel} />
      </form.Form>
    </form.AppForm>
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
