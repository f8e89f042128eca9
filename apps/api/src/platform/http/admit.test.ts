import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { signIn } from '#testing/sign-in.ts'
import { testOrigins } from '#testing/test-config.ts'

const MB = 1024 * 1024

const api = apiOfFile({ listens: true })
const tokens = { visitor: undefined, client: '', provider: '' }
beforeAll(async () => {
  const { platform } = api
  const now = platform.clock.now()
  const signer = { ...platform, tokenSecret: platform.config.tokenSecret }
  const [client, provider] = [await createClient(platform.database, now), await createProvider(platform.database, now)]
  tokens.client = await (await signIn(signer, client.id, 'marketplace'))()
  tokens.provider = await (await signIn(signer, provider.id, 'console'))()
})

type Call = { method?: 'PUT'; by: keyof typeof tokens; path: string; type: string; length: number; origin?: string }

/** Opens a call on a real socket and sends its head and the first kilobyte of its body. */
async function begin({ method, by, path, type, length, origin }: Call): Promise<Socket> {
  const { port } = api.app.server.address() as AddressInfo // a TCP server's address is one
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const head = [`${method ?? 'POST'} /api/v1${path} HTTP/1.1`, 'host: ginipig.localhost', `content-type: ${type}`]
  head.push(`content-length: ${length}`, 'idempotency-key: a-key-of-the-admit-test')
  if (tokens[by]) head.push(`authorization: Bearer ${tokens[by]}`)
  if (origin) head.push(`origin: ${origin}`)
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(Buffer.alloc(1024))
  return socket
}

/** The next answer on this socket. */
async function answerOn(socket: Socket): Promise<{ status: number; code: string }> {
  let text = ''
  while (!text.includes('}')) text += (await once(socket, 'data')).toString()
  return { status: Number(text.split(' ')[1]), code: JSON.parse(text.slice(text.indexOf('{'))).code }
}

describe('is refused by its head, before its body has come', () => {
  const image = { path: '/photos', type: 'image/jpeg', length: 10 * MB }
  const origin = testOrigins.marketplace
  const json = { path: '/bookings', type: 'application/json', length: 90_000 }
  test.for<[string, Call, number, string]>([
    ['a visitor’s photo', { ...image, by: 'visitor' }, 401, 'unauthenticated'],
    ['a visitor’s booking', { ...json, by: 'visitor' }, 401, 'unauthenticated'],
    ['a provider’s booking', { ...json, by: 'provider' }, 403, 'forbidden'],
    ['a visitor’s photo above 10 MB', { ...image, by: 'visitor', length: 1_000 * MB }, 401, 'unauthenticated'],
    ['a photo above 10 MB', { ...image, by: 'client', length: 10 * MB + 1 }, 413, 'photo_too_large'],
    [
      'a profile picture above 5 MB',
      { ...image, method: 'PUT', by: 'client', path: '/me/avatar', length: 5 * MB + 1 },
      413,
      'avatar_too_large',
    ],
    ['another file in place of a photo', { ...image, by: 'client', type: 'image/webp' }, 415, 'photo_type'],
    [
      'a photo in place of a log-in',
      { ...image, by: 'visitor', path: '/auth/login', origin },
      415,
      'unsupported_media_type',
    ],
    ['a photo in place of a booking', { ...image, by: 'client', path: '/bookings' }, 415, 'unsupported_media_type'],
    ['JSON above 100 kB', { ...json, by: 'client', length: 102_401 }, 413, 'body_too_large'],
    ['a refresh from elsewhere', { ...json, by: 'visitor', path: '/auth/refresh' }, 403, 'origin_refused'],
  ])('%s', async ([, call, status, code]) => {
    const socket = await begin(call)
    expect(await answerOn(socket)).toEqual({ status, code })
  })
})

test('what follows a refused photo on the same connection is answered: the rest of the body is thrown away', async () => {
  const socket = await begin({ by: 'visitor', path: '/photos', type: 'image/jpeg', length: 10 * MB })
  expect(await answerOn(socket)).toEqual({ status: 401, code: 'unauthenticated' })
  socket.write(Buffer.alloc(10 * MB - 1024))
  socket.write('GET /api/v1/nothing HTTP/1.1\r\nhost: ginipig.localhost\r\n\r\n')
  expect(await answerOn(socket)).toEqual({ status: 404, code: 'not_found' })
})
