import type { BodyInput } from '@ginipig/contract/core'
import { forgotPassword, resetPassword } from '@ginipig/contract/identity'
import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'

/** Sends a link to an address, if it has an account: the answer doesn't tell. @throws ApiError `too_many_requests` */
export const forgotPasswordMutation = (api: Api) =>
  mutationOptions({ mutationFn: (email: string) => api(forgotPassword, { body: { email } }) })

/** Sets a password by a link's token. @throws ApiError `reset_link_invalid`, `invalid_input` with its fields */
export const resetPasswordMutation = (api: Api) =>
  mutationOptions({ mutationFn: (body: NonNullable<BodyInput<typeof resetPassword>>) => api(resetPassword, { body }) })
