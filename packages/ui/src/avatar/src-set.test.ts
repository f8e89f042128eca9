import { expect, test } from 'vitest'
import { srcSetOf } from './src-set.ts'

test('a picture that the API keeps comes no wider than it is seen', () => {
  const url = '/api/v1/avatars/2f6d1c1e-9d8b-4c0a-8e9f-0a1b2c3d4e5f'
  expect(srcSetOf(url)).toBe(`${url}?width=96 96w, ${url}?width=192 192w, ${url} 512w`)
})

test.for(['blob:https://ginipig.localhost/1', 'data:image/png;base64,AAAA', '/assets/face.svg'])(
  '%s is what it is',
  (url) => expect(srcSetOf(url)).toBeUndefined(),
)
