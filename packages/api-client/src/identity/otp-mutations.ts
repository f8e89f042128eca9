import { resendOtp } from '@ginipig/contract/identity'
import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'

/** Another code under the same challenge, for sign-ups and new addresses. @throws ApiError `otp_expired`,
 *  `too_many_requests` */
export const resendOtpMutation = (api: Api) =>
  mutationOptions({ mutationFn: (challengeId: string) => api(resendOtp, { body: { challengeId } }) })
