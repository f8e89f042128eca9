import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify'
import type { Asked, Page } from './pages.ts'

const HTML = 'text/html; charset=utf-8'
const LANGUAGE = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/

/** Answers `GET` of a page with its HTML; or with nothing in it (`x-page: plain`) where the app's plain page is the
 *  answer, for a page that isn't everybody's and for one that can't be had now. Of a request only its address, the
 *  cookie `language` and whom it comes from are read. */
export function createPageServer(
  pageOf: (asked: Asked) => Promise<Page | undefined>,
  log: { level: string } | false,
): FastifyInstance {
  const server = Fastify({ logger: log })
  server.get('/health', async () => ({ status: 'ok' }))
  server.get('/*', async (request, reply) => {
    const [, language = ''] = LANGUAGE.exec(request.headers.cookie ?? '') ?? []
    const visitor = firstOf(request.headers['x-forwarded-for']) ?? request.ip
    const page = await pageOf({ path: request.url, language, visitor }).catch((error: unknown) =>
      later(error, request.log),
    )
    if (!page?.content) return plain(reply, page?.status ?? 200)
    const { html, brotli, styleHashes, etag } = page.content
    void reply.headers({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
      etag,
      'x-style-hashes': styleHashes,
    })
    if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
    const takesBrotli = firstOf(request.headers['accept-encoding'])?.includes('br')
    if (takesBrotli) void reply.header('content-encoding', 'br')
    return reply
      .code(page.status)
      .type(HTML)
      .send(takesBrotli ? brotli : html)
  })
  return server
}

const plain = (reply: FastifyReply, status: number) => reply.code(status).header('x-page', 'plain').send()

function later(error: unknown, log: FastifyBaseLogger): undefined {
  log.warn({ error: String(error) }, 'The plain page goes out')
}

const firstOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : header?.[0])
