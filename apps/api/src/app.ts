import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { avatarRoutes } from '#modules/account/avatar.routes.ts'
import { accountDeletionRoutes } from '#modules/account/deletion.routes.ts'
import { emailChangeRoutes } from '#modules/account/email.routes.ts'
import { dataExportRoutes } from '#modules/account/export.routes.ts'
import { languageRoutes } from '#modules/account/language.routes.ts'
import { notificationSettingsRoutes } from '#modules/account/notification-settings.routes.ts'
import { profileRoutes } from '#modules/account/profile.routes.ts'
import { bookingCalls } from '#modules/booking/calls.ts'
import { deploymentRoutes } from '#modules/deployment/deployment.routes.ts'
import { listingRoutes } from '#modules/listing/listing.routes.ts'
import { localMailboxRoutes } from '#modules/local-mailbox/local-mailbox.routes.ts'
import { photoRoutes } from '#modules/media/photo.routes.ts'
import { paymentCalls } from '#modules/payment/calls.ts'
import { realtimeRoutes } from '#modules/realtime/realtime.routes.ts'
import { securityReportRoutes } from '#modules/security-report/security-report.routes.ts'
import { handoffRoutes } from '#modules/session/handoff/handoff.routes.ts'
import { openSessionRoutes } from '#modules/session/open-sessions.routes.ts'
import { passwordRoutes } from '#modules/session/password/password.routes.ts'
import { sessionRoutes } from '#modules/session/session.routes.ts'
import { signUpRoutes } from '#modules/sign-up/sign-up.routes.ts'
import { createAccessTokens } from '#platform/auth/access-token.ts'
import { createAuthenticate } from '#platform/auth/authenticate.ts'
import { sendProblem, toRefusal } from '#platform/http/problem.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Host } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

/** Bytes of a JSON body (trust.md §4). */
const JSON_LIMIT = 100 * 1024

/** Milliseconds in which a request must have come in whole; 10 MB by a slow phone, and no body without end. */
const REQUEST_MS = 120_000

/** Builds the API over a platform. No side effects at import; listening is the caller's. */
export async function createApp(platform: Platform): Promise<FastifyInstance> {
  const { config, clock, database, log } = platform
  // Two lines a request are half of what a request costs, a logger for each a part of it: in here only what went wrong
  // is said, by one logger.
  const requestLog: FastifyBaseLogger = log.child({}, { level: log.isLevelEnabled('warn') ? 'warn' : log.level })
  const app = fastify({
    logger: false, // one of its own would listen for the end of every answer, to say so
    trustProxy: 'loopback',
    bodyLimit: JSON_LIMIT,
    routerOptions: { maxParamLength: 200 },
    childLoggerFactory: () => requestLog,
    requestIdHeader: false,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
  })
  // Only JSON and images are bodies here; a form or plain text from a foreign page is refused (trust.md G11).
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(['image/jpeg', 'image/png'], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.decorateRequest('actor', undefined)
  await app.register(cookie)
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error)
    if (refusal.code === 'internal') log.error({ reqId: request.id, err: error }, 'unexpected failure')
    return sendProblem(reply, refusal)
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new Refusal('not_found')))
  app.addHook('onSend', (request, reply, _body, done) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    done()
  })
  const tokens = createAccessTokens(config.tokenSecret, clock)
  const host: Host = {
    app,
    database,
    clock,
    authenticate: createAuthenticate(database, clock, tokens),
    abandonedMs: config.idempotencyAbandonedMs,
    origins: [config.origins.marketplace, config.origins.console],
  }
  deploymentRoutes(host, platform)
  sessionRoutes(host, platform, tokens)
  handoffRoutes(host, platform, tokens)
  openSessionRoutes(host, platform)
  profileRoutes(host, platform)
  avatarRoutes(host, platform)
  dataExportRoutes(host, platform)
  accountDeletionRoutes(host, platform)
  notificationSettingsRoutes(host, platform)
  languageRoutes(host, platform)
  passwordRoutes(host, platform)
  emailChangeRoutes(host, platform)
  signUpRoutes(host, platform, tokens)
  listingRoutes(host, platform)
  photoRoutes(host, platform)
  bookingCalls(host, platform)
  paymentCalls(host, platform)
  realtimeRoutes(host, platform)
  localMailboxRoutes(app, platform)
  securityReportRoutes(app, platform)
  return app
}
