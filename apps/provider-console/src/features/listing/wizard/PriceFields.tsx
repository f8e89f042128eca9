import { useMoneySign } from '@ginipig/app/words/use-money.ts'
import { rrpEvidences, rrpPeriods } from '@ginipig/domain/listing-draft'
import { useLingui } from '@lingui/react/macro'
import type { ListingAutosave } from '../draft/use-listing-autosave.ts'
import { SelectField } from './fields.tsx'
import { evidenceWords, periodWords } from './own-words.ts'
import { PriceCheck } from './PriceCheck.tsx'
import type { RequirementsForm } from './use-requirements-form.ts'
import styles from './Wizard.module.css'

type PriceFieldsProps = { form: RequirementsForm; autosave: ListingAutosave }

/** What it costs elsewhere and here, looked at as it is typed. */
export function PriceFields({ form, autosave }: PriceFieldsProps) {
  const { t } = useLingui()
  const sign = useMoneySign()
  return (
    <>
      <div className={styles.Halves}>
        <form.AppField name="rrp">
          {(field) => (
            <field.TextField
              label={t`RRP`}
              {...sign}
              inputMode="decimal"
              autoComplete="off"
              hint={t`What you charge elsewhere.`}
            />
          )}
        </form.AppField>
        <form.AppField name="price">
          {(field) => (
            <field.TextField
              label={t`Product price`}
              {...sign}
              inputMode="decimal"
              autoComplete="off"
              hint={t`What clients pay here.`}
            />
          )}
        </form.AppField>
      </div>
      <form.Subscribe selector={({ values }) => [values.rrp, values.price] as const}>
        {([rrp, price]) => <PriceCheck rrp={rrp} price={price} autosave={autosave} />}
      </form.Subscribe>
      <form.AppField name="rrpEvidence">
        {() => (
          <SelectField label={t`Where your usual price can be seen`} values={rrpEvidences} words={evidenceWords} />
        )}
      </form.AppField>
      <form.AppField name="rrpPeriod">
        {() => <SelectField label={t`How long you have charged it`} values={rrpPeriods} words={periodWords} />}
      </form.AppField>
    </>
  )
}
