import { useFormContext } from '@ginipig/app/form/form-contexts.ts'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { StepDock } from '#shared/step-dock/StepDock.tsx'
import { useStepPlace } from './step-context.ts'

type StepActionsProps = {
  form: { SubmitButton: typeof import('@ginipig/app/form/parts.tsx').SubmitButton }
  isChecked: boolean
  label: string
  /** What the step comes to: "14 slots", "on 7 days". */
  sum?: { title: string; detail: string } | undefined
  /** Where the way on stands elsewhere already. */
  isBackOnly?: boolean
}

/** On to the next step; where something was found wrong already, that is shown first. */
export function StepActions({ form, isChecked, label, sum, isBackOnly = false }: StepActionsProps) {
  const { t } = useLingui()
  const { handleSubmit } = useFormContext()
  const check = useEffectEvent(() => void handleSubmit())
  useEffect(() => {
    if (isChecked) check()
  }, [isChecked])
  const { number, count, onBack, isUnderWay } = useStepPlace()
  const where = (
    <Trans>
      Step {number} of {count}
    </Trans>
  )
  return (
    <StepDock
      title={sum ? sum.title : where}
      detail={sum && !isBackOnly ? sum.detail : undefined}
      isUnderWay={isUnderWay}
      back={
        onBack === undefined ? undefined : (
          <Button variant="ghost" size="lg" icon={<ArrowLeft aria-hidden />} disabled={isUnderWay} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        )
      }
    >
      {isBackOnly ? null : (
        <form.SubmitButton size="lg" busyLabel={t`Saving…`} disabled={isUnderWay}>
          {label}
        </form.SubmitButton>
      )}
    </StepDock>
  )
}
