import { API_VERSION } from '#api-version.ts'
import type { Engine } from '#engine.ts'
import { invalidRequest, StripeFailure, unauthorised, unknownUrl } from '#errors.ts'
import { resources } from '#resources/resources.ts'
import { type KeyedCall, keyedCall } from '#state/idempotency.ts'
import { randomText } from '#state/ids.ts'
import type { Cause } from '#world.ts'
import { callerOf, secretKeyRequired } from './auth.ts'
import { expandableFields, expanded } from './expand.ts'
import type { Faults } from './faults.ts'
import { parseForm } from './form.ts'
import { readParams } from './params.ts'
import { publicError, publicView } from './public-view.ts'
import { type Call, type Caller, findRoute, type Match } from './route.ts'

export interface ApiRequest {
  method: string
  path: string
  query: string
  body: string
  headers: Readonly<Record<string, string | undefined>>
}

export interface ApiAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

const expandable = expandableFields(resources)

/** Answers one call of `/v1` or `/v2`. @returns nothing when a fault tells to hang up */
export async function answerApi(engine: Engine, faults: Faults, request: ApiRequest): Promise<ApiAnswer | undefined> {
  const requestId = `req_${randomText(14)}`
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'request-id': requestId,
    'stripe-version': API_VERSION,
    ...(key ? { 'idempotency-key': key } : {}),
  }
  let keyed: KeyedCall | undefined
  try {
    const caller = authorise(request)
    const { match, params } = resolve(request, caller)
    const account = accountOf(engine, match, request.headers['stripe-account'])
    const candidate = key ? keyedCall(key, caller, request.path, params) : undefined
    const replay = candidate && engine.idempotency.begin(candidate)
    if (replay) {
      const marks = { 'idempotent-replayed': 'true', 'original-request': replay.requestId }
      const noRetry: Record<string, string> = replay.status >= 500 ? { 'stripe-should-retry': 'false' } : {}
      return { status: replay.status, headers: { ...headers, ...marks, ...noRetry }, body: replay.body }
    }
    keyed = candidate
    const fate = await faults.meet(request)
    if (fate === 'hang_up_before') return undefined
    const cause = { requestId, idempotencyKey: key ?? null }
    const answer = await execute(engine, cause, keyed, () =>
      perform(engine, match, { params, id: match.id, caller, path: request.path, account }),
    )
    keyed = undefined
    return fate === 'hang_up_after' ? undefined : { ...answer, headers: { ...headers, ...answer.headers } }
  } catch (error) {
    const failed = failure(error, requestId, 'secret')
    return { ...failed, headers: { ...headers, ...failed.headers } }
  } finally {
    if (keyed) engine.idempotency.finish(keyed)
  }
}

async function execute(
  engine: Engine,
  cause: Cause & { requestId: string },
  keyed: KeyedCall | undefined,
  work: () => ApiAnswer,
): Promise<ApiAnswer> {
  const { value, announced } = engine.transact(cause, () => {
    const answer = work()
    if (keyed) engine.idempotency.finish(keyed, { ...answer, requestId: cause.requestId })
    return answer
  })
  await announced
  return value
}

function authorise(request: ApiRequest): Caller {
  const caller = callerOf(request.headers.authorization)
  const version = request.headers['stripe-version']
  if (version !== undefined && version !== API_VERSION)
    throw unauthorised(`Invalid Stripe API version: ${version}. This sandbox speaks ${API_VERSION}.`)
  return caller
}

/** The connected account that a call is made for. @throws 403 for one that isn't ours, and for what no account may ask */
function accountOf({ world }: Engine, { route }: Match, account: string | undefined): string | undefined {
  if (account === undefined || (route.forAccount && world.store.get('accounts', account))) return account
  throw new StripeFailure(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
  })
}

function resolve(request: ApiRequest, caller: Caller): { match: Match; params: unknown } {
  const match = findRoute(resources, request.method, request.path)
  if (!match) throw unknownUrl(request.method, request.path)
  if (caller === 'publishable' && !match.route.forBrowser) throw secretKeyRequired()
  return { match, params: readParams(match.route.params, carried(request)) }
}

/** What a call brings: a form, or JSON in the body of a v2 call. */
function carried({ method, path, query, body }: ApiRequest): unknown {
  if (method === 'GET') return parseForm(query)
  if (!path.startsWith('/v2/')) return parseForm(body)
  try {
    return JSON.parse(body || '{}')
  } catch {
    throw invalidRequest('The request body is no JSON.')
  }
}

function perform({ world }: Engine, { route }: Match, call: Call<unknown>): ApiAnswer {
  const { caller } = call
  try {
    const answer = route.handle(world, call)
    const whole = expanded(answer, expansionOf(call.params), world.store, expandable)
    return { status: 200, headers: {}, body: print(caller === 'secret' ? whole : publicView(whole)) }
  } catch (error) {
    return failure(error, world.cause.requestId ?? '', caller)
  }
}

function expansionOf(params: unknown): readonly string[] {
  const asked = typeof params === 'object' && params !== null && 'expand' in params ? params.expand : undefined
  return Array.isArray(asked) ? asked.map(String) : []
}

function failure(error: unknown, requestId: string, caller: Caller): ApiAnswer {
  if (!(error instanceof StripeFailure)) {
    const message = error instanceof Error ? `The sandbox is at fault: ${error.message}` : 'The sandbox is at fault.'
    return { status: 500, headers: {}, body: print({ error: { type: 'api_error', message } }) }
  }
  const log = { request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}` }
  const body = { ...error.body, ...log }
  return {
    status: error.status,
    headers: error.headers,
    body: print({ error: caller === 'secret' ? body : publicError(body) }),
  }
}

function print(value: object): string {
  return JSON.stringify(value, null, 2)
}
