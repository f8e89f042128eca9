import { getLikeListings, getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import * as v from 'valibot'
import type { Finding, Means, Question } from './question.ts'
import { cpuOf } from './server/compare-answer.ts'
import { type Server, startApi } from './server/servers.ts'

/** Answers read and written again, one after the other, so often; as many before them warm the processor up. */
const TIMES = 2_000

export const question: Question = {
  asks: 'What does it cost that JSON which PostgreSQL wrote is read, checked and written again?',
  async answer(means) {
    const stand = await means.stand()
    const api = await startApi(stand)
    try {
      const findings: Finding[] = []
      for (const one of await calls(api)) findings.push(await shareOf(means, api, one))
      return findings
    } finally {
      await api.stop()
    }
  },
}

type Asked = { what: string; path: string; schema: v.GenericSchema }

/** The calls whose answers PostgreSQL writes as JSON, each where no answer is kept. */
async function calls({ url }: Server): Promise<readonly Asked[]> {
  const first = '/api/v1/listings?category=hair&limit=24'
  const { items, nextCursor } = v.parse(searchListings.response, await (await fetch(url + first)).json())
  const ids = items.map(({ id }) => id)
  const listing = `/api/v1/listings/${ids[0]}`
  const month = new Date().toISOString().slice(0, 7)
  return [
    {
      what: '24 cards',
      path: `${first}&cursor=${encodeURIComponent(nextCursor ?? '')}`,
      schema: searchListings.response,
    },
    { what: 'next times', path: `/api/v1/next-times?ids=${ids.join(',')}`, schema: getNextTimes.response },
    { what: 'a listing', path: listing, schema: getListing.response },
    { what: 'like listings', path: `${listing}/like`, schema: getLikeListings.response },
    { what: 'a month', path: `${listing}/months/${month}`, schema: getListingMonth.response },
  ]
}

/** What reading, checking and writing are of the whole call. */
async function shareOf({ stand, say }: Means, api: Server, { what, path, schema }: Asked): Promise<Finding> {
  const answer = await fetch(api.url + path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  const text = await answer.text()
  const again = () => Buffer.from(JSON.stringify(v.parse(schema, JSON.parse(text))))
  const raw = () => Buffer.from(text)
  const extra = cpuEach(again) - cpuEach(raw)
  const { node, postgres } = await cpuOf(await stand(), api, path)
  const whole = node + postgres
  say(`${what}: ${text.length} letters, ${extra.toFixed(0)} µs of ${whole.toFixed(0)}`)
  return {
    what: `${what}: JSON read, checked and written again, µs of the whole call`,
    ours: extra.toFixed(0),
    bare: whole.toFixed(0),
    ratio: extra / whole,
    goal: { atMost: 0.15 },
  }
}

/** µs of the processor that one call takes. */
function cpuEach(work: () => unknown): number {
  for (let time = 0; time < TIMES; time += 1) work()
  const before = process.cpuUsage()
  for (let time = 0; time < TIMES; time += 1) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / TIMES
}
