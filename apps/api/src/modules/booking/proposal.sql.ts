import { type BookingSide, type ProposalEnd, type ProposalOutcome, soonestStart } from '@ginipig/domain/booking'
import { publicListingStatuses } from '@ginipig/domain/listing'
import type { BookingKey } from '#platform/database/provider-key.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { isDayOff } from './booking.sql.ts'
import type { Due } from './due.sql.ts'

/** A proposal that waits for its answer. Instants are epoch ms. */
export type ProposalRow = {
  id: string
  made_by: BookingSide
  otherwise: ProposalEnd
  note: string
  created_at: number
  answer_by: number
}

/** The one that waits, if any; to be read under the provider's lock by whoever decides. */
export const readProposal = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.row<ProposalRow>(
    `select id, made_by, otherwise, note, created_at, answer_by from booking_proposal
     where provider_id = $1 and booking_id = $2 and ended_at is null`,
    [providerId, bookingId],
  )

/** How one ended; null while it waits. */
export const readOutcome = (sql: Sql, providerId: string, proposalId: string) =>
  sql.row<{ outcome: ProposalOutcome | null; otherwise: ProposalEnd; note: string; answer_by: number }>(
    'select outcome, otherwise, note, answer_by from booking_proposal where provider_id = $1 and id = $2',
    [providerId, proposalId],
  )

/** Was this person told of this? */
export const readToldOf = async (sql: Sql, accountId: string, event: string): Promise<boolean> =>
  (await sql.row('select 1 as told from notification where account_id = $1 and event = $2', [accountId, event])) !==
  undefined

/** The starts that it holds, soonest first. */
export const readHeldTimes = (sql: Sql, providerId: string, proposalId: string) =>
  sql.rows<{ slot_id: string; starts_at: number; ends_at: number }>(
    `select s.id as slot_id, lower(t.during) as starts_at, upper(t.during) as ends_at
     from busy_time t join slot s on s.provider_id = t.provider_id and s.id = t.slot_id
     where t.provider_id = $1 and t.proposal_id = $2 order by lower(t.during), s.id`,
    [providerId, proposalId],
  )

export const insertProposal = (
  sql: Sql,
  { providerId, bookingId }: BookingKey,
  proposal: { by: BookingSide; otherwise: ProposalEnd; note: string; now: number; until: number },
) =>
  sql.row<{ id: string }>(
    `insert into booking_proposal (provider_id, booking_id, made_by, otherwise, note, created_at, answer_by)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [providerId, bookingId, proposal.by, proposal.otherwise, proposal.note, at(proposal.now), at(proposal.until)],
  )

/** Keeps the time of a slot for a proposal. */
export const holdTime = (sql: Sql, providerId: string, proposalId: string, slotId: string, now: number) =>
  sql.row(
    `insert into busy_time (provider_id, during, proposal_id, slot_id, created_at)
     select provider_id, during, $2, id, $4 from slot where provider_id = $1 and id = $3`,
    [providerId, proposalId, slotId, at(now)],
  )

/** Ends the one that waits and gives its times back. @returns undefined where none waited */
export const closeProposal = (sql: Sql, { providerId, bookingId }: BookingKey, outcome: ProposalOutcome, now: number) =>
  sql.row<{ id: string; made_by: BookingSide }>(
    `with ended as (
       update booking_proposal set outcome = $3, ended_at = $4
       where provider_id = $1 and booking_id = $2 and ended_at is null returning id, made_by
     ), freed as (
       delete from busy_time where provider_id = $1 and proposal_id in (select id from ended)
     ) select id, made_by from ended`,
    [providerId, bookingId, outcome, at(now)],
  )

/** Gives the times of one back that still waits. */
export const freeTimes = (sql: Sql, providerId: string, proposalId: string) =>
  sql.row('delete from busy_time where provider_id = $1 and proposal_id = $2', [providerId, proposalId])

/** When the answer to a request is due: its client's while times are held for them, then its provider's again. */
export const setRespondBy = (sql: Sql, { providerId, bookingId }: BookingKey, until: number) =>
  sql.row('update booking set respond_by = $3 where provider_id = $1 and id = $2', [providerId, bookingId, at(until)])

/** The statuses of a listing in which who looks for another time of a booking finds some. A closed one takes nobody new, so
 *  its clients find none; its provider may still offer some to those it has. */
export const listingsOpenTo = (by: BookingSide): readonly string[] =>
  by === 'client' ? ['listed'] : publicListingStatuses

/** Starts of a booking's own listing with a free place, soonest first; whether the booking may have them domain says.
 *  @param by - who looks for another time */
export const readOpenStarts = (sql: Sql, { providerId, bookingId }: BookingKey, by: BookingSide, now: number) =>
  sql.rows<{ slot_id: string; starts_at: number; ends_at: number }>(
    `select s.id as slot_id, s.starts_at, upper(s.during) as ends_at
     from booking b join slot s on s.provider_id = b.provider_id and s.listing_id = b.listing_id
       join listing l on l.provider_id = s.provider_id and l.id = s.listing_id and l.status = any($4)
     where b.provider_id = $1 and b.id = $2 and s.id <> b.slot_id and s.removed_at is null and s.booked < s.capacity
       and s.starts_at > $3
       and not exists (
         select from booking o where o.provider_id = s.provider_id and o.slot_id <> s.id and o.id <> b.id
           and o.during && s.during and is_active(o.status))
       and not exists (select from busy_time t where t.provider_id = s.provider_id and t.during && s.during)
     order by s.starts_at, s.id limit 200`,
    [providerId, bookingId, at(soonestStart(now, 'automatic')), listingsOpenTo(by)],
  )

/** Proposals whose answer is due. Where the booking can't end yet because a bank takes its payment back, only until their
 *  times are free. */
export const readDueProposals = (sql: Sql, now: number, limit: number) =>
  sql.rows<Due>(
    `select o.booking_id as id, o.provider_id
     from booking_proposal o join booking b on b.provider_id = o.provider_id and b.id = o.booking_id
     where o.ended_at is null and o.answer_by <= $1 and b.status <> 'accepting'
       and not (b.payment_status = 'disputed' and ${isDayOff('b')} and not exists (
         select from busy_time t where t.provider_id = o.provider_id and t.proposal_id = o.id))
     order by o.answer_by limit $2`,
    [at(now), limit],
  )
