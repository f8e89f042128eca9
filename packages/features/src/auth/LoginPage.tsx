import type { UserData } from '@ginipig/contract/identity'
import pig from '@ginipig/ui/assets/illustrations/pig-spa.svg'
import { AuthLayout } from '@ginipig/ui/auth-layout'
import { IconLink } from '@ginipig/ui/icon-button'
import { Logo } from '@ginipig/ui/logo'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { LanguageSwitch, MAIN_ID, OfflineBanner, SkipLink } from '#shell/index.ts'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPage.module.css'

type LoginPageProps = {
  /** What one logs in for, in a sentence. */
  lead: ReactNode
  /** Is there a page to go back to without logging in? */
  canLeave?: boolean
  onLoggedIn: (userData: UserData) => Promise<unknown>
}

/** `/login` of both apps. */
export function LoginPage({ lead, canLeave = false, onLoggedIn }: LoginPageProps) {
  const { t } = useLingui()
  const close = <IconLink label={t`Close`} icon={<X aria-hidden />} render={(slot) => <Link to="/" {...slot} />} />
  return (
    <>
      <SkipLink />
      <AuthLayout
        mainId={MAIN_ID}
        logo={
          <Link to="/">
            <Logo label={t`Ginipig home`} />
          </Link>
        }
        title={<Trans>Good to see you again.</Trans>}
        lead={lead}
        illustration={{ src: pig }}
        topEnd={canLeave ? close : undefined}
      >
        <OfflineBanner />
        <h1 className={styles.Title}>
          <Trans>Log in</Trans>
        </h1>
        <LoginForm onLoggedIn={onLoggedIn} />
        <div className={styles.Foot}>
          <LanguageSwitch />
        </div>
      </AuthLayout>
    </>
  )
}
