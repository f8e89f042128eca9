import { Button } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { StepDock } from '#shared/step-dock/StepDock.tsx'

type SetupWaysProps = {
  onBack?: () => void
  /** What a try found missing. */
  missing: ReactNode
  children: ReactNode
}

/** The ways back and on of a step of the set-up. Which it is stands above it. */
export function SetupWays({ onBack, missing, children }: SetupWaysProps) {
  return (
    <StepDock
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
