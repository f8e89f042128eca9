import { canMoveTo, settle, type VisitLinkState, visitLinkState } from '@ginipig/domain/booking'
import type { Language } from '@ginipig/domain/identity'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import * as v from 'valibot'
import { audit } from '#platform/audit/audit.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { networkOf } from '#platform/quota/network.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import { insertEvent } from './booking.sql.ts'
import { cancelAsClient } from './ending.ts'
import { moveToSlot } from './move.ts'
import { readOpenStarts } from './proposal.sql.ts'
import { enqueueBookingMoved, factsOf, keyOf, lockOfClient, splitOf } from './steps.ts'
import { readBookingTerms } from './terms.ts'
import { readLinkedVisit } from './visit-link.sql.ts'
import { type OpenedLink, openVisitLink } from './visit-link.ts'
import { type Shown, strayPage, visitPage } from './visit-link-page.ts'

/** Looks that one network may take in ten minutes, and acts that one booking may in an hour. */
const LOOKS = { limit: 60, windowMs: 10 * MINUTE_MS }
const ACTS = { limit: 10, windowMs: HOUR_MS }
/** Times offered to choose from; the booking's own page has all. */
const MOST_TIMES = 12

const SlotId = v.pipe(v.string(), v.uuid())

/** `language`: what the browser asks for. */
type Asked = { act: string; token: string; ip: string; language: Language }
type Answer = { status: 200 | 404 | 409 | 410 | 429; page: string }

const statusOf = { open: 200, used: 410, moved: 410, ended: 410, over: 410, late: 410, elsewhere: 409 } as const

const stateOf = ({ act, visit, link }: OpenedLink, now: number): VisitLinkState =>
  visitLinkState(
    act,
    { status: visit.status, moves: visit.moves, hasSaidComing: visit.has_said_coming, facts: factsOf(visit) },
    link,
    now,
  )

/** What cancelling now keeps and gives back, by the rule that moves it. */
function costOf({ visit }: OpenedLink, now: number) {
  const { captured, starts_at: startsAt, policy } = visit
  return settle('cancelled_by_client', { split: splitOf(visit), captured, startsAt }, policy, now)
}

async function timesOf(platform: Platform, { act, visit }: OpenedLink, now: number) {
  if (act !== 'move') return []
  const { database } = platform
  const { asked, given, split } = await readBookingTerms(platform, database, visit)
  const { starts_at: startsAt, approval, captured, policy } = visit
  const movable = { startsAt, approval, captured, split, policy, mustHavesAsked: asked, mustHavesGiven: given }
  const starts = await readOpenStarts(database, keyOf(visit), 'client', now)
  return starts.filter(({ starts_at }) => canMoveTo(movable, starts_at, now)).slice(0, MOST_TIMES)
}

async function asks(platform: Platform, opened: OpenedLink, problem?: Shown['problem']): Promise<Answer> {
  const now = platform.clock.now()
  const state = stateOf(opened, now)
  const times = state === 'open' ? await timesOf(platform, opened, now) : []
  const page = visitPage(platform.config.origins, opened, { state, now, cost: costOf(opened, now), times, problem })
  return { status: problem ? 409 : statusOf[state], page }
}

const unknown = ({ config }: Platform, { language }: Asked): Answer => ({
  status: 404,
  page: strayPage(config.origins, language, 'unknown'),
})

/** Turns a person away with a page. */
async function limited(platform: Platform, { language }: Asked, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'too_many_requests') throw error
    return { status: 429, page: strayPage(platform.config.origins, language, 'too_often') }
  }
}

const look = async (platform: Platform, { ip, ...params }: Asked) => {
  await takeQuota(platform, platform.database, { subject: `visit-link:${networkOf(ip)}`, ...LOOKS })
  return openVisitLink(platform, platform.database, params)
}

/** The page of a link: what it would do, with the exact sums. Changes nothing, for mail programs look at links before people do. */
export const showVisitLink = (platform: Platform, asked: Asked): Promise<Answer> =>
  limited(platform, asked, async () => {
    const opened = await look(platform, asked)
    return opened ? asks(platform, opened) : unknown(platform, asked)
  })

/** Does what the link is for, once, and shows what came of it.
 *  @param typed - the form's fields: `loses`, pence that the page said cancelling costs, or the chosen `slot` */
export const followVisitLink = (platform: Platform, asked: Asked, typed: URLSearchParams): Promise<Answer> =>
  limited(platform, asked, async () => {
    const opened = await look(platform, asked)
    if (!opened) return unknown(platform, asked)
    const now = platform.clock.now()
    if (stateOf(opened, now) !== 'open') return asks(platform, opened)
    const { act, visit } = opened
    await takeQuota(platform, platform.database, { subject: `visit-link-act:${visit.id}`, ...ACTS })
    const cost = costOf(opened, now)
    if (act === 'move' && !v.is(SlotId, typed.get('slot'))) return asks(platform, opened, 'choose')
    try {
      await platform.database.transaction(async (sql) => {
        await acts[act](platform, sql, opened, typed)
        const entry = { event: 'visit_link_used', accountId: visit.client_id, ip: asked.ip, detail: act } as const
        await audit(platform, sql, entry)
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const again = await openVisitLink(platform, platform.database, asked)
      return again ? asks(platform, again, problemOf(error)) : unknown(platform, asked)
    }
    const done = (await openVisitLink(platform, platform.database, asked)) ?? opened
    return { status: 200, page: visitPage(platform.config.origins, done, { state: 'done', now, cost, times: [] }) }
  })

const problemOf = ({ code }: Refusal): Shown['problem'] => {
  if (code === 'cost_changed') return 'cost_changed'
  return code.startsWith('slot_') || code === 'already_booked' ? 'time_gone' : 'busy'
}

/** What each link does, in a transaction. */
const acts = {
  coming: async (platform: Platform, sql: Sql, { visit }: OpenedLink) => {
    const booking = await lockOfClient(sql, visit.id, visit.client_id)
    if (booking.status !== 'confirmed') throw new Refusal('booking_state')
    if ((await readLinkedVisit(sql, visit.id))?.has_said_coming) return
    const key = keyOf(booking)
    const { status } = booking
    await insertEvent(sql, {
      ...key,
      at: platform.clock.now(),
      kind: 'coming',
      actor: 'client',
      from: status,
      to: status,
    })
    await enqueueBookingMoved(sql, key)
  },
  move: (platform: Platform, sql: Sql, { visit }: OpenedLink, typed: URLSearchParams) =>
    moveToSlot(platform, sql, visit.id, visit.client_id, typed.get('slot') ?? ''),
  cancel: (platform: Platform, sql: Sql, { visit }: OpenedLink, typed: URLSearchParams) =>
    cancelAsClient(platform, sql, visit.id, visit.client_id, Number(typed.get('loses') ?? Number.NaN)),
}
