import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { upload } from '@ginipig/api-client/core/upload.ts'
import { useServices } from '@ginipig/app/services/services-context.ts'
import { type Challenge, putRegistrationAvatar } from '@ginipig/contract/identity/sign-up.ts'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { avatarDraft } from './avatar-draft.ts'
import { waitingSignUp } from './waiting-sign-up.ts'

/** Sends a sign-up and goes on to its code. A photo that doesn't get through costs the photo, never the sign-up.
 *  @param registration - of clients or of providers @param next - where to go afterwards; checked there */
export function useSignUp<Given extends { email: string }>(
  registration: UseMutationOptions<Challenge, Error, { body: Given }>,
  next: string | undefined,
) {
  const { mutateAsync: register } = useMutation(registration)
  const api = useApi()
  const router = useRouter()
  const { report } = useServices()

  const sendPhoto = async (challengeId: string): Promise<boolean> => {
    const { photo } = avatarDraft.getState()
    if (photo === undefined) return true
    try {
      await upload(api, putRegistrationAvatar, photo, { params: { challengeId } })
      return true
    } catch (error) {
      report(error)
      return false
    }
  }

  return async (given: Given): Promise<void> => {
    const challenge = await register({ body: given })
    const hasLostPhoto = !(await sendPhoto(challenge.challengeId))
    waitingSignUp.write({ challenge, email: given.email, wrongTries: 0, next, hasLostPhoto })
    await router.navigate({ to: '/otp' })
  }
}
