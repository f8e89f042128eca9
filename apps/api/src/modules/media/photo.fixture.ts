import { readdir } from 'node:fs/promises'
import { beforeAll, beforeEach, expect } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { createPerson, type Person, signIn } from '#testing/password-login.ts'
import type { PhotoFile } from './photo.sql.ts'
import type { Photo } from './photo.ts'
import { largestOf } from './photo.ts'

/** Ada, who sends photos to an API of the file's own, over a real socket where a test wants one. */
export function photographer() {
  const api = apiOfFile({ listens: true })
  let ada: Person
  let token: string
  const logIn = async () => {
    token = (await signIn(api, ada)).token
  }
  beforeAll(async () => {
    ada = await createPerson(api)
  })
  beforeEach(logIn)

  const upload = (payload: Buffer, { type = 'image/jpeg', bearer = token } = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v1/photos',
      payload,
      headers: { 'content-type': type, ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }) },
    })
  const get = (url: string) => api.app.inject({ method: 'GET', url })
  return {
    api,
    who: () => ({ ada, token }),
    logIn,
    upload,
    uploaded: async (payload: Buffer, type?: string): Promise<Photo> => {
      const response = await upload(payload, type === undefined ? {} : { type })
      expect([response.statusCode, response.body]).toEqual([200, expect.any(String)])
      return response.json<Photo>()
    },
    get,
    bytesOf: async (photo: Photo) => (await get(photo.url)).rawPayload,
    /** Of its largest file. */
    fileNameOf: async ({ id }: Photo) => {
      const row = await api.platform.database.row<PhotoFile>(
        'select file_name as "fileName", widths from photo where id = $1',
        [id],
      )
      if (!row) throw new Error('no such photo')
      return largestOf(row)
    },
    files: () => readdir(api.platform.config.mediaDir).catch(() => [] as string[]),
  }
}
