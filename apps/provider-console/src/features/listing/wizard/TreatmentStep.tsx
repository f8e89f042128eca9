import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { PublicTextField } from '@ginipig/app/form/PublicText.tsx'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useField } from '@ginipig/app/form/use-field.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import type { TypedTreatment } from '@ginipig/contract/listing/listing-draft.ts'
import { getProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { categories, MAX_SUBCATEGORIES, type Subcategory, subcategories } from '@ginipig/domain/listing'
import {
  ListingTreatment,
  MAX_HOURS,
  MAX_LISTING_DESCRIPTION_LENGTH,
  MAX_REASON_LENGTH,
  MAX_TITLE_LENGTH,
} from '@ginipig/domain/listing-draft'
import { categoryWords, subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { subcategoryCover } from '@ginipig/features/listing/subcategory-cover.ts'
import { Chip } from '@ginipig/ui/chip'
import { Field } from '@ginipig/ui/field'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { CoverField } from './CoverField.tsx'
import { NumberSelect, SelectField } from './fields.tsx'
import { PhotosField } from './PhotosField.tsx'
import { StepActions } from './StepActions.tsx'
import { type StepProps, useStepForm } from './use-step-form.ts'
import styles from './Wizard.module.css'

const hours = Array.from({ length: MAX_HOURS + 1 }, (_, index) => index)
const minutes = Array.from({ length: 12 }, (_, index) => index * 5)

/** What is done, how long it takes and why for less. Source: spec §3 Appointment. */
export function TreatmentStep({ autosave, first, onDone, isChecked, continueLabel }: StepProps<TypedTreatment>) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const form = useAppForm(
    useStepForm({ schema: ListingTreatment, first, keep: (treatment) => autosave.change({ treatment }), onDone }),
  )
  // What they said in the set-up that they do comes first; they may list anything. Source: spec §5.
  const { data: profile } = useQuery(query(useApi(), getProviderProfile))
  const services = profile?.services ?? {}
  const own = categories.filter((category) => services[category] !== undefined)
  const others = categories.filter((category) => services[category] === undefined)
  const chooseCategory = (category: TypedTreatment['category']) => {
    const { subcategories: before } = form.state.values
    const known: readonly string[] = category === null ? [] : subcategories[category]
    form.setFieldValue(
      'subcategories',
      before.filter((one) => known.includes(one)),
    )
  }
  return (
    <form.AppForm>
      <form.Form className={styles.Part}>
        <form.AppField name="category" listeners={{ onChange: ({ value }) => chooseCategory(value) }}>
          {() => (
            <SelectField
              label={t`Category`}
              values={own.length === 0 ? categories : own}
              others={{ label: t`Other categories`, values: own.length === 0 ? [] : others }}
              words={categoryWords}
            />
          )}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values.category}>
          {(category) =>
            category === null ? null : (
              <form.AppField
                name="subcategories"
                listeners={{
                  onChange: ({ value }) => form.setFieldValue('cover', subcategoryCover(value[0] ?? 'other')),
                }}
              >
                {() => <ServicesField known={subcategories[category]} label={i18n._(categoryWords[category])} />}
              </form.AppField>
            )
          }
        </form.Subscribe>
        <form.AppField name="title">
          {() => (
            <PublicTextField
              label={t`Treatment title`}
              problemLabel={t`Treatment title`}
              max={MAX_TITLE_LENGTH}
              hint={<Trans>In a few words: “Root tint and gloss”.</Trans>}
            />
          )}
        </form.AppField>
        <form.AppField name="description">
          {() => (
            <PublicTextField
              label={t`Description`}
              problemLabel={t`Description`}
              max={MAX_LISTING_DESCRIPTION_LENGTH}
              rows={4}
              hint={<Trans>What you do and what is included.</Trans>}
            />
          )}
        </form.AppField>
        <Field group label={<Trans>Duration</Trans>}>
          <div className={styles.Halves}>
            <form.AppField name="hours">
              {() => <NumberSelect label={t`Hours`} values={hours} words={(count) => t`${count} h`} />}
            </form.AppField>
            <form.AppField name="minutes">
              {() => <NumberSelect label={t`Minutes`} values={minutes} words={(count) => t`${count} min`} />}
            </form.AppField>
          </div>
        </Field>
        <form.AppField name="reason">
          {() => (
            <PublicTextField
              label={t`Reason why you require clients`}
              problemLabel={t`Reason why you require clients`}
              max={MAX_REASON_LENGTH}
              rows={2}
              hint={<Trans>Clients read it as the reason for the price.</Trans>}
            />
          )}
        </form.AppField>
        <form.AppField name="photoIds">{() => <PhotosField autosave={autosave} />}</form.AppField>
        <form.Subscribe selector={({ values }) => [values.photoIds.length === 0, values.category] as const}>
          {([isDrawn, category]) =>
            isDrawn ? (
              <form.AppField name="cover">{() => <CoverField autosave={autosave} category={category} />}</form.AppField>
            ) : null
          }
        </form.Subscribe>
        <StepActions form={form} isChecked={isChecked} label={continueLabel} />
      </form.Form>
    </form.AppForm>
  )
}

type ServicesFieldProps = { known: readonly Subcategory[]; label: string }

/** Three at most: a fourth tells so instead of being added. */
function ServicesField({ known, label }: ServicesFieldProps) {
  const { i18n } = useI18n()
  const fieldText = useFieldText()
  const { value, change, problem } = useField<string[]>()
  const toggle = (one: string) => {
    if (value.includes(one)) change(value.filter((other) => other !== one))
    else if (value.length < MAX_SUBCATEGORIES) change([...value, one])
  }
  return (
    <Field
      group
      label={<Trans>Services in {label}</Trans>}
      marker={<Trans>{MAX_SUBCATEGORIES} at most</Trans>}
      error={fieldText(problem, label)}
    >
      <fieldset className={styles.Chips} style={{ border: 0, margin: 0, padding: 0 }} aria-label={label}>
        {known.map((one) => {
          const isPicked = value.includes(one)
          return (
            <Chip
              key={one}
              size="lg"
              pressed={isPicked}
              disabled={!isPicked && value.length >= MAX_SUBCATEGORIES}
              icon={isPicked ? <Check aria-hidden /> : undefined}
              onClick={() => toggle(one)}
            >
              {i18n._(subcategoryWords[one])}
            </Chip>
          )
        })}
      </fieldset>
    </Field>
  )
}
