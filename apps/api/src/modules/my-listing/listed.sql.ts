import {
  type Approval,
  type Category,
  type Level,
  type ListingType,
  type MustHaves,
  type Purpose,
  publicListingStatuses,
  type Setting,
} from '@ginipig/domain/listing'
import type { OtherPlace, RrpEvidence, RrpPeriod } from '@ginipig/domain/listing-draft'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** What a provider says of a listing, as its row has it. Money is pence. */
export type ListingTold = {
  id: string
  category: Category
  subcategories: string[]
  title: string
  description: string
  reason: string
  duration_minutes: number
  photo_ids: string[]
  cover: string
  level: Level
  purpose: Purpose
  is_insured: boolean
  is_licensed: boolean
  is_supervised: boolean
  supervised_by: string | null
  type: ListingType
  setting: Setting
  place: OtherPlace | null
  rrp: number
  next_rrp: number | null
  price: number
  capacity: number
  approval: Approval
  must_haves: MustHaves
  zone: string
}

/** A listing that is there, with all that its provider said of it. Instants are epoch ms. */
export type ListedRow = ListingTold & {
  status: 'listed' | 'closed'
  next_rrp_from: number | null
  rrp_evidence: RrpEvidence | null
  rrp_period: RrpPeriod | null
  clients: number | null
  booked: number
}

/** A listing of this provider, listed or closed. */
export const readListed = (sql: Sql, providerId: string, listingId: string) =>
  sql.row<ListedRow>(
    `select id, status, category, subcategories, title, description, reason, duration_minutes, photo_ids, cover, level,
       purpose, is_insured, is_licensed, is_supervised, supervised_by, type, setting, place, rrp, next_rrp, next_rrp_from,
       rrp_evidence, rrp_period, price, capacity, clients, booked, approval, must_haves, zone
     from listing where provider_id = $1 and id = $2 and status in ${oneOf(publicListingStatuses)}`,
    [providerId, listingId],
  )

/** Is a slot `s` held for a client's answer? Then it is as little its provider's to change as a booked one. */
export const isHeld = `exists (
  select from busy_time h where h.provider_id = s.provider_id and h.during && s.during and h.slot_id = s.id)`

/** A start that is still ahead, also by the clock on the wall of its place. */
export type StartRow = {
  date: string
  time: string
  starts_at: number
  ends_at: number
  capacity: number
  booked: number
  /** Booked, or held for an answer. */
  is_taken: boolean
}

/** In order of time. */
export const readStarts = (sql: Sql, providerId: string, listingId: string, now: number) =>
  sql.rows<StartRow>(
    `select to_char(s.starts_at at time zone l.zone, 'YYYY-MM-DD') as date,
       to_char(s.starts_at at time zone l.zone, 'HH24:MI') as time, s.starts_at, upper(s.during) as ends_at, s.capacity,
       s.booked, s.booked > 0 or ${isHeld} as is_taken
     from slot s join listing l on l.provider_id = s.provider_id and l.id = s.listing_id
     where s.provider_id = $1 and s.listing_id = $2 and s.removed_at is null and s.starts_at > $3 order by s.starts_at`,
    [providerId, listingId, at(now)],
  )

/** Those of these instants at which this listing had a start. */
export const readStartsAt = (sql: Sql, providerId: string, listingId: string, instants: readonly number[]) =>
  sql.rows<{ starts_at: number }>(
    'select starts_at from slot where provider_id = $1 and listing_id = $2 and starts_at = any ($3::timestamptz[])',
    [providerId, listingId, instants.map((instant) => at(instant))],
  )

/** Lets raised usual prices count that have stood for long enough. @returns the listings that they are of */
export const raiseDue = (sql: Sql, now: number) =>
  sql.rows<{ providerId: string; listingId: string }>(
    `update listing set rrp = next_rrp, next_rrp = null, next_rrp_from = null
     where next_rrp_from <= $1 returning provider_id as "providerId", id as "listingId"`,
    [at(now)],
  )
