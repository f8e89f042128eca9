import { putRegistrationAvatar } from '@ginipig/contract/identity/sign-up.ts'
import { uploadPhoto } from '@ginipig/contract/media/photo.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { upload } from './upload.ts'

const photo = new Blob(['x'], { type: 'image/jpeg' })
const answer = { id: '0190a7c2-0000-7000-8000-000000000001', url: '/photos/1', width: 1, height: 1, srcSet: '' }

class FakeRequest {
  static made: FakeRequest[] = []
  headers = new Map<string, string>()
  upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } = {}
  status = 0
  responseText = ''
  url = ''
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  constructor() {
    FakeRequest.made.push(this)
  }
  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  send() {}
  abort() {
    this.onabort?.()
  }
  finish(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}

const request = async (index: number) => {
  await vi.waitFor(() => expect(FakeRequest.made).toHaveLength(index + 1), { timeout: 10_000 })
  const made = FakeRequest.made[index]
  if (!made) throw new Error('no request')
  return made
}

const apiWith = (...tokens: string[]) =>
  createApi({ baseUrl: '/api/v1', getAccessToken: async () => tokens.shift(), onUnauthenticated: () => {} })

beforeEach(() => {
  FakeRequest.made = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => void vi.unstubAllGlobals())

test('says how far it is and hands over what the server made of it', async () => {
  const onProgress = vi.fn()
  const sending = upload(apiWith('t1'), uploadPhoto, photo, { onProgress })
  const sent = await request(0)
  expect(sent.url).toBe('/api/v1/photos')
  expect(Object.fromEntries(sent.headers)).toMatchObject({ authorization: 'Bearer t1', 'content-type': 'image/jpeg' })
  sent.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true })
  sent.upload.onprogress?.({ loaded: 1, total: 0, lengthComputable: false })
  expect(onProgress.mock.calls).toEqual([[0.25]])
  sent.finish(200, answer)
  await expect(sending).resolves.toEqual(answer)
})

test('a refused token is renewed and the photo sent again', async () => {
  const sending = upload(apiWith('old', 'new'), uploadPhoto, photo)
  ;(await request(0)).finish(401, {})
  const second = await request(1)
  expect(second.headers.get('authorization')).toBe('Bearer new')
  second.finish(200, answer)
  await expect(sending).resolves.toEqual(answer)
})

test('a refused photo keeps its code', async () => {
  const sending = upload(apiWith('t1'), uploadPhoto, photo)
  ;(await request(0)).finish(415, { type: '', title: '', status: 415, code: 'photo_type' })
  await expect(sending).rejects.toMatchObject({ code: 'photo_type' })
})

test('a lost connection is offline', async () => {
  const sending = upload(apiWith('t1'), uploadPhoto, photo)
  ;(await request(0)).onerror?.()
  await expect(sending).rejects.toMatchObject({ code: 'offline' })
})

test('calling it off stops the request', async () => {
  const controller = new AbortController()
  const sending = upload(apiWith('t1'), uploadPhoto, photo, { signal: controller.signal })
  await request(0)
  controller.abort()
  await expect(sending).rejects.toBe(controller.signal.reason)
})

test('the picture of a sign-up goes to its challenge, without a session', async () => {
  const challengeId = '0190a7c2-0000-7000-8000-000000000009'
  const sending = upload(apiWith('t1'), putRegistrationAvatar, photo, { params: { challengeId } })
  const sent = await request(0)
  expect(sent.url).toBe(`/api/v1/auth/registrations/${challengeId}/avatar`)
  expect(Object.fromEntries(sent.headers)).toEqual({ accept: 'application/json', 'content-type': 'image/jpeg' })
  sent.finish(200, {})
  await sending
})
