import { expect, test } from 'vitest'
import { createApp } from '#app.ts'
import { apiOfFile } from '#testing/api-of-file.ts'

const api = apiOfFile()

test.for(['/api/v1/deployment', '/api/v1/me', '/api/v1/nothing-here', '/api/v1/%'])(
  'the answer of %s is for our own pages only, and in production by https only',
  async (url) => {
    const { platform } = api
    const here = await api.app.inject({ url })
    expect(here.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' })
    expect(here.headers).not.toHaveProperty('strict-transport-security')
    const app = await createApp({ ...platform, config: { ...platform.config, environment: 'production' } })
    const there = await app.inject({ url })
    await app.close()
    expect(there.headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000; includeSubDomains' })
  },
)
