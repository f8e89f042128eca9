// What apps/render loads, once for each language: a public page as HTML, as any visitor sees it. The words of a copy of this
// module are those of its language for good, so nothing that renders has to be told which it is.

import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { keyOf, query } from '@ginipig/api-client/core/call-options.ts'
import { AppTree } from '@ginipig/app/route/AppTree.tsx'
import { serverEnvironment } from '@ginipig/app/services/environment.ts'
import { createLanguages } from '@ginipig/app/services/languages.ts'
import { createServices } from '@ginipig/app/services/services.ts'
import { getDeployment } from '@ginipig/contract/config/deployment.ts'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { catalogs } from './app/catalogs.ts'
import { env } from './app/env.ts'
import { createAppRouter } from './app/router.ts'
import { headOf } from './server/head.ts'
import { headingTitle } from './server/heading-title.ts'
import { headOfPage } from './server/heads.ts'
import type { Preview } from './server/preview.ts'
import { safeJson } from './server/safe-json.ts'

export { publicAddress } from './server/public-address.ts'

export type Asked = {
  /** Of a page, as visitors know it: "https://ginipig.example/treatment/hair". */
  url: string
  /** "http://127.0.0.1:4001". */
  apiOrigin: string
  fetch: typeof fetch
  /** Ends the rendering: nobody waits for it any more. */
  signal: AbortSignal
}

export type Rendered = {
  /** 404 and 410 where the page says so. */
  status: number
  /** Where the page leads, with a status of 3xx: "/our-blogs". */
  location?: string | undefined
  /** Undefined where the page leads elsewhere; with 404 its plain form does, which says why. */
  page:
    | {
        head: string
        body: string
        /** JSON of what the page was made of, for `<script type="application/json">`. */
        state: string
        /** Of the route: "/treatment/$category". */
        route: string
        /** What the picture of it shows, where it has none of its own. */
        preview?: Preview | undefined
      }
    | undefined
}

let speaking: Promise<void> | undefined

/** Once, before the first page. A language without a catalog is English. */
export function loadLanguage(language: string): Promise<void> {
  speaking ??= createLanguages(catalogs, serverEnvironment('')).choose(language)
  return speaking
}

/** @throws where the API doesn't answer as it should, or a part of the page can't be rendered */
export async function renderPage({ url, apiOrigin, fetch, signal }: Asked): Promise<Rendered> {
  const services = createServices({
    userType: 'user',
    apiBase: new URL(env.apiBase, apiOrigin).href,
    socketUrl: env.socketUrl,
    statusUrl: env.statusUrl,
    currency: env.currency,
    catalogs,
    logsErrors: !env.isProduction,
    fetch,
    environment: serverEnvironment(new URL(url).origin),
  })
  const { queryClient } = services
  try {
    const deployment = queryClient.prefetchQuery(query(services.api, getDeployment))
    let rendered: Rendered | undefined
    const handle = createRequestHandler({
      request: new Request(url, { signal }),
      createRouter: () => createAppRouter(services),
    })
    const answer = await handle(async ({ router }) => {
      await Promise.all([deployment, settled(queryClient)])
      const status = statusOf(queryClient) ?? getSsrStatus(router)
      if (status >= 500) throw new Error(`The page says ${status}`)
      const body = await bodyOf(<AppTree services={services} router={router} />, signal)
      const currency = queryClient.getQueryData(keyOf(getDeployment))?.currency ?? env.currency
      const head = headOfPage({ url: new URL(url), cache: queryClient, currency })
      rendered = {
        status,
        page: {
          head: headOf(head ?? headingTitle(body)),
          body,
          state: safeJson(dehydrate(queryClient)),
          route: router.state.matches.at(-1)?.routeId ?? '',
          preview: head?.preview,
        },
      }
      return new Response(null, { status })
    })
    return rendered ?? leadOf(answer, statusOf(queryClient))
  } finally {
    queryClient.clear()
  }
}

/** @param told - what the API says of the thing that the page is about */
function leadOf({ status, headers }: Response, told: 404 | 410 | undefined): Rendered {
  const isRedirect = told === undefined && status >= 300 && status < 400
  return {
    status: told ?? status,
    location: isRedirect ? (headers.get('location') ?? undefined) : undefined,
    page: undefined,
  }
}

/** Loaders that ask and don't wait are waited for here: the page has to stand when it is sent. */
async function settled(queryClient: QueryClient): Promise<void> {
  const fetching = () => queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  for (let open = fetching(); open.length > 0; open = fetching()) {
    await Promise.allSettled(open.map(({ promise }) => promise))
    // What asks on with an answer has begun to by then.
    await setImmediate()
  }
}

/** What a page is about may be gone, or never have been: the API has said so. @throws any other failure of a call */
function statusOf(queryClient: QueryClient): 404 | 410 | undefined {
  let told: 404 | 410 | undefined
  for (const { state } of queryClient.getQueryCache().getAll()) {
    if (!state.error) continue
    const status = state.error instanceof ApiError ? state.error.status : 0
    if (status !== 404 && status !== 410) throw state.error
    told = status
  }
  return told
}

async function bodyOf(tree: React.ReactNode, signal: AbortSignal): Promise<string> {
  let failure: unknown
  const { prelude } = await prerenderToNodeStream(tree, {
    signal,
    // Each part in its place: React would move late ones there by scripts in the page, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error
    },
  })
  const html = await text(prelude)
  if (failure !== undefined) throw failure
  return html
}
