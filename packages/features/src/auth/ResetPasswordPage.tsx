import { VisitorPage } from '@ginipig/app/route/VisitorPage.tsx'
import { useServices, useToast } from '@ginipig/app/services/services-context.ts'
import pig from '@ginipig/ui/assets/illustrations/pig-post.svg'
import { ButtonLink } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { clearResetToken, readResetToken } from './capture-reset-token.ts'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

/** `/reset-password` of both apps: by the link that was sent, or with a word on why not. */
export function ResetPasswordPage() {
  const { t } = useLingui()
  const router = useRouter()
  const toast = useToast()
  const { session } = useServices()
  const [token, setToken] = useState(readResetToken)
  const [wasRefused, setWasRefused] = useState(false)

  /** Nobody is signed in by a link. Source: trust.md S47. */
  const handleDone = async () => {
    clearResetToken()
    // Who was signed in here is so no longer: every session of the account has ended.
    if (session.store.getState().userData !== null) await session.logOut()
    toast.success(t`Your new password is set. Log in with it.`)
    await router.navigate({ to: '/login', replace: true })
  }

  const handleRefused = () => {
    clearResetToken()
    setToken(undefined)
    setWasRefused(true)
  }

  return (
    <VisitorPage
      brand={<Trans>Nearly there.</Trans>}
      lead={<Trans>Once it’s set, you’re logged out everywhere else.</Trans>}
      pig={pig}
      step={wasRefused ? 'refused' : 'open'}
      {...(token === undefined ? whyNot(wasRefused) : { title: <Trans>Choose a new password</Trans> })}
    >
      {token === undefined ? (
        <ButtonLink variant="primary" size="lg" block render={(slot) => <Link to="/forgot-password" {...slot} />}>
          <Trans>Ask for a new link</Trans>
        </ButtonLink>
      ) : (
        <ResetPasswordForm token={token} onDone={handleDone} onRefused={handleRefused} />
      )}
    </VisitorPage>
  )
}

const whyNot = (wasRefused: boolean) =>
  wasRefused
    ? {
        title: <Trans>This link is no longer good</Trans>,
        intro: <Trans>A link works once, for 30 minutes. You can ask for a new one.</Trans>,
      }
    : {
        title: <Trans>There’s a link missing</Trans>,
        intro: <Trans>A new password is set by the link in our email. Open that, or ask for a new one.</Trans>,
      }
