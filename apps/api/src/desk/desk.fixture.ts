import type { Language } from '@ginipig/domain/identity'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { DEMO_PASSWORD } from '#demo/factories/demo-password.ts'
import { hashOf } from '#modules/session/refresh-token.ts'
import { createPerson, type Person } from '#testing/password-login.ts'
import type { TestApi } from '#testing/test-api.ts'
import { createDesk } from './desk-app.ts'
import { spendInvite } from './operator.sql.ts'
import { codeOf, inviteOperator, LOCAL_TOTP_SECRET } from './operator.ts'

export const DESK_ORIGIN = 'http://admin.ginipig.localhost:4000'

export type TestDesk = {
  app: FastifyInstance
  operator: Person
  /** A page of the desk as the operator sees it; `path` below /admin. */
  get(path: string): Promise<LightMyRequestResponse>
  /** Sends a form of a page as a browser does. */
  send(path: string, fields: Record<string, string | string[]>): Promise<LightMyRequestResponse>
  /** The code that the operator's app shows now. */
  code(): string
  close(): Promise<void>
}

const urlEncoded = (fields: Record<string, string | string[]>) => {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  return form.toString()
}

/** An account of an operator who has set themselves up. */
export async function createOperator(api: TestApi, language: Language = 'en'): Promise<Person> {
  const operator = await createPerson(api, 'admin')
  await api.platform.database.rows('update account set language = $2 where id = $1', [operator.id, language])
  const wish = { email: operator.email, firstName: 'Ada', lastName: 'Lovelace', language } as const
  const invited = await inviteOperator(api.platform, { ...wish, secret: LOCAL_TOTP_SECRET })
  if (!invited) throw new Error('nobody was invited')
  await spendInvite(api.platform.database, hashOf(invited.token))
  return operator
}

export const postForm = (
  app: FastifyInstance,
  path: string,
  fields: Record<string, string | string[]>,
  { origin = DESK_ORIGIN, cookie }: { origin?: string | undefined; cookie?: string | undefined } = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: `/admin${path}`,
    payload: urlEncoded(fields),
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    ...(cookie === undefined ? {} : { cookies: { '__Host-desk': cookie } }),
  })

/** What an answer says was done, for the page that is shown then. */
export const doneOf = ({ cookies }: LightMyRequestResponse) =>
  cookies.find(({ name }) => name === '__Host-desk-done')?.value

/** A desk on an API's platform, with an operator signed in at it. Moves the clock by a minute: no code is good twice. */
export async function openDesk(api: TestApi, language?: Language): Promise<TestDesk> {
  const app = await createDesk(api.platform, DESK_ORIGIN)
  const operator = await createOperator(api, language)
  api.clock.advance(60_000)
  const code = () => codeOf(LOCAL_TOTP_SECRET, api.clock.now())
  const login = await postForm(app, '/log-in', { email: operator.email, password: DEMO_PASSWORD, code: code() })
  const jar = new Map<string, string>()
  /** Keeps an answer's cookies as a browser does. */
  const kept = (answer: LightMyRequestResponse) => {
    for (const { name, value } of answer.cookies) value === '' ? jar.delete(name) : jar.set(name, value)
    return answer
  }
  kept(login)
  if (!jar.has('__Host-desk')) throw new Error(`log-in answered ${login.statusCode}: ${login.body}`)
  return {
    app,
    operator,
    code,
    get: async (path) =>
      kept(await app.inject({ method: 'GET', url: `/admin${path}`, cookies: Object.fromEntries(jar) })),
    send: async (path, fields) => kept(await postForm(app, path, fields, { cookie: jar.get('__Host-desk') })),
    close: () => app.close(),
  }
}
