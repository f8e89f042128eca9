import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#time/durations.ts'
import { changeUsualPrice, type UsualPrice, usualPriceAt } from './usual-price.ts'

const now = Date.parse('2027-03-01T12:00:00Z')
const in28 = now + 28 * DAY_MS
const stands: UsualPrice = { rrp: 8_500, next: null }
const waits: UsualPrice = { rrp: 8_500, next: { rrp: 9_000, from: now + DAY_MS } }

test.each<[string, UsualPrice, number, UsualPrice]>([
  ['the same stays', stands, 8_500, stands],
  ['a lower one counts at once', stands, 8_000, { rrp: 8_000, next: null }],
  ['a higher one waits 28 days', stands, 9_000, { rrp: 8_500, next: { rrp: 9_000, from: in28 } }],
  ['the one that waits waits on', waits, 9_000, waits],
  ['another higher one waits anew', waits, 9_500, { rrp: 8_500, next: { rrp: 9_500, from: in28 } }],
  ['taken back', waits, 8_500, stands],
  [
    'one whose time has come counts',
    { rrp: 8_500, next: { rrp: 9_000, from: now } },
    9_000,
    { rrp: 9_000, next: null },
  ],
])('%s', (_when, usual, said, expected) => {
  expect(changeUsualPrice(usual, said, now)).toEqual(expected)
})

test('a discount is never told from a price that was said less than 28 days before', () => {
  const changes = fc.array(fc.tuple(fc.integer({ min: 1_100, max: 50_000 }), fc.nat(40)), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(changes, ([first, ...rest]) => {
      let at = now
      let usual: UsualPrice = { rrp: first?.[0] ?? 0, next: null }
      const said: { rrp: number; at: number }[] = [{ rrp: usual.rrp, at: Number.NEGATIVE_INFINITY }]
      for (const [rrp, days] of rest) {
        at += days * DAY_MS
        usual = changeUsualPrice(usual, rrp, at)
        said.push({ rrp, at })
        const shown = usualPriceAt(usual, at).rrp
        const since = at - 28 * DAY_MS
        const stood = said.filter((one, index) => (said[index + 1]?.at ?? Infinity) > Math.max(one.at, since))
        expect(shown).toBeLessThanOrEqual(Math.min(...stood.map((one) => one.rrp)))
      }
    }),
  )
})
