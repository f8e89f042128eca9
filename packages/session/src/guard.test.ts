import { expect, test } from 'vitest'
import { type GuardAnswer, guard, type RouteAccess } from './guard.ts'
import { hannah, priya } from './testing/people.ts'

const home = { redirect: '/' } as const
const expired = { redirect: '/', toast: 'session_expired' } as const
const operator = { user_type: 'admin' } as const

type Case = [RouteAccess, visitor: GuardAnswer, client: GuardAnswer, provider: GuardAnswer, operator: GuardAnswer]
const cases: Case[] = [
  ['common', 'allow', 'allow', 'allow', 'allow'],
  ['public-only', 'allow', home, home, home],
  ['client', expired, 'allow', expired, expired],
  ['provider', expired, expired, 'allow', expired],
]

test.for(cases)('%s routes', ([access, visitor, client, provider, admin]) => {
  expect(guard({ access }, { userData: null })).toEqual(visitor)
  expect(guard({ access }, { userData: hannah })).toEqual(client)
  expect(guard({ access }, { userData: priya })).toEqual(provider)
  expect(guard({ access }, { userData: operator })).toEqual(admin)
})
