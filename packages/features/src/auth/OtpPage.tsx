import { CodeForm } from '@ginipig/app/form/CodeForm.tsx'
import { VisitorPage } from '@ginipig/app/route/VisitorPage.tsx'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { OTP_TRIES } from '@ginipig/domain/identity'
import pig from '@ginipig/ui/assets/illustrations/pig-post.svg'
import { Banner } from '@ginipig/ui/banner'
import { ButtonLink } from '@ginipig/ui/button'
import { TextLink } from '@ginipig/ui/link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './AuthForm.module.css'
import type { SignUpKind } from './sign-up/sign-up-draft.ts'
import { useVerifySignUp } from './sign-up/use-verify-sign-up.ts'
import type { WaitingSignUp } from './sign-up/waiting-sign-up.ts'

type OtpPageProps = {
  kind: SignUpKind
  /** Path of the sign-up. */
  signUpPath: string
  waiting: WaitingSignUp
  /** Leads on once the account is there. */
  onLoggedIn: (userData: UserData) => Promise<unknown>
}

/** `/otp` of both apps: the code that makes a sign-up an account. */
export function OtpPage({ kind, signUpPath, waiting, onLoggedIn }: OtpPageProps) {
  const { t } = useLingui()
  const { verify, resend, wrongTries, isOver } = useVerifySignUp({ kind, waiting, onLoggedIn })
  const { email } = waiting
  return (
    <VisitorPage
      brand={<Trans>Nearly there.</Trans>}
      lead={<Trans>A short code makes sure that nobody signs up with an address that isn’t theirs.</Trans>}
      pig={pig}
      step={isOver ? 'over' : 'code'}
      title={isOver ? <Trans>Your code has run out</Trans> : <Trans>Check your email</Trans>}
      intro={
        isOver ? (
          <Trans>Send the form again and you’ll get a new one. All you typed is still there, but your password.</Trans>
        ) : (
          <>
            <Trans>
              We’ve sent a code to <strong className={styles.Address}>{email}</strong>.
            </Trans>{' '}
            <TextLink render={(slot) => <Link to={signUpPath} {...slot} />}>
              <Trans>Change the address</Trans>
            </TextLink>
          </>
        )
      }
    >
      {isOver ? (
        <ButtonLink variant="primary" size="lg" block render={(slot) => <Link to={signUpPath} {...slot} />}>
          <Trans>Back to the form</Trans>
        </ButtonLink>
      ) : (
        <div className={styles.Stack}>
          {waiting.hasLostPhoto ? (
            <Banner tone="warning">
              <Trans>Your photo didn’t get through. You can add it in your profile later.</Trans>
            </Banner>
          ) : null}
          <CodeForm
            takesFocus
            size="lg"
            challenge={waiting.challenge}
            triesLeft={Math.max(0, OTP_TRIES - wrongTries)}
            onCode={verify}
            onResend={resend}
            submitLabel={t`Confirm`}
            busyLabel={t`Checking…`}
          />
          <p className={styles.Small}>
            <Trans>Check your junk folder too.</Trans>
          </p>
        </div>
      )}
    </VisitorPage>
  )
}
