import { useFormContext } from '@ginipig/app/form/form-contexts.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import styles from './Wizard.module.css'

type StepActionsProps = {
  form: { SubmitButton: typeof import('@ginipig/app/form/parts.tsx').SubmitButton }
  isChecked: boolean
  label: string
}

/** On to the next step; where something was found wrong already, that is shown first. */
export function StepActions({ form, isChecked, label }: StepActionsProps) {
  const { t } = useLingui()
  const { handleSubmit } = useFormContext()
  const check = useEffectEvent(() => void handleSubmit())
  useEffect(() => {
    if (isChecked) check()
  }, [isChecked])
  return (
    <div className={styles.Actions}>
      <form.SubmitButton size="lg" busyLabel={t`Saving…`}>
        {label}
      </form.SubmitButton>
    </div>
  )
}
