import { VisitorPage } from '@ginipig/app/route/VisitorPage.tsx'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import pig from '@ginipig/ui/assets/illustrations/pig-spa.svg'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPage.module.css'

type LoginPageProps = {
  /** The heading, where it can say what one logs in for. */
  title?: ReactNode
  /** What one logs in for, in a sentence. */
  lead: ReactNode
  /** The way to an account of this app. */
  signUp: ReactNode
  /** The way for those who want the other app. */
  otherApp: ReactNode
  onLoggedIn: (userData: UserData) => Promise<unknown>
}

/** `/login` of both apps. */
export function LoginPage({ title = <Trans>Log in</Trans>, lead, signUp, otherApp, onLoggedIn }: LoginPageProps) {
  return (
    <VisitorPage
      brand={<Trans>Good to see you again.</Trans>}
      lead={lead}
      pig={pig}
      title={title}
      intro={signUp}
      closesBack
    >
      <LoginForm onLoggedIn={onLoggedIn} />
      <p className={styles.OtherApp}>{otherApp}</p>
    </VisitorPage>
  )
}
