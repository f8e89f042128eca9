import { randomUUID } from 'node:crypto'
import { attendedStatuses, type BookingSide } from '@ginipig/domain/booking'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { send } from '#modules/message/send.ts'
import { oneOf } from '#platform/database/one-of.ts'
import type { Platform } from '#platform/platform.ts'

/** Who says it, what, and how long ago. */
type Said = readonly [by: BookingSide, text: string, agoMs: number]

/** Before a booking: what leads round the marketplace is hidden. */
const beforeBooking: readonly Said[] = [
  ['client', 'Hello! Is the patch test the same day, or do I come twice?', 3 * DAY_MS],
  ['provider', 'Two days before, ten minutes, and the kettle’s on. Any evening after five.', 3 * DAY_MS - 2 * HOUR_MS],
  ['client', 'Perfect. Can I ring you about it first? I’m on 07700 900142', 3 * DAY_MS - 3 * HOUR_MS],
  ['provider', 'Let’s keep it on here until you’ve booked, then we can both see each other’s number.', 2 * DAY_MS],
]

const aboutTheDay: readonly Said[] = [
  ['client', 'Hi! Do I come with my hair washed, or as it is?', 52 * MINUTE_MS],
  ['provider', 'As it is, please, unwashed since the day before. The colour takes better.', 47 * MINUTE_MS],
  ['client', 'Will do. Is there somewhere to park near you?', 41 * MINUTE_MS],
  ['provider', 'There’s a car park round the corner, first hour free. Ring the top bell.', 36 * MINUTE_MS],
  ['client', 'Perfect, see you then', 30 * MINUTE_MS],
]

const afterwards: readonly Said[] = [
  ['client', 'I just wanted to say thank you, everybody has asked me who did it!', 6 * HOUR_MS],
  ['provider', 'That makes my day. Would you mind if I showed the photo on my page?', 5 * HOUR_MS],
  ['client', 'Not at all, go ahead.', 4 * HOUR_MS],
]

const running: readonly Said[] = [
  ['client', 'I may be ten minutes late on the day, the bus is a gamble. Is that all right?', 25 * MINUTE_MS],
  ['client', 'I can take the earlier one if not.', 24 * MINUTE_MS],
]

/** In French: the place is not only for those who speak English. */
const inFrench: readonly Said[] = [
  ['client', 'Bonjour ! Parlez-vous français ?', 26 * HOUR_MS],
  ['provider', 'Un petit peu, oui. Écrivez comme cela vous vient.', 25 * HOUR_MS],
]

async function sendTalk(
  platform: Platform,
  clientId: string,
  providerId: string,
  talk: readonly Said[],
): Promise<void> {
  const now = platform.clock.now()
  for (const [by, text, agoMs] of talk) {
    const then = { ...platform, clock: { ...platform.clock, now: () => now - agoMs } }
    const pair =
      by === 'client'
        ? ({ meId: clientId, otherId: providerId, side: 'client' } as const)
        : ({ meId: providerId, otherId: clientId, side: 'provider' } as const)
    await send(then, pair, { key: randomUUID(), text, photoId: null })
  }
}

/** Conversations of the two demo accounts: with each other, with people they have met, and with somebody new.
 *  @returns how many */
export async function makeTalks(platform: Platform): Promise<number> {
  const { database } = platform
  const idOf = async (email: string) =>
    (await database.row<{ id: string }>('select id from account where email = $1', [email]))?.id ?? ''
  const [hannah, priya] = [await idOf('client@ginipig.test'), await idOf('provider@ginipig.test')]
  const clients = await database.rows<{ id: string }>(
    `select distinct on (b.client_id) b.client_id as id from booking b
     where b.provider_id = $1 and b.client_id <> $2 and b.status in ${oneOf(attendedStatuses)}
     order by b.client_id limit 3`,
    [priya, hannah],
  )
  const strangers = await database.rows<{ id: string }>(
    `select p.id from provider p where p.id <> $1
       and not exists (select from booking b where b.provider_id = p.id and b.client_id = $2)
     order by p.id limit 1`,
    [priya, hannah],
  )
  const talks = [
    ...strangers.map(({ id }) => [hannah, id, beforeBooking] as const),
    [hannah, priya, aboutTheDay] as const,
    ...clients.map(({ id }, index) => [id, priya, [afterwards, running, inFrench][index] ?? afterwards] as const),
  ]
  for (const [clientId, providerId, talk] of talks) await sendTalk(platform, clientId, providerId, talk)
  return talks.length
}
