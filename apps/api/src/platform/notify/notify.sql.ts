import type { Language } from '@ginipig/domain/identity'
import type { NotificationChoice, NotificationKind } from '@ginipig/domain/notification'
import type { BookingKey } from '#platform/database/provider-key.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** What it is about: ids, from which its words and the page it leads to are found when it is read. */
export type About = {
  booking?: BookingKey | undefined
  listingId?: string | undefined
  /** Who did it, where no booking says so. */
  personId?: string | undefined
  /** Of what its page shows, where that is no booking. */
  pageId?: string | undefined
  /** Whole pence. */
  amount?: number | undefined
}

/** Whom we tell: where, in which language, and what they want to hear of. */
export type Recipient = {
  email: string
  language: Language
  dialCode: string | null
  mobile: string | null
  takesOther: boolean
  takesMarketing: boolean
  takesSms: boolean
  turnedOff: NotificationChoice[]
}

/** @returns undefined for nobody, and for an account that is gone */
export const readRecipient = (sql: Sql, accountId: string): Promise<Recipient | undefined> =>
  sql.row<Recipient>(
    `select email, language, dial_code as "dialCode", mobile, other_notifications as "takesOther",
       marketing_notifications as "takesMarketing",
       sms_notifications as "takesSms",
       (select coalesce(json_agg(json_build_object('topic', o.topic, 'channel', o.channel)), '[]'::json)
         from notification_off o where o.account_id = a.id) as "turnedOff"
     from account a where a.id = $1 and a.deleted_at is null`,
    [accountId],
  )

type NotificationInsert = {
  accountId: string
  kind: NotificationKind
  event: string
  about: About
  mailWaits: boolean
  mayPush: boolean
}

/** @returns undefined where this person was told of this event before; else whether a device of theirs shows it */
export async function insertNotification(
  sql: Sql,
  { accountId, kind, event, about, mailWaits, mayPush }: NotificationInsert,
  now: number,
): Promise<{ pushWaits: boolean } | undefined> {
  const { booking, listingId = null, personId = null, pageId = null, amount = null } = about
  return sql.row<{ pushWaits: boolean }>(
    `insert into notification (account_id, kind, event, at, mail_waits, provider_id, booking_id, listing_id, person_id,
       page_id, amount, push_waits)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
       $12 and exists (select 1 from push_subscription p where p.account_id = $1))
     on conflict (account_id, event) do nothing returning push_waits as "pushWaits"`,
    [
      ...[accountId, kind, event, at(now), mailWaits, booking?.providerId ?? null, booking?.bookingId ?? null],
      ...[listingId, personId, pageId, amount, mayPush],
    ],
  )
}
