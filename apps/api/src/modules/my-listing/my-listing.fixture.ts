import {
  createListingDraft,
  publishListing,
  saveListingDraft,
  type TypedListing,
} from '@ginipig/contract/listing/listing-draft.ts'
import { expect } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { signIn } from '#testing/sign-in.ts'
import type { TestApi } from '#testing/test-api.ts'

/** Every step filled in as it may be listed; the tests' day is 9 February 2027. */
export const filled = {
  treatment: {
    category: 'hair',
    subcategories: ['colour'],
    title: 'Root tint and gloss',
    description: 'Regrowth covered at the root and a clear or toned gloss.',
    reason: 'I need four different starting colours for my final assessment.',
    hours: 1,
    minutes: 30,
    photoIds: [],
    cover: 'colour',
  },
  requirements: {
    level: 'nearly_there',
    purpose: 'portfolio',
    isInsured: true,
    isLicensed: false,
    isSupervised: true,
    supervisedBy: 'A tutor in the room',
    type: 'in_person',
    setting: 'salon',
    place: null,
    rrp: '85',
    rrpEvidence: 'price_list',
    rrpPeriod: 'six_months',
    price: '34.50',
    clients: 4,
    approval: 'manual',
    requirements: 'Hair past the jaw, no henna.',
    photos: null,
    document: null,
    questions: [
      { id: 'henna', text: 'Have you used henna?', isRequired: true, options: ['Yes', 'No'] },
      { id: 'last', text: 'When was your last colour?', isRequired: false, kind: 'date', options: [] },
    ],
    needsPatchTest: true,
    patchTestHours: 48,
  },
  times: {
    slotMode: 'several',
    starts: [
      { date: '2027-02-11', time: '09:00' },
      { date: '2027-02-11', time: '12:00' },
      { date: '2027-02-12', time: '09:00' },
    ],
  },
} as const satisfies TypedListing

type Changes = {
  treatment?: Partial<TypedListing['treatment']>
  requirements?: Partial<TypedListing['requirements']>
  times?: Partial<TypedListing['times']>
}

/** What is filled in, with some of it changed. */
export const changed = ({ treatment, requirements, times }: Changes = {}): TypedListing =>
  ({
    treatment: { ...filled.treatment, ...treatment },
    requirements: { ...filled.requirements, ...requirements },
    times: { ...filled.times, ...times },
  }) as TypedListing // the parts are whole

export const confirmed = { isQualified: true, isInsured: true, meetsRegulations: true } as const

const callerOf = async ({ app, platform }: TestApi, id: string, audience: 'marketplace' | 'console') =>
  injectCaller(app, await signIn({ ...platform, tokenSecret: platform.config.tokenSecret }, id, audience))

export async function newProvider(
  api: TestApi,
  wishes: { isUnpaid?: boolean } = {},
): Promise<{ id: string; call: Caller }> {
  const { id } = await createProvider(api.platform.database, api.clock.now(), wishes)
  return { id, call: await callerOf(api, id, 'console') }
}

export async function newClient(api: TestApi): Promise<Caller> {
  const { id } = await createClient(api.platform.database, api.clock.now())
  return callerOf(api, id, 'marketplace')
}

/** Saves this into a listing's draft and lists it. */
export async function publish(call: Caller, listingId: string, revision: number, typed: TypedListing) {
  const params = { listingId }
  const saved = await call(saveListingDraft, { params, body: { revision, typed } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  return call(publishListing, { params, body: { revision: saved.body.revision, ...confirmed } })
}

/** A listing made in all three steps. @returns its id */
export async function listNew(call: Caller, changes: Changes = {}): Promise<string> {
  const { body: draft } = await call(createListingDraft, { body: {} })
  const answer = await publish(call, draft.id, draft.revision, changed(changes))
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.listingId
}

export const fieldsOf = (answer: { problem: { fields?: unknown } }) => answer.problem.fields
