import { useLogOut } from '@ginipig/app/services/use-log-out.ts'
import { Banner } from '@ginipig/ui/banner'
import { LinkButton } from '@ginipig/ui/link'
import { Trans } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import styles from './AvailabilityAction.module.css'

/** In place of the way to the calendar, which is for clients: said before somebody is sent away (spec §6). */
export function ClientsOnly() {
  const here = useRouterState({ select: ({ location }) => location.href })
  const logOut = useLogOut()
  return (
    <Banner className={styles.ClientsOnly}>
      <Trans>You are logged in as a provider. To book, use a client account.</Trans>{' '}
      <LinkButton onClick={() => void logOut({ next: here })}>
        <Trans>Log out and use another account</Trans>
      </LinkButton>
    </Banner>
  )
}
