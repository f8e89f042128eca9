import { endpoint } from '@ginipig/contract/core/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createUrlReader } from './read-url.ts'

const input = {
  name: 'getHouse',
  path: '/houses/:number',
  access: 'public',
  params: v.object({ number: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)) }),
  query: v.object({
    colours: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(',')),
      ),
    ),
  }),
  response: v.object({}),
} as const
const getHouse = endpoint({ ...input, method: 'GET' })

/** What Fastify makes of a URL, as far as it is read. */
function requestOf(url: string): FastifyRequest {
  const { pathname, searchParams } = new URL(url, 'http://ginipig.localhost')
  const params = { number: pathname.split('/').at(-1) }
  return { params, query: Object.fromEntries(searchParams), raw: { url } } as unknown as FastifyRequest
}

test('a URL is parsed once and given again, another is not taken for it', () => {
  const read = createUrlReader(getHouse)
  const first = read(requestOf('/houses/1?colours=red,blue'))
  expect(first).toEqual({ params: { number: 1 }, query: { colours: ['red', 'blue'] } })
  expect(read(requestOf('/houses/1?colours=red,blue'))).toBe(first)
  expect(read(requestOf('/houses/1?colours=red'))).toEqual({ params: { number: 1 }, query: { colours: ['red'] } })
  expect(read(requestOf('/houses/2?colours=red,blue')).params).toEqual({ number: 2 })
})

test('nobody can change what the next one is given', () => {
  const { params, query } = createUrlReader(getHouse)(requestOf('/houses/1?colours=red'))
  expect(() => query.colours?.push('blue')).toThrow(TypeError)
  expect(() => Object.assign(query, { colours: [] })).toThrow(TypeError)
  expect(() => Object.assign(params, { number: 2 })).toThrow(TypeError)
})

test('only so many are remembered, the oldest goes first, and a long one never is', () => {
  const read = createUrlReader(getHouse)
  const [first, second] = [read(requestOf('/houses/0')), read(requestOf('/houses/1'))]
  for (let number = 2; number <= 200; number += 1) read(requestOf(`/houses/${number}`))
  expect(read(requestOf('/houses/1'))).toBe(second)
  expect(read(requestOf('/houses/0'))).not.toBe(first)
  const long = `/houses/1?colours=${'red,'.repeat(100)}`
  expect(read(requestOf(long))).not.toBe(read(requestOf(long)))
})

test('a URL that does not fit is refused each time', () => {
  const read = createUrlReader(getHouse)
  for (let time = 0; time < 2; time += 1)
    expect(() => read(requestOf('/houses/x'))).toThrow(expect.objectContaining({ code: 'not_found' }))
})
