// Does what a busy provider's pages ask for, by the API's own functions, without HTTP.
import { join } from 'node:path'
import { ROOT } from '#root.ts'
import { measured, type Taken, timed } from '#server/measured.ts'
import type { BusyProvider } from './fill-provider.ts'

export type ProviderOrder = BusyProvider & { readonly times: number }

export type ProviderResult = Readonly<
  Record<'list' | 'diary' | 'grid' | 'draft' | 'month' | 'upcoming' | 'past' | 'publish', Taken>
>

type Typed = { times: { starts: { date: string; time: string }[] } }

/** What is used of the API's inside: no entry of its package gives it, and nothing but this may need it. */
interface Inside {
  readonly createPlatform: () => object
  readonly listMine: (platform: object, providerId: string, query: object) => Promise<unknown>
  readonly diaryOf: (platform: object, providerId: string, days: { from: string; until: string }) => Promise<unknown>
  readonly listingMonth: (platform: object, listingId: string, month: string) => Promise<string>
  readonly listOfProvider: (platform: object, providerId: string, query: object) => Promise<unknown>
  readonly draftOf: (platform: object, providerId: string, listingId: string) => Promise<{ id: string; typed: Typed }>
  readonly createDraft: (platform: object, providerId: string, from: string) => Promise<{ id: string; typed: Typed }>
  readonly saveDraft: (platform: object, providerId: string, listingId: string, save: object) => Promise<unknown>
  readonly publishDraft: (platform: object, providerId: string, listingId: string, revision: number) => Promise<void>
}
const load = async (file: string) => (await import(join(ROOT, 'apps/api/src', file))) as Partial<Inside>
const inside = {
  ...(await load('platform/create-platform.ts')),
  ...(await load('modules/my-listing/my-listings.ts')),
  ...(await load('modules/my-listing/diary.ts')),
  ...(await load('modules/listing/browse.ts')),
  ...(await load('modules/booking/list.ts')),
  ...(await load('modules/my-listing/draft.ts')),
  ...(await load('modules/my-listing/publish.ts')),
} as Inside // checked by the first call of each

const platform = inside.createPlatform()
const DAY_MS = 86_400_000
const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const TIMES_OF_DAY = ['07:00', '09:00', '11:00', '13:00', '15:00', '17:00', '19:00']

/** Three hundred starts that meet nothing: seven a day on the days between those that are full (fill-provider.ts), as far ahead
 *  as one may list. */
const starts = Array.from({ length: 43 }, (_, day) => dateIn(3 + day * 2))
  .flatMap((date) => TIMES_OF_DAY.map((time) => ({ date, time })))
  .slice(0, 300)

/** All that the wizard asks for and the bench's listings don't say. */
const whole = (typed: Typed) => {
  const { treatment, requirements } = typed as Typed & Record<'treatment' | 'requirements', object>
  return {
    treatment: { ...treatment, hours: 1, minutes: 0 },
    requirements: {
      ...requirements,
      isSupervised: false,
      rrpEvidence: 'price_list',
      rrpPeriod: 'one_year',
      clients: 50,
      approval: 'automatic',
    },
    times: { slotMode: 'several', starts },
  }
}

async function measure({ providerId, listingId, editedId, times }: ProviderOrder): Promise<ProviderResult> {
  const publish = async () => {
    const draft = await inside.createDraft(platform, providerId, editedId)
    await inside.saveDraft(platform, providerId, draft.id, { revision: 1, typed: whole(draft.typed) })
    return timed(() => inside.publishDraft(platform, providerId, draft.id, 2))
  }
  const bookings = (tab: string) => inside.listOfProvider(platform, providerId, { tab, limit: 12 })
  const days = (from: number, until: number) => ({ from: dateIn(from), until: dateIn(until) })
  return {
    list: await measured(times, () => timed(() => inside.listMine(platform, providerId, { tab: 'active', limit: 24 }))),
    diary: await measured(times, () => timed(() => inside.diaryOf(platform, providerId, days(30, 37)))),
    // The wizard's grid asks for all the days that can be offered.
    grid: await measured(times, () => timed(() => inside.diaryOf(platform, providerId, days(0, 93)))),
    draft: await measured(times, () => timed(() => inside.draftOf(platform, providerId, editedId))),
    // One with every second day full (fill-provider.ts).
    month: await measured(times, () => timed(() => inside.listingMonth(platform, listingId, dateIn(40).slice(0, 7)))),
    upcoming: await measured(times, () => timed(() => bookings('upcoming'))),
    past: await measured(times, () => timed(() => bookings('past'))),
    publish: await measured(Math.min(times, 7), publish),
  }
}

process.on('message', async (message: Partial<ProviderOrder>) => {
  if (message.providerId) process.send?.({ answer: await measure(message as ProviderOrder) }) // the bench's only order
})
process.once('SIGTERM', () => process.exit(0))
