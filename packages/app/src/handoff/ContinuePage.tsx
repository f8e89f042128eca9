import type { Ask } from '@ginipig/session/handoff/fragment.ts'
import { Banner } from '@ginipig/ui/banner'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useServices, useUser } from '#services/services-context.ts'
import { useProblemText } from '#words/problem-text.ts'
import { HandoffFrame } from './HandoffFrame.tsx'
import { type ContinueState, goBackWithout, handOver } from './hand-over.ts'

/** `/handoff/continue`: may the other app know who is signed in here? @param opened - what the route's loader found */
export function ContinuePage({ opened }: { opened: ContinueState }): ReactNode {
  const [state, setState] = useState(opened)
  if (state.kind === 'broken') return <BrokenLink />
  return <Question ask={state.ask} error={state.kind === 'failed' ? state.error : undefined} onFailed={setState} />
}

type QuestionProps = {
  ask: Ask
  /** Why the last try failed. */
  error: unknown
  onFailed: (state: ContinueState) => void
}

function Question({ ask, error, onFailed }: QuestionProps) {
  const { t } = useLingui()
  const services = useServices()
  const user = useUser()
  const textOf = useProblemText()
  const toConsole = ask.client === 'console'

  const goOn = useMutation({ mutationFn: () => handOver(services, ask), onSuccess: onFailed })
  const goWithout = useMutation({
    mutationFn: () => goBackWithout(services, ask, 'none'),
    onError: (failure) => onFailed({ kind: 'failed', ask, error: failure }),
  })

  // Signed out meanwhile: the loader runs anew and leads on.
  if (user === null) return null
  const name = `${user.firstName} ${user.lastName}`
  const { firstName, email } = user
  return (
    <HandoffFrame
      title={toConsole ? <Trans>On to the provider area</Trans> : <Trans>On to the marketplace</Trans>}
      text={
        <>
          {error === undefined ? null : (
            <Banner tone="danger" role="alert">
              {textOf(error)}
            </Banner>
          )}
          <p>
            <Trans>
              You’re logged in here as {name} ({email}).
            </Trans>
          </p>
        </>
      }
      actions={
        <>
          <Button
            variant="primary"
            size="lg"
            block
            busy={goOn.isPending}
            busyLabel={t`One moment…`}
            onClick={() => goOn.mutate()}
          >
            {toConsole ? (
              <Trans>Continue as {firstName} to the provider area</Trans>
            ) : (
              <Trans>Continue as {firstName} to the marketplace</Trans>
            )}
          </Button>
          <Button variant="ghost" block busy={goWithout.isPending} onClick={() => goWithout.mutate()}>
            <Trans>Go on without logging in</Trans>
          </Button>
        </>
      }
    />
  )
}

function BrokenLink() {
  return (
    <HandoffFrame
      title={<Trans>This link doesn’t work</Trans>}
      text={<Trans>It’s old, or part of it is missing.</Trans>}
      actions={
        <ButtonLink variant="primary" size="lg" block render={(slot) => <Link to="/" {...slot} />}>
          <Trans>Go to Home</Trans>
        </ButtonLink>
      }
    />
  )
}
