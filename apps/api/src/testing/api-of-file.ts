import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { createTestApi, type TestApi } from './test-api.ts'

/** One API for all tests of a file, with no photos yet. Who was counted in one test is not in the next.
 *  @returns it, from `beforeAll` on */
export function apiOfFile(options: Parameters<typeof createTestApi>[1] = {}): () => TestApi {
  let api: TestApi
  const forgetPhotos = () => rm(api.platform.config.mediaDir, { recursive: true, force: true })
  beforeAll(async () => {
    api = await createTestApi(inject('serverUrl'), options)
    await forgetPhotos()
  })
  afterAll(async () => {
    await api.close()
    await forgetPhotos()
  })
  beforeEach(async () => {
    await api.platform.database.rows('delete from quota')
  })
  return () => api
}
