import { expect, test } from 'vitest'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import { oneKeyEach } from './one-key.ts'

/** Asks for what is wished, and is answered so. @returns the key it was asked with */
async function ask(
  once: ReturnType<typeof oneKeyEach>,
  wish: string,
  failure?: { code: ApiErrorCode; status: number },
) {
  let sent = ''
  const work = async (key: string) => {
    sent = key
    if (failure) throw new ApiError(failure)
    return 'answer'
  }
  await (failure ? expect(once(wish, work)).rejects.toThrow() : expect(once(wish, work)).resolves.toBe('answer'))
  return sent
}

test.each<[ApiErrorCode, number]>([
  ['offline', 0],
  ['timeout', 0],
  ['request_in_progress', 409],
  ['internal', 500],
  ['unavailable', 503],
])('what was answered with %s is asked again with the same key', async (code, status) => {
  const once = oneKeyEach()
  const key = await ask(once, 'a draft', { code, status })
  expect(await ask(once, 'a draft')).toBe(key)
})

test('after an answer, or for another wish, it is another key', async () => {
  const once = oneKeyEach()
  const refused = await ask(once, 'a draft', { code: 'too_many_drafts', status: 409 })
  const lost = await ask(once, 'a draft', { code: 'offline', status: 0 })
  const keys = [refused, lost, await ask(once, 'a copy'), await ask(once, 'a copy')]
  expect(new Set(keys).size).toBe(4)
})

test('what was done since makes it another wish: a time blocked, opened and blocked again', async () => {
  const once = oneKeyEach()
  const lost = await ask(once, 'block', { code: 'offline', status: 0 })
  await ask(once, 'open')
  expect(await ask(once, 'block')).not.toBe(lost)
})
