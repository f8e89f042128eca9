import { noticeDay } from '@ginipig/domain/notification'
import type { Sql } from '#platform/database/sql.ts'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import { readClientReview, readReview, type VisitRow } from './review.sql.ts'

type NotifyContext = Pick<Platform, 'clock' | 'config'>

const visitOf = ({ id, reference, title, starts_at: startsAt, zone }: VisitRow, now: number) => ({
  ...{ id, reference, title, startsAt, zone, now },
})

const bookingOf = ({ provider_id, id }: VisitRow) => ({ providerId: provider_id, bookingId: id })

/** Tells each of the two what the other said of them, as far as it is shown by now. Of a review that is hidden its
 *  provider hears once it is shown. */
export async function notifyReviewed(
  platform: NotifyContext,
  sql: Sql,
  row: VisitRow,
  shown: { ofClient: boolean; ofProvider: boolean },
): Promise<void> {
  const booking = bookingOf(row)
  const visit = visitOf(row, platform.clock.now())
  const ofProvider = shown.ofProvider ? await readReview(sql, booking) : undefined
  if (ofProvider && ofProvider.hidden_at === null) {
    const { professionalism, friendliness, reliability, results, comment } = ofProvider
    const ratings = { professionalism, friendliness, reliability, results }
    await notify(platform, sql, {
      accountId: row.provider_id,
      event: `review.${row.id}.of_provider`,
      about: { booking },
      mail: { kind: 'review_of_provider', visit, by: row.client_name, ratings, comment },
    })
  }
  const ofClient = shown.ofClient ? await readClientReview(sql, booking) : undefined
  if (ofClient) {
    const { friendliness, reliability } = ofClient
    await notify(platform, sql, {
      accountId: row.client_id,
      event: `review.${row.id}.of_client`,
      about: { booking },
      mail: { kind: 'review_of_client', visit, by: row.provider_first_name, ratings: { friendliness, reliability } },
    })
  }
}

/** Tells a provider that a review which they could read was changed, once a day: an answer of theirs may be given anew. */
export async function notifyReviewChanged(platform: NotifyContext, sql: Sql, row: VisitRow): Promise<void> {
  await notify(platform, sql, {
    accountId: row.provider_id,
    event: `review.${row.id}.changed.${noticeDay(platform.clock.now())}`,
    about: { booking: bookingOf(row) },
    kind: 'review_of_provider_changed',
  })
}

/** Tells the author of a review that its provider has answered it before everybody, once a day. */
export async function notifyAnswered(platform: NotifyContext, sql: Sql, row: VisitRow): Promise<void> {
  await notify(platform, sql, {
    accountId: row.client_id,
    event: `review.${row.id}.answered.${noticeDay(platform.clock.now())}`,
    about: { booking: bookingOf(row) },
    kind: 'review_answered',
  })
}

/** Tells the author of a review why it is out of sight. */
export async function notifyHidden(platform: NotifyContext, sql: Sql, row: VisitRow, reason: string): Promise<void> {
  const now = platform.clock.now()
  await notify(platform, sql, {
    accountId: row.client_id,
    event: `review.${row.id}.hidden.${now}`,
    about: { booking: bookingOf(row) },
    mail: { kind: 'review_hidden', visit: visitOf(row, now), reason },
  })
}
