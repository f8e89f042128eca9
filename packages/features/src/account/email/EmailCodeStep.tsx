import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf } from '@ginipig/api-client/core/call-options.ts'
import { CodeForm } from '@ginipig/app/form/CodeForm.tsx'
import { useServices } from '@ginipig/app/services/services-context.ts'
import { confirmEmail, getProfile } from '@ginipig/contract/identity/account.ts'
import { type Challenge, getProviderSignUp, resendOtp } from '@ginipig/contract/identity/sign-up.ts'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { EmailChange } from './NewEmailForm.tsx'

/** The address stands in what a client and a provider see of themselves. */
const emailChanged = { stale: [keyOf(getProfile), keyOf(getProviderSignUp)] }

type EmailCodeStepProps = {
  change: EmailChange
  /** The page was loaded anew meanwhile: nobody pressed anything that led here. */
  isResumed: boolean
  onDone: (newEmail: string) => void
  onBack: () => void
  onResent: (challenge: Challenge) => void
}

/** The code that came to the new address makes it the account's. */
export function EmailCodeStep(props: EmailCodeStepProps) {
  const { change: given, isResumed, onDone, onBack, onResent } = props
  const { email, challenge } = given
  const { t } = useLingui()
  const api = useApi()
  const { session } = useServices()
  const { mutateAsync: confirm } = useMutation(change(api, confirmEmail, emailChanged))
  const { mutateAsync: resend } = useMutation(change(api, resendOtp))

  const handleCode = async (code: string) => {
    const user = await confirm({ body: { challengeId: challenge.challengeId, code } })
    await session.changeUserData(user)
    onDone(user.email)
  }

  const handleResend = async () => {
    const sent = await resend({ body: { challengeId: challenge.challengeId } })
    onResent(sent)
    return sent
  }

  return (
    <>
      <p>
        <Trans>
          We’ve sent a code to <strong>{email}</strong>. Check your junk folder too.
        </Trans>
      </p>
      <CodeForm
        takesFocus={!isResumed}
        challenge={challenge}
        onCode={handleCode}
        onResend={handleResend}
        submitLabel={t`Change email`}
        busyLabel={t`Checking…`}
        cancel={
          <Button variant="ghost" onClick={onBack}>
            <Trans>Another address</Trans>
          </Button>
        }
      />
    </>
  )
}
