import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'
import { openRedirects } from './testing/open-redirects.ts'

test.for([
  '/',
  '/my-booking',
  '/treatment/hair?level=pro,newbie&q=bob',
  '/category-detail/0190a7c2-0000-7000-8000-000000000001#reviews',
  '/treatment?q=https%3A%2F%2Fevil.example',
])('%s is a path of ours', (next) => expect(safePath(next)).toBe(next))

test.for(openRedirects)('%j leads nowhere', (next) => expect(safePath(next)).toBeUndefined())

test('a path may be 2,000 letters long, and no longer', () => {
  const path = `/${'a'.repeat(1_999)}`
  expect(safePath(path)).toBe(path)
  expect(safePath(`${path}a`)).toBeUndefined()
})

test('a backslash is refused wherever it stands, not only where it leads off', () => {
  expect(safePath('/treatment\\hair')).toBeUndefined()
})
