import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { createTestApi, type TestApi } from './test-api.ts'

/** One API for all tests of a file, with no photos yet. Who was counted in one test is not in the next.
 *  @returns it, empty until `beforeAll` */
export function apiOfFile(options: Parameters<typeof createTestApi>[1] = {}): TestApi {
  const api = {} as TestApi // what `beforeAll` makes of it
  const forgetPhotos = () => rm(api.platform.config.mediaDir, { recursive: true, force: true })
  beforeAll(async () => {
    Object.assign(api, await createTestApi(inject('serverUrl'), options))
    await forgetPhotos()
  })
  afterAll(async () => {
    await api.close()
    await forgetPhotos()
  })
  beforeEach(async () => {
    await api.platform.database.rows('delete from quota')
  })
  return api
}
