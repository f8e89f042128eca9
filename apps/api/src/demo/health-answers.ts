import { retentionDays } from '@ginipig/domain/legal'
import type { MustHaves } from '@ginipig/domain/listing'
import { DAY_MS } from '@ginipig/domain/time'
import { sealHealth } from '#modules/booking/terms.ts'
import { at } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { giveAll } from './demo-answers.ts'

/** Answers on their health of all who come or came of late, sealed as the API does it; those of before are erased by now
 *  (trust.md §5). Their patch tests are done: what a provider has to arrange is with the live bookings. */
export async function giveHealthAnswers(platform: Platform): Promise<void> {
  const { database, clock } = platform
  const bookings = await database.rows<{ id: string; providerId: string; asked: MustHaves }>(
    `select id, provider_id as "providerId", must_haves_asked as asked from booking
     where health_given is null and requested_at is not null and least(ends_at, ended_at) >= $1
       and (must_haves_asked -> 'consultation' <> 'null' or must_haves_asked -> 'patchTest' <> 'null')`,
    [at(clock.now() - retentionDays.healthAnswers * DAY_MS)],
  )
  for (const { id, providerId, asked } of bookings) {
    const { answers, patchTest } = giveAll(asked)
    const sealed = sealHealth(platform, id, { answers, patchTest: patchTest === null ? null : 'already_done' })
    await database.rows('update booking set health_given = $3 where provider_id = $1 and id = $2', [
      providerId,
      id,
      sealed,
    ])
  }
}
