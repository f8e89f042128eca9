import type { BookingPolicy, BookingStatus, EarlierHold, PriceSplit } from '@ginipig/domain/booking'
import type { MustHaves } from '@ginipig/domain/listing'
import { at, type Sql } from '#platform/database/sql.ts'

/** A slot with what its listing says, as a hold needs it. */
export type SlotRow = {
  id: string
  listing_id: string
  provider_id: string
  starts_at: number
  capacity: number
  booked: number
  price: number
  rrp: number
  approval: 'automatic' | 'manual'
  listing_status: string
  must_haves: MustHaves
  is_provider_busy: boolean
  is_listing_full: boolean
}

/** Locks the provider of a slot, as `lockProvider` does. @returns the provider's id; undefined without such a slot */
export const lockProviderOf = async (sql: Sql, slotId: string) =>
  (
    await sql.row<{ id: string }>(
      'select id from provider where id = (select provider_id from slot where id = $1) for no key update',
      [slotId],
    )
  )?.id

/** A slot, to be read under its provider's lock. Whether they are in another slot at that time the exclusion
 *  constraint says too; asking first keeps refusals cheap and free of dead rows. */
export const readSlot = (sql: Sql, slotId: string) =>
  sql.row<SlotRow>(
    `select s.id, s.listing_id, s.provider_id, s.starts_at, s.capacity, s.booked,
       l.price, l.rrp, l.approval, l.status as listing_status, l.must_haves,
       exists (
         select from booking b where b.provider_id = s.provider_id and b.slot_id <> s.id and b.during && s.during
           and is_active(b.status)
       ) or exists (
         select from busy_time t where t.provider_id = s.provider_id and t.during && s.during
       ) as is_provider_busy,
       coalesce(l.booked >= l.clients, false) as is_listing_full
     from slot s join listing l on l.provider_id = s.provider_id and l.id = s.listing_id
     where s.id = $1 and s.removed_at is null`,
    [slotId],
  )

/** The client's bookings that stand in the way: of this slot, and a hold with the same provider. */
export const readConflictingBookings = (sql: Sql, clientId: string, providerId: string, slotId: string) =>
  sql.rows<{ id: string; slot_id: string; status: BookingStatus; hold_until: number; price: number }>(
    `select id, slot_id, status, hold_until, price from booking
     where client_id = $1 and provider_id = $2
       and ((slot_id = $3 and is_active(status)) or status = 'pending_payment')`,
    [clientId, providerId, slotId],
  )

/** Of the person who holds, so that two of their holds, with two providers, count each other, and so do the codes of both. */
export const lockHolder = (sql: Sql, clientId: string) =>
  sql.row('select 1 as locked from account where id = $1 for no key update', [clientId])

/** The slots that a client took since then. */
export const readEarlierHolds = (sql: Sql, clientId: string, since: number) =>
  sql.rows<EarlierHold>(
    `select slot_id as "slotId", created_at as "heldAt",
       case when status = 'pending_payment' then hold_until end as "keptUntil"
     from booking where client_id = $1 and created_at > $2`,
    [clientId, at(since)],
  )

/** Takes the place and writes the hold, in two statements under the provider's lock.
 *  @returns the booking's id; undefined when the last place went */
export async function insertHold(
  sql: Sql,
  hold: {
    reference: string
    slot: SlotRow
    clientId: string
    currency: string
    split: PriceSplit
    policy: BookingPolicy
    shownUntil: number
    keptUntil: number
    now: number
  },
): Promise<string | undefined> {
  const { slot, split } = hold
  const row = await sql.row<{ id: string }>(
    `with taken as (
       update slot set booked = booked + 1 where provider_id = $18 and id = $1 and booked < capacity
       returning id, listing_id, provider_id, during)
     insert into booking (type, address, town, outward_postcode, reference, slot_id, listing_id, provider_id, client_id, during, status, approval, currency, rrp,
       price, discount, total, deposit, balance, commission, policy, hold_shown_until, hold_until, must_haves_asked,
       must_haves_given, created_at)
     select l.type, l.address, l.town, l.outward_postcode, $2, t.id, t.listing_id, t.provider_id, $3, t.during, 'pending_payment', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
       $15, $16, '{}', $17
     from taken t join listing l on l.provider_id = t.provider_id and l.id = t.listing_id
     returning id`,
    [
      slot.id,
      hold.reference,
      hold.clientId,
      slot.approval,
      hold.currency,
      slot.rrp,
      split.price,
      split.discount,
      split.total,
      split.deposit,
      split.balance,
      split.commission,
      JSON.stringify(hold.policy),
      at(hold.shownUntil),
      at(hold.keptUntil),
      JSON.stringify(slot.must_haves),
      at(hold.now),
      slot.provider_id,
    ],
  )
  return row?.id
}
