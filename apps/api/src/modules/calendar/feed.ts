import { createHash, randomBytes } from 'node:crypto'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { makeFeed } from '@ginipig/contract/listing/calendars.ts'
import { icsFeed } from '@ginipig/domain/booking'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { Refusal } from '#platform/http/refusal.ts'
import { i18nIn } from '#platform/i18n/i18n.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import { blockedEnd } from './blocked-id.ts'
import { deleteFeed, type FeedRow, readFeedEvents, readFeedOwner, writeFeed } from './feed.sql.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Days of the past that a feed still has. */
const PAST_DAYS = 31

/** New links of one provider in an hour. */
const MADE = { limit: 10, windowMs: HOUR_MS }

/** A new link, by 256 random bits; the one before it stops. @throws Refusal `too_many_requests` */
export async function makeNewFeed(platform: Platform, providerId: string): Promise<ResponseOf<typeof makeFeed>> {
  const { database, clock, config } = platform
  const token = randomBytes(32).toString('base64url')
  const madeAt = clock.now()
  await takeQuota(platform, database, { subject: `feed:${providerId}`, ...MADE })
  await writeFeed(database, providerId, hashOf(token), madeAt)
  return { url: `${config.origins.console}/api/v1/diary-feeds/${token}.ics`, madeAt }
}

const states = { booking: 'confirmed', request: 'tentative', day_off: 'day_off', blocked: 'confirmed' } as const

/** Stops the link. */
export const stopFeed = ({ database }: Platform, providerId: string): Promise<void> => deleteFeed(database, providerId)

/** The diary as an iCalendar file, for whoever has the link. @throws Refusal `not_found` */
export async function feedOf({ database, clock, config }: Platform, file: string): Promise<string> {
  const owner = await readFeedOwner(database, hashOf(file.replace(/\.ics$/, '')))
  if (!owner) throw new Refusal('not_found')
  const i18n = i18nIn(owner.language)
  const titleOf = ({ kind, who, title }: FeedRow) => {
    if (kind === 'blocked') return title === '' ? i18n._('Not there') : title
    const values = { who, title }
    if (kind === 'day_off') return i18n._('Day off: {who}, {title}', values)
    return kind === 'request' ? i18n._('Request: {who}, {title}', values) : i18n._('{who}, {title}', values)
  }
  const rows = await readFeedEvents(database, owner.provider_id, clock.now() - PAST_DAYS * DAY_MS)
  const events = rows.map((row) => ({
    id: row.kind === 'blocked' ? row.id + blockedEnd(owner.provider_id) : row.id,
    title: titleOf(row),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    location: '',
    url: row.kind === 'blocked' ? '' : `${config.origins.console}/provider/booking-details/${row.id}`,
    state: states[row.kind],
    moves: row.moves,
    since: row.since,
  }))
  return icsFeed('Ginipig', events)
}
