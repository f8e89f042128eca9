import cookie from '@fastify/cookie'
import { binaryTypes } from '@ginipig/contract/core/binary.ts'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify'
import { accountCalls } from '#modules/account/calls.ts'
import { alertCalls } from '#modules/alert/calls.ts'
import { bookingCalls } from '#modules/booking/calls.ts'
import { browserReportCalls } from '#modules/browser-report/calls.ts'
import { calendarCalls } from '#modules/calendar/calls.ts'
import { contentCalls } from '#modules/content/calls.ts'
import { deploymentCalls, isProbe } from '#modules/deployment/calls.ts'
import { createReadiness } from '#modules/deployment/readiness.ts'
import { documentCalls } from '#modules/document/calls.ts'
import { favouriteCalls } from '#modules/favourite/calls.ts'
import { gapCalls } from '#modules/gap/calls.ts'
import { listingCalls } from '#modules/listing/calls.ts'
import { localMailboxCalls } from '#modules/local-mailbox/calls.ts'
import { mediaCalls } from '#modules/media/calls.ts'
import { messageCalls } from '#modules/message/calls.ts'
import { myListingCalls } from '#modules/my-listing/calls.ts'
import { notificationCalls } from '#modules/notification/calls.ts'
import { paymentCalls } from '#modules/payment/calls.ts'
import { placeCalls } from '#modules/place/calls.ts'
import { providerCalls } from '#modules/provider/calls.ts'
import { realtimeCalls } from '#modules/realtime/calls.ts'
import { reportCalls } from '#modules/report/calls.ts'
import { reviewCalls } from '#modules/review/calls.ts'
import { sessionCalls } from '#modules/session/calls.ts'
import { signUpCalls } from '#modules/sign-up/calls.ts'
import { siteCalls } from '#modules/site/calls.ts'
import { waitlistCalls } from '#modules/waitlist/calls.ts'
import { createRefusalAudit } from '#platform/audit/audit-refusal.ts'
import { authenticate } from '#platform/auth/authenticate.ts'
import { sendProblem, toRefusal } from '#platform/http/problem.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Host } from '#platform/http/serve.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Platform } from '#platform/platform.ts'
import { createSafety } from '#platform/safety/safety-switch.ts'
import { isStripeError } from '#platform/stripe/gateway.ts'

/** Bytes of a JSON body (trust.md §4). */
const JSON_LIMIT = 100 * 1024

/** Milliseconds within which a request must have arrived in full: enough for 10 MB from a slow phone, and an end to
 *  slow-body attacks. */
const REQUEST_MS = 120_000

/** HSTS: for a year browsers use https only, for every subdomain too (trust.md S16). */
const HSTS = 'max-age=31536000; includeSubDomains'

/** Default headers of an answer, where a call sets no others. */
const unlessSaid = Object.entries({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
})

/** Builds the API over a platform. No side effects at import; listening is the caller's.
 *  @param metrics - where somebody asks for them: to listen for the end of each answer has its price
 *  @param readiness - of the process, where it is stopped before the app is closed */
export async function createApp(
  platform: Platform,
  metrics?: Metrics,
  readiness = createReadiness(platform),
): Promise<FastifyInstance> {
  const { config, clock, database, log } = platform
  // Logging two lines per request is half of a request's cost, and a child logger per request a part of it: log only what
  // went wrong, with one logger.
  const requestLog: FastifyBaseLogger = log.child({}, { level: log.isLevelEnabled('warn') ? 'warn' : log.level })
  const protect = (reply: FastifyReply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    reply.header('x-request-id', reply.request.id)
    if (config.environment === 'production') reply.header('strict-transport-security', HSTS)
    for (const [name, value] of unlessSaid) if (!reply.hasHeader(name)) reply.header(name, value)
  }
  const app = fastify({
    logger: false, // one of its own would listen for the end of every answer, to say so
    trustProxy: config.api.trustedProxies,
    bodyLimit: JSON_LIMIT,
    routerOptions: { maxParamLength: 200 },
    childLoggerFactory: () => requestLog,
    requestIdHeader: false,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    // No hook runs for a path that can't be decoded.
    frameworkErrors(error, _request, reply) {
      protect(reply)
      return sendProblem(reply, toRefusal(error))
    },
  })
  // Only JSON, images and documents are bodies here; a form or plain text from a foreign page is refused (trust.md G11).
  app.removeContentTypeParser('text/plain')
  const asBytes = [...new Set(Object.values(binaryTypes).flat())]
  app.addContentTypeParser(asBytes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.decorateRequest('actor', undefined)
  await app.register(cookie)
  const auditRefusal = createRefusalAudit(platform)
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = toRefusal(error)
    await auditRefusal(request, refusal)
    if (isStripeError(error)) {
      // Not the error itself: it carries what Stripe answered, secrets of the client's included.
      const { type, code, statusCode, requestId, stack } = error
      log.error({ reqId: request.id, type, code, statusCode, requestId, stack }, 'unexpected refusal of Stripe')
    }
    if (refusal.code === 'internal') log.error({ reqId: request.id, err: error }, 'unexpected failure')
    return sendProblem(reply, refusal)
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new Refusal('not_found')))
  // Middleware: the headers of every answer.
  app.addHook('onSend', (_request, reply, _body, done) => {
    protect(reply)
    done()
  })
  if (metrics)
    app.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions } = request
      if (!isProbe(routeOptions.url))
        metrics.request(
          { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) },
          reply.elapsedTime / 1_000,
        )
      done()
    })
  const host: Host = {
    app,
    database,
    clock,
    authenticate: authenticate(platform),
    abandonedMs: config.idempotencyAbandonedMs,
    fieldKey: config.fieldKey,
    origins: [config.origins.marketplace, config.origins.console],
    isStopped: createSafety(database, clock),
  }
  deploymentCalls(host, platform, readiness)
  siteCalls(app, platform)
  contentCalls(host, platform)
  sessionCalls(host, platform)
  signUpCalls(host, platform)
  accountCalls(host, platform)
  await app.register(async (scope) => listingCalls({ ...host, app: scope }, platform))
  bookingCalls(host, platform)
  myListingCalls(host, platform)
  await calendarCalls(host, platform)
  paymentCalls(host, platform)
  mediaCalls(host, platform)
  messageCalls(host, platform)
  documentCalls(host, platform)
  placeCalls(host)
  favouriteCalls(host, platform)
  waitlistCalls(host, platform)
  alertCalls(host, platform)
  gapCalls(host, platform)
  notificationCalls(host, platform)
  providerCalls(host, platform)
  reportCalls(host, platform)
  reviewCalls(host, platform)
  realtimeCalls(host, platform)
  localMailboxCalls(app, platform)
  await browserReportCalls(host, platform, metrics)
  return app
}
