import { soonestStart } from '@ginipig/domain/booking'
import { at, type Sql } from '#platform/database/sql.ts'

/** A free start of today. */
export type FreeTimeRow = {
  listing_id: string
  title: string
  starts_at: number
  zone: string
  type: 'in_person' | 'online'
  outward_postcode: string
}

/** What somebody new can still book of a provider's until then, the soonest first. Epoch ms. */
export const readFreeTimes = (sql: Sql, providerId: string, now: number, until: number) =>
  sql.rows<FreeTimeRow>(
    `select o.listing_id, l.title, o.starts_at, l.zone, l.type, l.outward_postcode
     from open_slot($1, $2, $3) o join listing l on l.provider_id = $1 and l.id = o.listing_id and l.status = 'listed'
     where o.starts_at < $5 and o.starts_at > $4::timestamptz + patch_test_time(l.must_haves)
     order by o.starts_at, o.listing_id limit 100`,
    [providerId, at(soonestStart(now, 'manual')), at(soonestStart(now, 'automatic')), at(now), at(until)],
  )

const waits = `exists (
  select from waitlist_entry w where w.client_id = a.id and w.provider_id = $1 and w.ends_at > $3)`

/** Who has shown that they would come, said that they like to hear from us, and was told nothing of the kind today. */
const fans = `from account a left join client_profile c on c.account_id = a.id
  where a.id in (
      select client_id from waitlist_entry where provider_id = $1 and ends_at > $3
      union select client_id from favourite_provider where provider_id = $1
      union select f.client_id from favourite_listing f join listing l on l.id = f.listing_id where l.provider_id = $1)
    and a.user_type = 'user' and a.marketing_notifications and a.suspended_at is null and a.deleted_at is null
    and not exists (select from notification n where n.account_id = a.id and n.event = $2)
    and not exists (
      select from thread t join thread_side s on s.thread_id = t.id and s.blocked_at is not null
      where t.provider_id = $1 and t.client_id = a.id)`

/** Where they live, as they wrote it. @param event - what they are told once a day */
export const readCitiesOfFans = (sql: Sql, providerId: string, event: string, now: number) =>
  sql.rows<{ city: string }>(`select distinct c.city ${fans} and c.city is not null`, [providerId, event, at(now)])

/** Of them as many as are told at once: those who wait for the provider, and who lives in one of these cities.
 *  @param cities - null: anywhere */
export const readFans = (sql: Sql, providerId: string, event: string, cities: readonly string[] | null, now: number) =>
  sql.rows<{ id: string }>(
    `select a.id ${fans} and ($4::text[] is null or c.city = any ($4) or ${waits}) order by a.id limit 500`,
    [providerId, event, at(now), cities],
  )

/** Whom a provider told by this event. */
export const readGapNotified = (sql: Sql, providerId: string, event: string) =>
  sql.row<{ people: number; at: number | null }>(
    `select count(*) as people, max(at) as at from notification
     where kind = 'gap_today' and person_id = $1 and event = $2`,
    [providerId, event],
  )

/** Who they are to those they tell. */
export const readTeller = (sql: Sql, providerId: string) =>
  sql.row<{ first_name: string }>('select first_name from account where id = $1', [providerId])
