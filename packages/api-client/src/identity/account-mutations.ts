import type { BodyInput } from '@ginipig/contract/core'
import {
  changeEmail,
  confirmEmail,
  deleteAccount,
  deleteAvatar,
  exportData,
  putAvatar,
  putNotificationSettings,
  putProfile,
  type UserData,
} from '@ginipig/contract/identity'
import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'
import { type UploadOptions, upload } from '#core/upload.ts'
import { accountKeys } from './account-keys.ts'

/** @throws ApiError `invalid_input` with its fields */
export const putProfileMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (body: NonNullable<BodyInput<typeof putProfile>>) => api(putProfile, { body }),
    onSuccess: (profile, _given, _before, { client }) => client.setQueryData(accountKeys.profile, profile),
  })

/** Sends a picture of at most 5 MB. @throws ApiError, or the signal's reason when it was called off */
export const uploadAvatar = (api: Api, photo: Blob, options: UploadOptions = {}): Promise<UserData> =>
  upload(api, putAvatar, photo, options)

export const deleteAvatarMutation = (api: Api) => mutationOptions({ mutationFn: () => api(deleteAvatar) })

/** All three at once, one save after the other. */
export const putNotificationSettingsMutation = (api: Api) =>
  mutationOptions({
    scope: { id: 'notification-settings' },
    mutationFn: (body: NonNullable<BodyInput<typeof putNotificationSettings>>) =>
      api(putNotificationSettings, { body }),
  })

/** Sends a code to a new address. @throws ApiError `step_up_required`, `too_many_requests`, `invalid_input` */
export const changeEmailMutation = (api: Api) =>
  mutationOptions({ mutationFn: (email: string) => api(changeEmail, { body: { email } }) })

/** Takes the new address. @throws ApiError `otp_wrong`, `otp_expired`, `otp_exhausted` */
export const confirmEmailMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (body: { challengeId: string; code: string }) => api(confirmEmail, { body }),
    onSuccess: (_user, _given, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: accountKeys.profile }),
        client.invalidateQueries({ queryKey: accountKeys.providerSignUp }),
      ]),
  })

/** All that is held about the caller. @throws ApiError `step_up_required`, `too_many_requests` */
export const exportDataMutation = (api: Api) => mutationOptions({ mutationFn: () => api(exportData) })

/** @throws ApiError `step_up_required`, `account_busy` */
export const deleteAccountMutation = (api: Api) =>
  mutationOptions({ mutationFn: () => api(deleteAccount, { body: {} }) })
