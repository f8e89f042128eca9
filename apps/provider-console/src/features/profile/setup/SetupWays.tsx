import { type ProfileStep, profileSteps } from '@ginipig/domain/provider'
import { Button } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { StepDock } from '#shared/step-dock/StepDock.tsx'

type SetupWaysProps = {
  step: ProfileStep
  onBack?: () => void
  /** What a try found missing. */
  missing: ReactNode
  children: ReactNode
}

/** The ways back and on of a step of the set-up. */
export function SetupWays({ step, onBack, missing, children }: SetupWaysProps) {
  const [number, count] = [profileSteps.indexOf(step) + 1, profileSteps.length]
  return (
    <StepDock
      title={
        <Trans>
          Step {number} of {count}
        </Trans>
      }
      detail={missing}
      back={
        onBack === undefined ? undefined : (
          <Button variant="ghost" size="lg" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        )
      }
    >
      {children}
    </StepDock>
  )
}
