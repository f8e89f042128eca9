import cookie, { type CookieSerializeOptions } from '@fastify/cookie'
import formbody from '@fastify/formbody'
import { type Language, languages, wishedLanguage } from '@ginipig/domain/identity'
import { MINUTE_MS } from '@ginipig/domain/time'
import type { I18n } from '@lingui/core'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { openForDesk } from '#modules/media/photo.ts'
import { html } from '#platform/html/html.ts'
import { toRefusal } from '#platform/http/problem.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { i18nIn } from '#platform/i18n/i18n.ts'
import type { Platform } from '#platform/platform.ts'
import { type ActOutcome, insertAct, setOutcome } from './act.sql.ts'
import { type ActName, actWord, actWords } from './act-words.ts'
import { type DoorForm, logInPage, setUpPage, writtenIn } from './door.ts'
import { isId } from './fields.ts'
import { deskPage, deskPolicy, doorPage, files } from './layout.ts'
import {
  confirmCode,
  invitedBy,
  SESSION_MS,
  setUpOperator,
  signedInBy,
  signInAtDesk,
  signOutAtDesk,
} from './operator.ts'
import type { Action, Address, DeskPage, Sent, Visit } from './page.ts'
import { pages } from './pages.ts'
import { banner, link, nothing } from './parts.ts'
import { problemWords, refusalWords } from './problem-words.ts'
import { readWaiting } from './waiting.ts'

/** Bytes of a form. */
const FORM_LIMIT = 100 * 1024
/** For how long a code opens what moves money. */
const CODE_MS = 15 * MINUTE_MS

/** Host-only by its prefix; browsers take `Secure` on http://*.localhost too. */
const COOKIE = '__Host-desk'
const attributes: CookieSerializeOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' }

/** What was just done, for the page that is shown then: dropped with it, so no address says it again. */
const DONE_COOKIE = '__Host-desk-done'
const DONE_S = 60

type Fields = Readonly<Record<string, string | string[]>>

const textOf = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '')
const texts = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, textOf(value)]))
const addressOf = ({ params, query }: FastifyRequest): Address => ({
  params: params as Record<string, string>, // Fastify's own, of the route's path
  query: texts(query as Fields),
})
const fieldsOf = ({ body }: FastifyRequest): Fields => (body ?? {}) as Fields // the form parser's own

/** A page's address below /admin as the log names it, however it was asked for. */
const subjectOf = ({ path }: DeskPage, { params }: Address): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? ''
    return encodeURIComponent(isId(value) ? value.toLowerCase() : value)
  })

const Reasoned = v.object({ because: v.string() })
/** What an act's form says in its field `because`, where it has one. */
const becauseOf = (input: unknown): string => (v.is(Reasoned, input) ? input.because : '')

const wantsCode = (codeAt: number, now: number) => now - codeAt >= CODE_MS

const LogIn = v.object({ email: v.string(), password: v.string(), code: v.string() })

/** What was wrong with a form that the page hasn't any more: somebody was faster. */
const noticeOfLost = ({ act, problems }: Sent, body: string, i18n: I18n) =>
  body.includes(`id="${act}"`) ? nothing : banner('danger', i18n._('Not done.'), Object.values(problems)[0] ?? '')

/** Builds the operators' desk over a platform: an application of its own, so that nothing of it can be reached where the API
 *  is (trust.md S45). Every page is one of `pages`; who asks, where a form comes from, what is written down and what is
 *  answered are settled here for all of them.
 *  @param origin - where it is opened */
