import type { BodyInput } from '@ginipig/contract/core'
import { putRegistrationAvatar, registerClient, registerProvider, verifyOtp } from '@ginipig/contract/identity'
import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'
import { type UploadOptions, upload } from '#core/upload.ts'

/** Sends the code that makes it an account; the answer is the same for an address that has one.
 *  @throws ApiError `invalid_input` with its fields, `too_many_requests` */
export const registerClientMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (body: NonNullable<BodyInput<typeof registerClient>>) => api(registerClient, { body }),
  })

/** As for clients. */
export const registerProviderMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (body: NonNullable<BodyInput<typeof registerProvider>>) => api(registerProvider, { body }),
  })

/** Adds a picture of at most 5 MB to a sign-up that waits for its code. @throws ApiError */
export const uploadRegistrationAvatar = async (
  api: Api,
  challengeId: string,
  photo: Blob,
  options: UploadOptions = {},
): Promise<void> => {
  await upload(api, putRegistrationAvatar, photo, { ...options, params: { challengeId } })
}

/** Trades the code for a session. @throws ApiError `otp_wrong`, `otp_expired`, `otp_exhausted`, `too_many_requests` */
export const verifyOtpMutation = (api: Api) =>
  mutationOptions({ mutationFn: (body: { challengeId: string; code: string }) => api(verifyOtp, { body }) })
