import type { BodyInput } from '@ginipig/contract/core'
import { changePassword, stepUp } from '@ginipig/contract/identity'
import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'
import { accountKeys } from './account-keys.ts'

/** Ends every other session. @throws ApiError `invalid_input` with its fields, `too_many_requests` */
export const changePasswordMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (body: NonNullable<BodyInput<typeof changePassword>>) => api(changePassword, { body }),
    onSuccess: (_answer, _given, _before, { client }) => client.invalidateQueries({ queryKey: accountKeys.sessions }),
  })

/** The password again; good for five minutes on this session. @throws ApiError `invalid_input` for a wrong one */
export const stepUpMutation = (api: Api) =>
  mutationOptions({ mutationFn: (password: string) => api(stepUp, { body: { password } }) })
