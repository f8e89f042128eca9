import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { buildDiary, pickHours } from './demo-diary.ts'
import { createNames } from './demo-people.ts'
import { buildDemoProviders } from './demo-providers.ts'
import { createRandom } from './factories/random.ts'

test('the demo provider has a slot that asks for photos, whenever the demo is made', () => {
  const first = Date.parse('2026-11-25T17:56:00Z')
  const [provider] = buildDemoProviders(createNames(1), first, '')
  if (!provider) throw new RangeError('No provider')
  const asking = new Set(
    provider.listings
      .filter(({ must_haves, approval }) => must_haves.photos !== null && approval === 'manual')
      .map(({ id }) => id),
  )
  // Each weekday at another hour: what is drawn after a listing's first day hangs on both.
  const without = Array.from({ length: 12 }, (_, step) => first + step * 25 * HOUR_MS).filter((now) => {
    const random = createRandom(1_000)
    const diary = buildDiary(provider, pickHours(random), now, random)
    return !diary.some(({ row, startsAt }) => asking.has(row.listing_id) && startsAt > now + 4 * DAY_MS)
  })
  expect(without.map((now) => new Date(now).toISOString())).toEqual([])
})
