import type { UserData } from '@ginipig/contract/identity/user-data.ts'

/** Answers by "METHOD /path", or by "METHOD /path?search" where the search matters, told the body or, of a GET with any, its search parameters. */
export type Calls = Record<string, (asked: unknown) => Response | Promise<Response>>

/** A refusal as the API makes it. */
export const problem = (
  code: string,
  status: number,
  fields?: { path: string; problem: string }[],
  retryAfter?: number,
) => Response.json({ type: 'about:blank', title: code, status, code, fields, retryAfter }, { status })

export const sessionOf = (userData: UserData) => ({ accessToken: 'token', expiresAt: Date.now() + 600_000, userData })

const deployment = {
  currency: 'GBP',
  stripePublishableKey: 'pk_test_1',
  stripeJsUrl: null,
  marketplaceOrigin: 'https://ginipig.test',
  consoleOrigin: 'https://console.ginipig.test',
}

const ordinary: Calls = {
  'GET /deployment': () => Response.json(deployment),
  'POST /auth/logout': () => Response.json({}),
}

/** A `fetch` over these calls and those that every page makes; anything else is not found. */
export function fakeFetch(calls: Calls): typeof fetch {
  const all: Calls = { ...ordinary, ...calls }
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search, searchParams } = new URL(request.url)
    const path = pathname.replace('/api/v1', '')
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const call = `${request.method} ${path}`
    return (
      (all[call + search] ?? all[call])?.(body ?? (searchParams.size > 0 ? searchParams : undefined)) ??
      problem('not_found', 404)
    )
  }
}
