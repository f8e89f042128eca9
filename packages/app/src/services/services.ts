import { type Api, createApi } from '@ginipig/api-client/core/api.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { createQueryClient } from '@ginipig/api-client/query-client.ts'
import { sessionCalls } from '@ginipig/api-client/session.ts'
import { getDeployment } from '@ginipig/contract/config/deployment.ts'
import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import type { FailureKind } from '@ginipig/domain/browser-report'
import type { UserType } from '@ginipig/domain/identity'
import { createSession } from '@ginipig/session/create-session.ts'
import type { SessionService } from '@ginipig/session/session-service.ts'
import { createTheme, type Theme } from '@ginipig/ui/theme'
import { createToasts, type Toasts } from '@ginipig/ui/toast'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type AccountLanguage, createAccountLanguage } from './account-language.ts'
import { clearPersonalData, restoreFor } from './clear-personal-data.ts'
import { browserEnvironment, type Environment } from './environment.ts'
import { createErrorReports } from './error-reports.ts'
import { type Catalogs, createLanguages, type Languages } from './languages.ts'
import { createRealtimeLink, type RealtimeLink } from './realtime-link.ts'
import type { ReturnTo } from './return-to.ts'

export type ServicesOptions = {
  userType: UserType
  /** "/api/v1". */
  apiBase: string
  /** Of log-in and of payments, and the origin of links that are shared; empty where they are with the rest. Source: spec §7. */
  authBase?: string
  paymentBase?: string
  shareUrl?: string
  socketUrl: string
  /** Of the page that says how we are doing; empty for none. */
  statusUrl?: string
  /** ISO 4217; of the prices shown before the API has said it. */
  currency: string
  catalogs: Catalogs
  /** Only outside production. Source: spec §8 (caught errors are logged only outside production). */
  logsErrors: boolean
  /** In a browser of people's: what fails there is told to the API. */
  sendsErrors?: boolean
  fetch?: typeof globalThis.fetch
  /** Where it runs; the browser by default. */
  environment?: Environment
}

/** What an app is made of, made once. Routes get it as their context, components by `useServices`. */
export type Services = {
  /** Which of the two apps this is. */
  app: Audience
  api: Api
  session: SessionService
  queryClient: QueryClient
  toasts: Toasts
  languages: Languages
  accountLanguage: AccountLanguage
  theme: Theme
  currency: string
  /** Origin of links that are shared; empty: the marketplace's own. */
  shareUrl: string
  /** Of the page that says how we are doing; empty where there is none. */
  statusUrl: string
  realtime: RealtimeLink
  returnTo: StoreApi<ReturnTo>
  report: (error: unknown, kind?: FailureKind) => void
  /** From here on what nobody caught is reported too. @param routeNow - the pattern of the page's address */
  watchErrors: (routeNow: () => string) => void
  /** Runs a sign-in or sign-out that navigates by itself: the router isn't re-run meanwhile. */
  leading: (change: () => Promise<unknown>) => Promise<void>
  isLeading: () => boolean
  /** To another document, in this one's place: Back never leads to the page that was left, unless it is `kept`. */
  leave: (url: string, here?: 'kept') => void
}

export function createServices(options: ServicesOptions): Services {
  const app = options.userType === 'provider' ? 'console' : 'marketplace'
  const errorReports = options.sendsErrors ? createErrorReports({ app, getApi: () => api }) : undefined
  const log = (error: unknown) => {
    if (options.logsErrors) console.error(error)
  }
  const report = (error: unknown, kind: FailureKind = 'caught') => {
    log(error)
    errorReports?.report(error, kind)
  }
  const environment = options.environment ?? browserEnvironment()
  const queryClient = createQueryClient()
  const session: SessionService = createSession({
    userType: options.userType,
    calls: sessionCalls(() => api),
    // A browser that keeps nothing, or threw away what it kept, is no failing of ours: people log in again.
    report: log,
    openTabs: environment.openTabs,
  })
  const absolute = (base: string) => new URL(base, environment.origin).href
  const api: Api = createApi({
    baseUrl: absolute(options.apiBase),
    authUrl: absolute(options.authBase || options.apiBase),
    paymentUrl: absolute(options.paymentBase || options.apiBase),
    getAccessToken: session.getAccessToken,
    onUnauthenticated: () => void session.end('expired'),
    report,
    ...(options.fetch && { fetch: options.fetch }),
  })
  const languages = createLanguages(options.catalogs, environment)
  let leads = 0
  return {
    app,
    api,
    session,
    queryClient,
    report,
    watchErrors: (routeNow) => errorReports?.watch(routeNow),
    currency: options.currency,
    shareUrl: options.shareUrl ?? '',
    statusUrl: options.statusUrl ?? '',
    toasts: createToasts(),
    languages,
    accountLanguage: createAccountLanguage({ api, session, languages, report }),
    theme: createTheme({
      root: environment.root,
      storage: environment.storage(),
      prefersDark: environment.prefersDark,
      otherTabs: environment.otherTabs,
    }),
    realtime: createRealtimeLink({ api, session, queryClient, url: options.socketUrl, report }),
    returnTo: createStore<ReturnTo>(() => ({ path: undefined })),
    leading: async (change) => {
      leads += 1
      try {
        await change()
      } finally {
        leads -= 1
      }
    },
    isLeading: () => leads > 0,
    leave: environment.leave,
  }
}

/** Before the first render, side by side: language and stored session. Nothing that the API would have to answer: the
 *  deployment is only asked for. Throws only without a language. */
export async function startServices({ api, languages, queryClient, session }: Services): Promise<void> {
  // A callback that isn't ours makes no call at all (trust.md §2.3).
  if (location.pathname !== '/handoff/callback') void queryClient.prefetchQuery(query(api, getDeployment))
  const restored = session.restore()
  const ofAccount = restored.then(() => session.store.getState().userData?.language)
  await Promise.all([languages.start(ofAccount), restored])
}

/** Whoever signs in or out, here or in another tab: nothing of the one before stays, and the guard looks again. Who was cut
 *  off has what they typed again once they are back. */
export function followSession(services: Services, router: AnyRouter): () => void {
  const { session, queryClient, realtime, accountLanguage } = services
  if (session.store.getState().userData) realtime.restart()
  const unsubscribe = session.store.subscribe((state, before) => {
    if (state.userData?.id === before.userData?.id) return
    const ending = session.ending()
    const isCutOff = state.userData === null && (ending === 'expired' || ending === 'elsewhere')
    if (before.userData) services.returnTo.setState({ path: undefined, of: before.userData.id })
    if (before.userData) clearPersonalData(queryClient, isCutOff ? before.userData.id : undefined)
    if (state.userData) restoreFor(state.userData.id)
    accountLanguage.meet()
    realtime.restart()
    router.clearCache()
    if (!services.isLeading()) void router.invalidate().finally(session.takeEnding)
  })
  const handleBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) session.recheck().catch(services.report)
  }
  window.addEventListener('pageshow', handleBack)
  return () => {
    unsubscribe()
    window.removeEventListener('pageshow', handleBack)
  }
}
