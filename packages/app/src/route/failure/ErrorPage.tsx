import { Button, ButtonLink } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { handFocusOn } from '#device/hand-focus-on.ts'
import { useServices } from '#services/services-context.ts'
import { isAway, useProblemText } from '#words/problem-text.ts'
import styles from './Failure.module.css'

type ErrorPageProps = {
  error: unknown
  onTryAgain: () => void
}

/** A page whose data couldn't be loaded. Source: spec §8. */
export function ErrorPage({ error, onTryAgain }: ErrorPageProps) {
  const textOf = useProblemText()
  const away = isAway(error)
  const { statusUrl } = useServices()
  return (
    <EmptyState
      role="alert"
      pig="oops"
      headingLevel={1}
      className={styles.Failure}
      title={away ? <Trans>We can’t get through</Trans> : <Trans>Server Error</Trans>}
      text={away ? textOf(error) : <Trans>Oops! Something went wrong on our end. We're working to fix it.</Trans>}
      action={
        <>
          <Button ref={handFocusOn} variant="primary" onClick={onTryAgain}>
            <Trans>Try Again</Trans>
          </Button>
          <ButtonLink render={(slot) => <Link to="/" {...slot} />}>
            <Trans>Go to Home</Trans>
          </ButtonLink>
          {statusUrl === '' ? null : (
            <ButtonLink
              render={({ children, ...slot }) => (
                <a href={statusUrl} {...slot}>
                  {children}
                </a>
              )}
            >
              <Trans>How we are doing</Trans>
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