export async function createDesk(platform: Platform, origin: string): Promise<FastifyInstance> {
  const { clock, config, database, log } = platform
  const protect = (reply: FastifyReply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'same-origin')
    reply.header('content-security-policy', deskPolicy)
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('cross-origin-resource-policy', 'same-origin')
    if (config.environment === 'production') reply.header('strict-transport-security', 'max-age=31536000')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  }
  const app = fastify({
    logger: false,
    trustProxy: config.api.trustedProxies,
    bodyLimit: FORM_LIMIT,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    // No hook runs for a path that can't be decoded.
    frameworkErrors(_error, request, reply) {
      protect(reply)
      return sendFailure(request, reply, new Refusal('not_found'))
    },
  })
  app.removeAllContentTypeParsers()
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: FORM_LIMIT })
  app.addHook('onSend', (_request, reply, _body, done) => {
    protect(reply)
    done()
  })

  const send = (reply: FastifyReply, status: number, page: string) =>
    reply.status(status).type('text/html; charset=utf-8').send(page)
  const languageOf = ({ headers }: FastifyRequest): Language =>
    wishedLanguage(headers['accept-language'], languages) ?? 'en'

  const visitOf = async (request: FastifyRequest): Promise<Visit | undefined> => {
    const operator = await signedInBy(platform, request.cookies[COOKIE])
    if (!operator) return undefined
    const now = clock.now()
    const { language, codeAt } = operator
    return { operator, language, i18n: i18nIn(language), now, wantsCode: wantsCode(codeAt, now), sent: undefined }
  }

  /** Log-in in place of a page: what was written meanwhile stands below, to be copied. */
  const sendLogIn = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: 200 | 401,
    form: DoorForm & { lost?: readonly string[] } = {},
  ) => {
    const language = languageOf(request)
    const { title, body } = logInPage(platform, i18nIn(language), { ...form, lost: form.lost ?? [] })
    return send(reply, status, doorPage(language, title, body))
  }

  const sendFailure = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    const language = languageOf(request)
    const i18n = i18nIn(language)
    const body = html`<p>${refusalWords(refusal, i18n)}</p><p>${link('/admin', i18n._('To the desk'))}</p>`
    return send(reply, refusal.status, doorPage(language, i18n._('That didn’t work'), body))
  }

  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error)
    if (refusal.code === 'internal') log.error({ reqId: request.id, err: error }, 'unexpected failure at the desk')
    return sendFailure(request, reply, refusal)
  })
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, new Refusal('not_found')))

  // Middleware: a form comes from a page of the desk, or from nowhere (trust.md §2.4; a browser always says from where).
  app.addHook('preHandler', async ({ method, headers }) => {
    if (method !== 'GET' && method !== 'HEAD' && headers.origin !== origin) throw new Refusal('origin_refused')
  })

  /** A page with the menu around it; written down also where it is shown because of a form that can't be carried out. */
  const show = async (
    page: DeskPage,
    visit: Visit,
    address: Address,
    reply: FastifyReply,
    status: number,
    { at, done }: { at: string; done?: string | undefined },
  ) => {
    const shown = await page.read(platform, visit, address)
    if (!shown) throw new Refusal('not_found')
    if ('to' in shown) return reply.redirect(`/admin${shown.to}`, 303)
    if (page.isPrivate) await writeDown(visit, { act: 'look', subject: at, because: null })
    const { i18n } = visit
    const { title, body } = shown
    if (done !== undefined) reply.clearCookie(DONE_COOKIE, attributes)
    const notice = visit.sent
      ? noticeOfLost(visit.sent, body.text, i18n)
      : done !== undefined && Object.hasOwn(actWords, done)
        ? banner('success', i18n._('Done.'), actWord(done, i18n))
        : nothing
    const waiting = await readWaiting(platform, visit.now)
    return send(reply, status, deskPage(visit, { section: page.section, title, body, notice, waiting }))
  }

  const writeDown = async (
    visit: Visit,
    one: { act: string; subject: string; because: string | null },
  ): Promise<void> => {
    const id = await insertAct(database, { operatorId: visit.operator.accountId, ...one }, visit.now)
    await setOutcome(database, id, 'done')
  }

  /** What is wrong with the code that stands in a form, where it must have one. */
  const problemOfCode = async ({ i18n, operator, wantsCode }: Visit, code: string, ip: string) => {
    if (!wantsCode) return undefined
    try {
      if (await confirmCode(platform, operator, code, ip)) return undefined
      return i18n._('That code isn’t right. Each code is good once: wait for the next one.')
    } catch (error) {
      if (error instanceof Refusal) return refusalWords(error, i18n)
      throw error
    }
  }

  /** Carries an action out, written down before it is tried and how it ended after. @returns what is wrong with it */
  const carryOut = async (
    one: Action,
    name: ActName,
    visit: Visit,
    address: Address,
    { fields, at, ip }: { fields: Fields; at: string; ip: string },
  ): Promise<{ problems: Sent['problems'] } | { to: string; done: ActName }> => {
    const { i18n, operator, now } = visit
    const parsed = v.safeParse(one.input, fields)
    if (!parsed.success)
      return {
        problems: Object.fromEntries(
          Object.entries(v.flatten(parsed.issues).nested ?? {}).map(([path, found]) => [
            path,
            problemWords(found?.[0] ?? '', i18n),
          ]),
        ),
      }
    const codeProblem = one.needsCode ? await problemOfCode(visit, textOf(fields.code), ip) : undefined
    if (codeProblem !== undefined) return { problems: { code: codeProblem } }
    const because = (one.reason?.(parsed.output) ?? becauseOf(parsed.output)) || null
    const act = one.as?.(parsed.output) ?? name
    const subjects = one.subjects?.(parsed.output, address) ?? [at]
    const ids: number[] = []
    for (const subject of subjects)
      ids.push(await insertAct(database, { operatorId: operator.accountId, act, subject, because }, now))
    const end = (outcome: ActOutcome) => Promise.all(ids.map((id) => setOutcome(database, id, outcome)))
    try {
      const result = await one.run(platform, visit, address, parsed.output)
      await end(result.done ? 'done' : 'refused')
      return result.done ? { to: result.to ?? at, done: act } : { problems: { '': result.problem } }
    } catch (error) {
      const refusal = toRefusal(error)
      await end(refusal.code === 'internal' ? 'failed' : 'refused')
      if (refusal.code === 'internal') throw error
      return { problems: { '': refusalWords(refusal, i18n) } }
    }
  }

  for (const page of pages) {
    const path = `/admin${page.path}`
    app.get(path, async (request, reply) => {
      const visit = await visitOf(request)
      if (!visit) return sendLogIn(request, reply, 401, { next: request.url })
      const address = addressOf(request)
      return show(page, visit, address, reply, 200, {
        at: subjectOf(page, address),
        done: request.cookies[DONE_COOKIE],
      })
    })
    app.post(path, async (request, reply) => {
      const visit = await visitOf(request)
      const fields = fieldsOf(request)
      const address = addressOf(request)
      const at = subjectOf(page, address)
      if (!visit) return sendLogIn(request, reply, 401, { next: `/admin${at}`, lost: writtenIn(texts(fields)) })
      const name = textOf(fields.act)
      const actions = page.actions ?? {}
      const one = Object.hasOwn(actions, name) ? actions[name as ActName] : undefined // looked up before
      if (!one) throw new Refusal('not_found')
      const ended = await carryOut(one, name as ActName, visit, address, { fields, at, ip: request.ip })
      if ('to' in ended)
        return reply
          .setCookie(DONE_COOKIE, ended.done, { ...attributes, maxAge: DONE_S })
          .redirect(`/admin${ended.to}`, 303)
      const sent = { act: name, values: texts(fields), problems: ended.problems }
      return show(page, { ...visit, sent }, address, reply, 422, { at })
    })
  }

  // What the pages show of what people uploaded: to operators only, from the desk's own origin, as its policy asks.
  type OfPhoto = { Params: { photoId: string } }
  app.get<OfPhoto>('/admin/photos/:photoId', async (request, reply) => {
    const { photoId } = request.params
    const width = Number(addressOf(request).query.width ?? Infinity)
    if (!(await visitOf(request)) || !isId(photoId) || !(width > 0)) throw new Refusal('photo_not_found')
    const { bytes, type } = await openForDesk(platform, photoId, width)
    return reply.type(type).header('cache-control', 'private, max-age=300').send(bytes)
  })

  app.get('/admin', async (_request, reply) => reply.redirect('/admin/pictures', 303))
  app.get('/', async (_request, reply) => reply.redirect('/admin', 303))

  app.get('/admin/log-in', async (request, reply) => sendLogIn(request, reply, 200))
  app.post('/admin/log-in', async (request, reply) => {
    const all = fieldsOf(request)
    const fields = texts(all)
    const { email = '', next = '' } = fields
    const lost = [all.lost ?? []].flat()
    try {
      const login = v.parse(LogIn, fields)
      const from = { ip: request.ip, userAgent: request.headers['user-agent'] }
      const token = await signInAtDesk(platform, { ...login, ...from })
      reply.setCookie(COOKIE, token, { ...attributes, maxAge: SESSION_MS / 1_000 })
      return reply.redirect(isOwnPath(next) ? next : '/admin', 303)
    } catch (error) {
      const refusal = v.isValiError(error) ? new Refusal('login_failed') : toRefusal(error)
      if (refusal.code === 'internal') throw error
      return sendLogIn(request, reply, 401, {
        email,
        next,
        lost,
        problem: refusalWords(refusal, i18nIn(languageOf(request))),
      })
    }
  })

  app.post('/admin/log-out', async (request, reply) => {
    const visit = await visitOf(request)
    if (visit) await signOutAtDesk(platform, visit.operator)
    reply.clearCookie(COOKIE, attributes)
    reply.header('clear-site-data', '"cache"')
    return reply.redirect('/admin/log-in', 303)
  })

  type SetUp = { Params: { token: string } }
  const sendSetUp = async (
    request: FastifyRequest<SetUp>,
    reply: FastifyReply,
    problems?: Sent['problems'],
  ): Promise<FastifyReply> => {
    const invited = await invitedBy(platform, request.params.token)
    const language = invited?.language ?? languageOf(request)
    const { title, body } = setUpPage(i18nIn(language), invited, problems)
    return send(reply, invited ? (problems ? 422 : 200) : 410, doorPage(language, title, body))
  }
  app.get<SetUp>('/admin/set-up/:token', async (request, reply) => sendSetUp(request, reply))
  app.post<SetUp>('/admin/set-up/:token', async (request, reply) => {
    const i18n = i18nIn((await invitedBy(platform, request.params.token))?.language ?? languageOf(request))
    const { password = '', code = '' } = texts(fieldsOf(request))
    try {
      await setUpOperator(platform, { token: request.params.token, password, code, ip: request.ip })
      return reply.redirect('/admin/log-in', 303)
    } catch (error) {
      const refusal = toRefusal(error)
      if (refusal.code === 'internal') throw error
      const named = refusal.fields?.map(({ path, problem }) => [path, problemWords(problem, i18n)] as const)
      return sendSetUp(request, reply, named ? Object.fromEntries(named) : { '': refusalWords(refusal, i18n) })
    }
  })

  for (const [name, { type, bytes }] of Object.entries(files))
    app.get(`/admin/files/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(bytes),
    )

  app.get('/admin/healthz', async (_request, reply) => reply.header('content-type', 'text/plain').send('ok'))
  return app
}

/** Of the desk: nobody is sent elsewhere after log-in. */
const isOwnPath = (path: string) => /^\/admin(\/[\w./?=&%+*-]*)?$/.test(path) && !/\/\/|\.\./.test(path)
