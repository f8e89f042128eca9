import { PublicTextField } from '@ginipig/app/form/PublicText.tsx'
import { levels, purposes } from '@ginipig/domain/listing'
import { MAX_SUPERVISOR_LENGTH } from '@ginipig/domain/listing-draft'
import { levelMeanings, levelWords, purposeWords } from '@ginipig/features/listing/listing-words.ts'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CardsField } from '#shared/cards-field/CardsField.tsx'
import { YesNoField } from './fields.tsx'
import type { RequirementsForm } from './use-requirements-form.ts'
import styles from './Wizard.module.css'

/** How far the provider is, what they do it for, and what stands behind them. */
export function SkillsFields({ form }: { form: RequirementsForm }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  return (
    <>
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
    </>
  )
}
