import { Button } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { StepDock } from '#shared/step-dock/StepDock.tsx'

type SetupWaysProps = {
  onBack?: () => void
  /** Photos are being sent: the ways are closed meanwhile. */
  isUnderWay?: boolean
  /** What a try found missing. */
  missing: ReactNode
  children: ReactNode
}

/** The ways back and on of a step of the set-up. Which it is stands above it. */
export function SetupWays({ onBack, isUnderWay = false, missing, children }: SetupWaysProps) {
  return (
    <StepDock
      detail={missing}
      isUnderWay={isUnderWay}
      back={
        onBack === undefined ? undefined : (
          <Button variant="ghost" size="lg" icon={<ArrowLeft aria-hidden />} disabled={isUnderWay} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        )
      }
    >
      {children}
    </StepDock>
  )
}
