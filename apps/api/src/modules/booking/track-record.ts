import { RECORD_MS, shownRecord, type TrackRecord } from '@ginipig/domain/reliability'
import type { Actor } from '#platform/auth/actor.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { readRecordOfClient, readRecordOfProvider, readUsualAnswer } from './track-record.sql.ts'

type Reading = Pick<Platform, 'clock' | 'database'>

/** What a provider is shown of a client before answering; null while it is too little. */
export async function recordOfClient({ clock, database }: Reading, clientId: string): Promise<TrackRecord | null> {
  const now = clock.now()
  return shownRecord(await readRecordOfClient(database, clientId, now - RECORD_MS, now))
}

/** What clients are shown of a provider before booking; null while it is too little. */
export async function recordOfProvider({ clock, database }: Reading, providerId: string): Promise<TrackRecord | null> {
  return shownRecord(await readRecordOfProvider(database, providerId, clock.now() - RECORD_MS))
}

/** How long a provider usually takes to answer a request, ms; null while there are too few answers. */
export const usualAnswerOf = (
  { clock, database }: Pick<Platform, 'clock'> & { database: Sql },
  providerId: string,
): Promise<number | null> => readUsualAnswer(database, providerId, clock.now())

/** What the other side sees of somebody, for themselves. */
export async function ownRecordOf(platform: Reading, { accountId, userType }: Pick<Actor, 'accountId' | 'userType'>) {
  if (userType !== 'provider') return { record: await recordOfClient(platform, accountId), answerMs: null }
  return { record: await recordOfProvider(platform, accountId), answerMs: await usualAnswerOf(platform, accountId) }
}
