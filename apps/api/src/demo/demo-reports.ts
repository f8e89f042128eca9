import type { ReportKind, ReportReason } from '@ginipig/domain/report'
import { HOUR_MS } from '@ginipig/domain/time'
import { send } from '#modules/report/report.ts'
import { settleReport } from '#modules/report/settle-report.ts'
import type { Platform } from '#platform/platform.ts'

type Wish = {
  kind: Extract<ReportKind, 'listing' | 'provider' | 'review'>
  reason: ReportReason
  comment: string
  agoMs: number
  /** What an operator answered, some hours ago; undefined for one that waits. */
  answer?: string
}

/** None of them holds money, which the bookings of the demo account for to the penny. */
const wishes: readonly Wish[] = [
  {
    kind: 'listing',
    reason: 'misleading',
    comment: 'The picture shows a full head of highlights, and the text only speaks of half a head.',
    agoMs: 50 * HOUR_MS,
    answer: 'Thank you. The provider has changed the picture, and the price was right for half a head.',
  },
  {
    kind: 'provider',
    reason: 'contact_details',
    comment: 'There is a phone number on the poster in the third picture of the portfolio.',
    agoMs: 21 * HOUR_MS,
  },
  {
    kind: 'listing',
    reason: 'misleading',
    comment: 'It says patch test included. On the day I was asked £10 for it.',
    agoMs: 7 * HOUR_MS,
  },
  {
    kind: 'review',
    reason: 'inappropriate',
    comment: 'This names where I live. Please have a look.',
    agoMs: 2 * HOUR_MS,
  },
]

/** Reports of the demo's people, for whoever looks at the operators' desk: one answered, the rest open. @returns how many */
export async function makeReports(platform: Platform): Promise<number> {
  const { clock, database } = platform
  const pairs = await database.rows<{ client: string; provider: string; listing: string; review: string }>(
    `select r.client_id as client, r.provider_id as provider, r.listing_id as listing, r.id as review
     from shown_review r join listing l on l.provider_id = r.provider_id and l.id = r.listing_id
     where l.status = 'listed' order by md5(r.id::text) limit $1`,
    [wishes.length],
  )
  for (const [index, { kind, reason, comment, agoMs, answer }] of wishes.entries()) {
    const pair = pairs[index]
    if (!pair) return index
    const then = { ...platform, clock: { ...clock, now: () => clock.now() - agoMs } }
    const reader =
      kind === 'review'
        ? ({ accountId: pair.provider, side: 'provider' } as const)
        : ({ accountId: pair.client, side: 'client' } as const)
    const { reference } = await send(then, reader, { kind, targetId: pair[kind] }, { reason, comment })
    if (answer !== undefined) await settleReport(platform, Number(reference.replace('RP-', '')), answer)
  }
  return wishes.length
}
