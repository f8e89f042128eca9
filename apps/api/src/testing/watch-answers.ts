import type { FastifyInstance } from 'fastify'

/** The one form of a cookie here: bound to its host, out of reach of scripts, sent from our own pages only. */
const COOKIE =
  /^__Host-[a-z]+=[\w.-]*;(?: Max-Age=\d+;)? Path=\/;(?: Expires=[^;]+;)? HttpOnly; Secure; SameSite=Strict$/

/** Looks at every answer of a test's API, whatever the test is about: all cookies (trust.md S18), and that nothing
 *  said to somebody who is signed in is kept on the way (S27). To be called before the app is ready.
 *  @returns what was wrong so far */
export function watchAnswers(app: FastifyInstance): () => readonly string[] {
  const wrong: string[] = []
  app.addHook('onSend', async (request, reply) => {
    const about = `${request.method} ${request.routeOptions.url} ${reply.statusCode}`
    for (const cookie of [reply.getHeader('set-cookie') ?? []].flat())
      if (!COOKIE.test(String(cookie))) wrong.push(`${about} sets ${String(cookie).replace(/=[^;]*/, '=…')}`)
    const type = String(reply.getHeader('content-type') ?? '')
    if (type.includes('json') && !type.endsWith('; charset=utf-8')) wrong.push(`${about} is ${type}`)
    if (type.includes('json') && request.actor && reply.getHeader('cache-control') !== 'no-store')
      wrong.push(`${about} may be stored`)
  })
  return () => wrong
}
