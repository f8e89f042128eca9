import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { watchAnswers } from './watch-answers.ts'

const good = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const

/** What the watch says of one answer. */
async function saidOf(answer: { name?: string; cookie?: object; type?: string }): Promise<readonly string[]> {
  const app = fastify()
  await app.register(cookie)
  const wrong = watchAnswers(app)
  app.get('/', async (_request, reply) => {
    if (answer.cookie) reply.setCookie(answer.name ?? '__Host-refresh', 'abc', answer.cookie)
    return reply.type(answer.type ?? 'application/json; charset=utf-8').send('{}')
  })
  await app.inject('/')
  await app.close()
  return wrong()
}

test('a cookie as ours are is let through, given or taken away', async () => {
  expect(await saidOf({ cookie: good })).toEqual([])
  expect(await saidOf({ cookie: { ...good, maxAge: 60 } })).toEqual([])
  expect(await saidOf({ cookie: { ...good, expires: new Date(0) } })).toEqual([])
})

test.for([
  [{ name: 'refresh', cookie: good }],
  [{ cookie: { ...good, secure: false } }],
  [{ cookie: { ...good, httpOnly: false } }],
  [{ cookie: { ...good, sameSite: 'lax' } }],
  [{ cookie: { ...good, sameSite: undefined } }],
  [{ cookie: { ...good, path: '/api' } }],
  [{ cookie: { ...good, domain: 'ginipig.localhost' } }],
  [{ type: 'application/problem+json; charset=latin1' }],
] as const)('%j is told', async ([answer]) => {
  expect(await saidOf(answer)).toHaveLength(1)
})
