import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useServices, useToast } from '@ginipig/app/services/services-context.ts'
import { resendOtp, verifyOtp } from '@ginipig/contract/identity/sign-up.ts'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { dropPhoto } from './avatar-draft.ts'
import { type SignUpKind, signUpDrafts } from './sign-up-draft.ts'
import { type WaitingSignUp, waitingSignUp } from './waiting-sign-up.ts'

type VerifyOptions = {
  kind: SignUpKind
  waiting: WaitingSignUp
  /** Leads on once the account is there. */
  onLoggedIn: (userData: UserData) => Promise<unknown>
}

/** Tries codes for a sign-up. What it finds out outlives a reload: another code's times, tries used up. */
export function useVerifySignUp({ kind, waiting: first, onLoggedIn }: VerifyOptions) {
  const { t } = useLingui()
  const api = useApi()
  const toast = useToast()
  const { session, leading } = useServices()
  const verifyCode = useMutation(change(api, verifyOtp))
  const resendCode = useMutation(change(api, resendOtp))
  const [waiting, setWaiting] = useState(first)
  const [isOver, setOver] = useState(false)
  const { challengeId } = waiting.challenge

  const keep = (changed: WaitingSignUp) => {
    waitingSignUp.write(changed)
    setWaiting(changed)
  }

  /** @throws ApiError */
  const verify = (code: string) =>
    leading(async () => {
      try {
        const outcome = await session.accept(await verifyCode.mutateAsync({ body: { challengeId, code } }))
        if (outcome.outcome === 'operator') return // nobody signs up as one
        const { firstName } = outcome.userData
        waitingSignUp.clear()
        signUpDrafts[kind].clear()
        dropPhoto()
        // Who was on the way to something is back at it: a toast would stand over the times of a phone's calendar.
        if (waiting.next === undefined) toast.success(t`Welcome to Ginipig, ${firstName}.`)
        await onLoggedIn(outcome.userData)
      } catch (error) {
        if (errorCode(error) === 'otp_wrong') keep({ ...waiting, wrongTries: waiting.wrongTries + 1 })
        throw error
      }
    })

  /** @throws ApiError; a sign-up that is gone can only be sent again */
  const resend = async () => {
    try {
      const challenge = await resendCode.mutateAsync({ body: { challengeId } })
      keep({ ...waiting, challenge, wrongTries: 0 })
      return challenge
    } catch (error) {
      if (errorCode(error) === 'otp_expired') setOver(true)
      throw error
    }
  }

  return { verify, resend, wrongTries: waiting.wrongTries, isOver }
}
