import { noticeDay } from '@ginipig/domain/notification'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import { readFollowers } from './favourite.sql.ts'

/** `favourite.news`: a listing has new times: notifies those who saved it or its provider, once a day and provider. Reads
 *  the state when it runs: nobody is told of times that are gone again. */
export async function notifyFollowers(
  platform: Platform,
  { providerId, listingId }: { providerId: string; listingId: string },
): Promise<void> {
  const { clock, database } = platform
  const now = clock.now()
  const event = `favourite.${providerId}.${noticeDay(now)}`
  const about = { listingId, personId: providerId }
  for (const accountId of await readFollowers(database, { providerId, listingId }, now))
    await database.transaction((sql) => notify(platform, sql, { accountId, event, about, kind: 'favourite_has_times' }))
}
