import type { TypedRequirements } from '@ginipig/contract/listing/listing-draft.ts'
import { Trans } from '@lingui/react/macro'
import { MustHavesFields } from './MustHavesFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { SkillsFields } from './SkillsFields.tsx'
import { StepActions } from './StepActions.tsx'
import { useRequirementsForm } from './use-requirements-form.ts'
import type { StepProps } from './use-step-form.ts'
import { WhereFields } from './WhereFields.tsx'
import styles from './Wizard.module.css'

/** Who does it, where, for how much, and what a client must bring. Source: spec §3 Appointment. */
export function RequirementsStep(props: StepProps<TypedRequirements>) {
  const { autosave, isChecked, continueLabel } = props
  const form = useRequirementsForm(props)
  return (
    <form.AppForm>
      <form.Form className={styles.Part}>
        <h3 className={styles.PartTitle}>
          <Trans>Your skills</Trans>
        </h3>
        <SkillsFields form={form} />
        <hr className={styles.Rule} />
        <h3 className={styles.PartTitle}>
          <Trans>Where and for whom</Trans>
        </h3>
        <WhereFields form={form} autosave={autosave} />
        <hr className={styles.Rule} />
        <h3 className={styles.PartTitle}>
          <Trans>Price</Trans>
        </h3>
        <PriceFields form={form} autosave={autosave} />
        <hr className={styles.Rule} />
        <h3 className={styles.PartTitle}>
          <Trans>Booking and must-haves</Trans>
        </h3>
        <MustHavesFields form={form} autosave={autosave} />
        <StepActions form={form} isChecked={isChecked} label={continueLabel} />
      </form.Form>
    </form.AppForm>
  )
}
