import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { change, keyOf, makeStale } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { endSession, listSessions, type OpenSession } from '@ginipig/contract/identity/open-session.ts'
import { Badge } from '@ginipig/ui/badge'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useId } from 'react'
import { useStepUp } from '../step-up/use-step-up.tsx'
import styles from './SessionRow.module.css'
import { useSessionWords } from './use-session-words.ts'

const handhelds: ReadonlySet<string | null> = new Set(['iOS', 'iPadOS', 'Android'])

type SessionRowProps = {
  session: OpenSession
  /** It is gone from the list. */
  onEnded: () => void
}

/** One browser that is logged in; any but this one can be logged out from here. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { t } = useLingui()
  const { nameOf, appOf, seen } = useSessionWords()
  const toast = useToast()
  const textOf = useProblemText()
  const seenId = useId()
  const name = nameOf(session)
  const Icon = handhelds.has(session.platform) ? Smartphone : Monitor
  const stepUp = useStepUp(<Trans>Please enter your password before another browser is logged out.</Trans>)
  const { mutateAsync: end, isPending } = useMutation({
    ...change(useApi(), endSession),
    onSettled: (_answer, _error, _given, _before, { client }) => makeStale(client, [keyOf(listSessions)]),
  })

  const handleLogOut = async () => {
    try {
      const answer = await stepUp.run(() => end({ params: { sessionId: session.id } }))
      if (!answer) return
    } catch (error) {
      // One that was over already is what was wished for.
      if (errorCode(error) !== 'not_found') return toast.error(textOf(error))
    }
    toast.success(t`${name} is logged out`)
    onEnded()
  }

  return (
    <li className={styles.SessionRow}>
      <span aria-hidden className={styles.Icon}>
        <Icon />
      </span>
      <div className={styles.Words}>
        <p className={styles.Name}>{name}</p>
        <p id={seenId} className={styles.Seen}>
          {appOf(session)} · {seen(session)}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="success">
          <Trans>This browser</Trans>
        </Badge>
      ) : (
        <Button
          size="sm"
          aria-label={t`Log out ${name}`}
          aria-describedby={seenId}
          busy={isPending}
          busyLabel={t`Logging out…`}
          onClick={() => void handleLogOut()}
        >
          <Trans>Log out</Trans>
        </Button>
      )}
      {stepUp.dialog}
    </li>
  )
}
