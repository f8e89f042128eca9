import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import { describe, expect, test } from 'vitest'
import { type GuardAnswer, guard, type RouteAccess } from './guard.ts'
import { hannah, priya } from './testing/people.ts'

const people = {
  visitor: null,
  client: hannah,
  provider: priya,
  unfinished: { ...priya, isProfileComplete: false },
  operator: { user_type: 'admin', isProfileComplete: true },
} as const

const home = { redirect: '/' } as const
const expired = { redirect: '/', toast: 'session_expired' } as const
const across = { cross: '/' } as const
const expiredAcross = { cross: '/', toast: 'session_expired' } as const
const wizard = { redirect: '/provider/profile' } as const

type Row = Record<keyof typeof people, GuardAnswer>
type Table = Record<RouteAccess | 'start', Row>

const all: Row = { visitor: 'allow', client: 'allow', provider: 'allow', unfinished: 'allow', operator: 'allow' }

const tables: Record<Audience, Table> = {
  marketplace: {
    start: { ...all, provider: across, unfinished: across },
    common: all,
    'public-only': { visitor: 'allow', client: home, provider: across, unfinished: across, operator: home },
    client: {
      visitor: expired,
      client: 'allow',
      provider: expiredAcross,
      unfinished: expiredAcross,
      operator: expired,
    },
    // No route of the marketplace is a provider's; where one was, this is what would happen.
    provider: { visitor: expired, client: expired, provider: 'allow', unfinished: wizard, operator: expired },
    onboarding: { visitor: expired, client: expired, provider: 'allow', unfinished: 'allow', operator: expired },
  },
  console: {
    start: { ...all, client: across, unfinished: wizard },
    common: all,
    'public-only': { visitor: 'allow', client: across, provider: home, unfinished: home, operator: home },
    client: { visitor: expired, client: 'allow', provider: expired, unfinished: expired, operator: expired },
    provider: {
      visitor: expired,
      client: expiredAcross,
      provider: 'allow',
      unfinished: wizard,
      operator: expired,
    },
    onboarding: {
      visitor: expired,
      client: expiredAcross,
      provider: 'allow',
      unfinished: 'allow',
      operator: expired,
    },
  },
}

const apps = ['marketplace', 'console'] as const
const routes = ['start', 'common', 'public-only', 'client', 'provider', 'onboarding'] as const

describe.for(apps)('on the %s', (app) => {
  test.for(routes)('%s routes', (route) => {
    const wanted = route === 'start' ? ({ access: 'common', isStart: true } as const) : { access: route }
    const answers = Object.fromEntries(
      Object.entries(people).map(([who, userData]) => [who, guard(wanted, { userData }, app)]),
    )
    expect(answers).toEqual(tables[app][route])
  })
})
