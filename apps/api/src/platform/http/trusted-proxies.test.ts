import { expect, test } from 'vitest'
import { createApp } from '#app.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { testConfig } from '#testing/test-config.ts'

/** Log-ins that a network may fail in 15 minutes. */
const LIMIT = 30

const api = apiOfFile()

type Visit = { from: string; forwarded: string }

/** How many of one log-in more than the limit are let through, each by a visitor who comes as `visit` says. */
async function countLogIns(trustedProxies: string | undefined, visit: (index: number) => Visit): Promise<number> {
  const { platform } = api
  const given = testConfig('postgres://localhost/x', 1, trustedProxies ? { TRUSTED_PROXIES: trustedProxies } : {})
  const app = await createApp({ ...platform, config: { ...platform.config, api: given.api } })
  let letThrough = 0
  for (let index = 0; index <= LIMIT; index += 1) {
    const { from, forwarded } = visit(index)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      remoteAddress: from,
      headers: { origin: platform.config.origins.marketplace, 'x-forwarded-for': forwarded },
      payload: { email: `person-${index}@ginipig.test`, password: 'Wrong-2026' },
    })
    if (answer.statusCode === 401) letThrough += 1
    else expect(answer.statusCode).toBe(429)
  }
  await app.close()
  return letThrough
}

const anywhere = (index: number) => `198.51.${index}.7`

test('behind two trusted hops each visitor is counted alone', async () => {
  const visit = (index: number) => ({ from: '127.0.0.1', forwarded: `${anywhere(index)}, fd00::5, 10.0.0.5` })
  expect(await countLogIns('loopback, 10.0.0.0/24, fd00::/8', visit)).toBe(LIMIT + 1)
})

test('what a visitor writes before their own address changes nothing', async () => {
  const visit = (index: number) => ({ from: '127.0.0.1', forwarded: `${anywhere(index)}, 203.0.113.9, 10.0.0.5` })
  expect(await countLogIns('loopback,10.0.0.0/24', visit)).toBe(LIMIT)
})

test('a machine that is not on the list is the visitor, whatever it says', async () => {
  expect(await countLogIns('10.0.0.0/24', (index) => ({ from: '10.0.1.5', forwarded: anywhere(index) }))).toBe(LIMIT)
})

test('unless told otherwise only this machine is trusted', async () => {
  const visit = (index: number) => ({ from: '127.0.0.1', forwarded: `${anywhere(index)}, 10.0.0.5` })
  expect(await countLogIns(undefined, visit)).toBe(LIMIT)
})
