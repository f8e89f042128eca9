import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '#core/index.ts'
import { uploadRegistrationAvatar } from './sign-up-mutations.ts'

const challengeId = '0190a7c2-0000-7000-8000-000000000009'
const sent: { method: string; url: string; headers: Record<string, string> }[] = []

class AnsweringRequest {
  upload = {}
  status = 200
  responseText = '{}'
  onload?: () => void
  #request = { method: '', url: '', headers: {} as Record<string, string> }
  open(method: string, url: string) {
    Object.assign(this.#request, { method, url })
  }
  setRequestHeader(name: string, value: string) {
    this.#request.headers[name] = value
  }
  send() {
    sent.push(this.#request)
    this.onload?.()
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', AnsweringRequest))
afterEach(() => void vi.unstubAllGlobals())

test('the picture of a sign-up goes to its challenge, without a session', async () => {
  const getAccessToken = vi.fn(async () => 'token')
  const api = createApi({ baseUrl: '/api/v1', getAccessToken, onUnauthenticated: () => {} })
  await uploadRegistrationAvatar(api, challengeId, new Blob(['x'], { type: 'image/png' }))
  expect(sent).toEqual([
    {
      method: 'PUT',
      url: `/api/v1/auth/registrations/${challengeId}/avatar`,
      headers: { accept: 'application/json', 'content-type': 'image/png' },
    },
  ])
  expect(getAccessToken).not.toHaveBeenCalled()
})
