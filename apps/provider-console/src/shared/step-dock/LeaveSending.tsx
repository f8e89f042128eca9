import { LeaveQuestion } from '@ginipig/app/form/LeaveQuestion.tsx'
import { Trans } from '@lingui/react/macro'

/** Asks before a field's page is left while it sends files: they go with it. The ways of the page itself are closed
 *  meanwhile (`StepDock`); these are the others. */
export const LeaveSending = ({ count }: { count: number }) => (
  <LeaveQuestion
    isAtStake={() => count > 0}
    title={<Trans>Leave while files are being sent?</Trans>}
    description={<Trans>What hasn’t arrived yet would be lost.</Trans>}
  />
)
