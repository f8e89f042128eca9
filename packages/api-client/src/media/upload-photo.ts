import type { ResponseOf } from '@ginipig/contract/core'
import { uploadPhoto as endpoint } from '@ginipig/contract/media'
import type { Api } from '#core/index.ts'
import { type UploadOptions, upload } from '#core/upload.ts'

export type { UploadOptions }

/** Sends one JPEG or PNG. @throws ApiError, or the signal's reason when it was called off */
export const uploadPhoto = (api: Api, photo: Blob, options: UploadOptions = {}): Promise<ResponseOf<typeof endpoint>> =>
  upload(api, endpoint, photo, options)
