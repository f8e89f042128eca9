import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { VisitorPage } from '@ginipig/app/route/VisitorPage.tsx'
import { useServices, useUser } from '@ginipig/app/services/services-context.ts'
import { forgotPassword } from '@ginipig/contract/identity/password.ts'
import pig from '@ginipig/ui/assets/illustrations/pig-post.svg'
import { TextLink } from '@ginipig/ui/link'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { ForgotPasswordSent } from './ForgotPasswordSent.tsx'

/** `/forgot-password` of both apps: the same answer for everybody. */
export function ForgotPasswordPage() {
  const { session } = useServices()
  const isSignedIn = useUser() !== null
  const { mutateAsync: send } = useMutation(change(useApi(), forgotPassword))
  const [sentTo, setSentTo] = useState<string>()

  const handleSend = async (email: string) => {
    await send({ body: { email } })
    // Spec §3: kept for the log-in afterwards, and for a next try.
    await session.keep({ forgetPassword: { email } })
    setSentTo(email)
  }

  return (
    <VisitorPage
      brand={<Trans>It happens to the best.</Trans>}
      lead={<Trans>A new password takes two minutes and one email.</Trans>}
      pig={pig}
      step={sentTo === undefined ? 'ask' : 'sent'}
      title={sentTo === undefined ? <Trans>Forgotten your password?</Trans> : <Trans>Check your email</Trans>}
      intro={
        isSignedIn ? undefined : (
          <TextLink render={(slot) => <Link to="/login" {...slot} />}>
            <Trans>Back to the log-in</Trans>
          </TextLink>
        )
      }
    >
      {sentTo === undefined ? (
        <ForgotPasswordForm onSend={handleSend} />
      ) : (
        <ForgotPasswordSent email={sentTo} onResend={() => handleSend(sentTo)} onBack={() => setSentTo(undefined)} />
      )}
    </VisitorPage>
  )
}
