import { ButtonLink } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useProblemText } from '#words/problem-text.ts'
import type { HandoffFailure } from './finish-handoff.ts'
import { HandoffFrame } from './HandoffFrame.tsx'

/** `/handoff/callback`, when nobody is signed in after it. */
export function CallbackPage({ failure }: { failure: HandoffFailure }): ReactNode {
  const textOf = useProblemText()
  const isForeign = failure.kind === 'foreign'
  return (
    <HandoffFrame
      title={<Trans>We couldn’t log you in</Trans>}
      text={
        <p role="alert">
          {isForeign ? (
            <Trans>This link belongs to a log-in that wasn’t begun in this tab, or is over. Nothing was done.</Trans>
          ) : (
            textOf(failure.error)
          )}
        </p>
      }
      actions={
        <>
          <ButtonLink variant="primary" size="lg" block render={(slot) => <Link to="/login" {...slot} />}>
            <Trans>Log in here</Trans>
          </ButtonLink>
          {isForeign ? null : (
            <ButtonLink
              variant="ghost"
              block
              render={(slot) => <Link to="/handoff/start" search={{ to: failure.to }} preload={false} {...slot} />}
            >
              <Trans>Try Again</Trans>
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
