import type { Api } from '@ginipig/api-client/core/api.ts'
import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { BrowserError } from '@ginipig/contract/browser-report/browser-error.ts'
import { getDeployment } from '@ginipig/contract/config/deployment.ts'
import { AUTH_KEY } from '@ginipig/session/session-storage.ts'
import * as v from 'valibot'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch } from '#testing/fake-api.ts'
import { ChunkLoadError } from './chunk-load-error.ts'
import { createErrorReports } from './error-reports.ts'
import { createServices } from './services.ts'

let sent: BrowserError[] = []
const api = (async (_endpoint: unknown, { body }: { body: BrowserError }) => {
  sent.push(v.parse(BrowserError, body))
  throw new ApiError({ code: 'too_many_requests', status: 429 })
}) as unknown as Api // the one call that is made of it
const reports = () => createErrorReports({ app: 'marketplace', getApi: () => api })

beforeEach(() => {
  sent = []
  document.documentElement.lang = 'fr'
})

const own = (file = 'main-1a2B.js') => `${location.origin}/assets/${file}`
/** An error as a browser makes it. */
const failed = (message: string, stack = `TypeError: ${message}\n    at a (${own()}?v=1:1:2)\n    at ${own()}:3:45`) =>
  Object.assign(new TypeError(message), { stack })

describe('what is told', () => {
  test('is what failed, where in our files, on which kind of page, in which language and build', () => {
    const { report, watch } = reports()
    onTestFinished(watch(() => '/booking-details/$id'))
    history.replaceState(null, '', '/booking-details/0190a7c2?code=K7QX#s3cret')
    report(failed(`no ${own()} for jane@example.test at ${location.href}`), 'caught')
    expect(sent).toEqual([
      {
        app: 'marketplace',
        kind: 'caught',
        name: 'TypeError',
        message: 'no main-1a2B.js for … at …',
        stack: ['main-1a2B.js:3:45'],
        route: '/booking-details/$id',
        version: 'error-reports.ts',
        language: 'fr',
      },
    ])
  })

  test.for([
    ['Chromium', `TypeError: no\n    at a (${own('a-1.js')}:1:2)\n    at async https://js.stripe.com/assets/v3.js:1:9`],
    ['Firefox and Safari', `a@${own('a-1.js')}:1:2\n@chrome-extension://abc/assets/b.js:1:9\nb@${location.href}:4:5`],
  ])('has of a stack of %s only our own files', ([, stack]) => {
    reports().report(failed('no', stack), 'caught')
    expect(sent.map((one) => one.stack)).toEqual([['a-1.js:1:2']])
  })

  test('is a part of the app that didn’t load, by whatever way it is heard of', () => {
    const { report } = reports()
    report(new ChunkLoadError('Nothing came in 120000 ms'), 'caught')
    report(failed(`Failed to fetch dynamically imported module: ${own()}`, ''), 'caught')
    expect(sent.map(({ kind, message }) => [kind, message])).toEqual([
      ['chunk', 'Nothing came in … ms'],
      ['chunk', 'Failed to fetch dynamically imported module: main-1a2B.js'],
    ])
  })

  test('is an answer that breaks the contract, by the names of its fields', () => {
    const cause = failed('getListing answered otherwise: body.price')
    reports().report(new ApiError({ code: 'internal', status: 200, cause }), 'caught')
    expect(sent.map(({ message }) => message)).toEqual(['getListing answered otherwise: body.price'])
  })

  test('is told once, and a visit tells of five things at most', () => {
    const { report } = reports()
    const error = failed('no')
    report(error, 'hydration')
    report(error, 'error')
    report(failed('no'), 'caught')
    expect(sent.map(({ kind }) => kind)).toEqual(['hydration'])
    for (let other = 0; other < 9; other += 1) report(failed(`no ${other}`), 'caught')
    expect(sent).toHaveLength(5)
  })

  test('is what nobody caught too, while it is watched', () => {
    const { watch } = reports()
    const stop = watch(() => '')
    window.dispatchEvent(new ErrorEvent('error', { error: failed('thrown'), message: 'thrown' }))
    const reason = failed('not waited for')
    const rejection = Object.assign(new Event('unhandledrejection'), { reason })
    window.dispatchEvent(rejection)
    expect(sent.map(({ kind, message }) => [kind, message])).toEqual([
      ['error', 'thrown'],
      ['rejection', 'not waited for'],
    ])
    stop()
    window.dispatchEvent(new ErrorEvent('error', { error: failed('later') }))
    expect(sent).toHaveLength(2)
  })
})

describe('what isn’t told', () => {
  test.for<[what: string, thrown: unknown]>([
    ['a refusal that the page explains', new ApiError({ code: 'listing_not_found', status: 404 })],
    ['a failure of the API, which its own log has', new ApiError({ code: 'internal', status: 500 })],
    ['no answer', new ApiError({ code: 'offline', status: 0, cause: failed('Failed to fetch') })],
    ['no answer to Chromium', failed('Failed to fetch')],
    ['no answer to Safari', failed('Load failed')],
    ['no answer to Firefox', failed('NetworkError when attempting to fetch resource.')],
    ['a call that was called off', new DOMException('signal is aborted without reason', 'AbortError')],
    ['a redirect', new Response(null, { status: 307 })],
    ['a text', 'Jane'],
    ['nothing', undefined],
  ])('%s', ([, thrown]) => {
    reports().report(thrown, 'caught')
    expect(sent).toEqual([])
  })

  test('what a browser’s extension or another company’s script did', () => {
    const { report } = reports()
    for (const kind of ['error', 'rejection'] as const)
      report(failed('no', 'a@https://js.stripe.com/v3/a.js:1:2'), kind)
    expect(sent).toEqual([])
  })

  test('anything without a network', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => onLine.mockRestore())
    reports().report(failed('Failed to fetch dynamically imported module: /assets/x.js'), 'caught')
    expect(sent).toEqual([])
  })

  test('a stored session that the browser threw away', async () => {
    const heard = vi.fn<() => Response>(() => Response.json({}))
    const services = createServices({
      ...{ userType: 'user', apiBase: '/api/v1', socketUrl: '', currency: 'GBP', catalogs: {}, logsErrors: false },
      sendsErrors: true,
      fetch: fakeFetch({ 'POST /browser-errors': heard }),
    })
    localStorage.setItem(AUTH_KEY, 'sealed by a key that is gone')
    await services.session.restore()
    expect(services.session.store.getState().userData).toBeNull()
    await services.api(getDeployment) // takes the same way, later
    expect(heard).not.toHaveBeenCalled()
  })

  test.for([
    [true, 1],
    [undefined, 0],
  ] as const)('anything where an app isn’t built to: %s', async ([sendsErrors, times]) => {
    const heard = vi.fn<() => Response>(() => Response.json({}))
    const services = createServices({
      ...{ userType: 'user', apiBase: '/api/v1', socketUrl: '', currency: 'GBP', catalogs: {}, logsErrors: false },
      ...(sendsErrors && { sendsErrors }),
      fetch: fakeFetch({ 'POST /browser-errors': heard }),
    })
    services.watchErrors(() => '/')
    window.dispatchEvent(new ErrorEvent('error', { error: failed('thrown') }))
    services.report(failed('thrown'))
    await services.api(getDeployment) // takes the same way, later
    expect(heard).toHaveBeenCalledTimes(times)
  })
})
