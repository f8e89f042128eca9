import { wishedLanguage } from '@ginipig/domain/identity'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Asked, Page } from './pages.ts'

/** A day; its address has a version. */
const PREVIEW_KEPT_S = 86_400
/** Seconds after which a page that can't be had now may be asked for again. */
const LATER_S = 10
const HTML = 'text/html; charset=utf-8'
const LANGUAGE = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/

/** Answers `GET` of a page with its HTML; or with nothing in it (`x-page: plain`) where the app's plain page is the
 *  answer, for a page that isn't everybody's and, with 503, for one that can't be had now; or with where it leads. Of a request only its address,
 *  whom it comes from and the language are read: the address's own (`?lang=fr`, decision 0109), else the cookie
 *  `language`'s, else the first of ours that the browser asks for.
 *  @param languages - which there are; the first for whoever asks for none of them
 *  @param previewOf - the picture of a page, by the address of the picture */
export function createPageServer(
  pageOf: (asked: Asked) => Promise<Page | undefined>,
  languages: readonly string[],
  log: { level: string; stream?: { write(line: string): void } } | false,
  previewOf: (path: string, visitor: string) => Promise<Buffer | undefined> = async () => undefined,
): FastifyInstance {
  const server = Fastify({
    logger: log,
    // An address may hold what somebody searched for, and who asks is looked at: only what failed is said.
    logController: new LogController({ disableRequestLogging: true }),
    // An address that can't be read ("%ff") is nobody's page.
    frameworkErrors: (_error, _request, reply) => void plain(reply, 404),
  })
  server.get('/health', async () => ({ status: 'ok' }))
  server.get('/previews/*', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const png = await previewOf(path, visitorOf(request)).catch((error: unknown) => {
      request.log.warn({ err: error, path }, 'No preview now')
      return null
    })
    if (png === null) return reply.code(503).header('retry-after', LATER_S).send()
    if (!png) return reply.code(404).send()
    return reply.type('image/png').header('cache-control', `public, max-age=${PREVIEW_KEPT_S}`).send(png)
  })
  server.get('/*', async (request, reply) => {
    const language = languageOf(request, languages)
    const page = await pageOf({ path: request.url, language, visitor: visitorOf(request) }).catch((error: unknown) =>
      later(error, request),
    )
    if (page === null) return plain(reply.header('retry-after', LATER_S), 503)
    if (page?.location)
      return reply
        .header('cache-control', 'private, no-cache')
        .redirect(inLanguage(page.location, named(request, languages)), page.status)
    if (!page?.content) return plain(reply, page?.status ?? 200)
    const { html, brotli, stylePolicy, etag } = page.content
    void reply.headers({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      etag,
      'x-style-policy': stylePolicy,
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

const visitorOf = (request: FastifyRequest) => firstOf(request.headers['x-forwarded-for']) ?? request.ip

function languageOf(request: FastifyRequest, languages: readonly string[]): string {
  const { headers } = request
  const [, chosen] = LANGUAGE.exec(headers.cookie ?? '') ?? []
  return (
    named(request, languages) ??
    languages.find((one) => one === chosen) ??
    wishedLanguage(headers['accept-language'], languages) ??
    languages[0] ??
    ''
  )
}

/** The language that the address names. */
function named({ query }: FastifyRequest, languages: readonly string[]): string | undefined {
  const { lang } = query as Record<string, unknown> // as Fastify's own parser gives it
  return languages.find((one) => one === lang)
}

/** @param location - a path, with its search */
const inLanguage = (location: string, language: string | undefined) =>
  language === undefined ? location : `${location}${location.includes('?') ? '&' : '?'}lang=${language}`

const plain = (reply: FastifyReply, status: number) => reply.code(status).header('x-page', 'plain').send()

function later(error: unknown, { log, url }: FastifyRequest): null {
  log.warn({ err: error, path: url.split('?')[0] }, 'The plain page goes out')
  return null
}

const firstOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : header?.[0])
