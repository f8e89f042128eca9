import type { ProviderBookingRow } from '@ginipig/contract/booking/booking.ts'
import type { listMyBookings } from '@ginipig/contract/booking/client-calls.ts'
import type { listProviderBookings } from '@ginipig/contract/booking/provider-calls.ts'
import type { QueryOf, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import {
  type BookingStatus,
  balanceAt,
  bookingStatuses,
  type ClientTab,
  clientTab,
  clientTabs,
  isSettled,
  MOST_PAST_COUNTED,
  type ProviderTab,
  providerTab,
  providerTabs,
} from '@ginipig/domain/booking'
import type { MustHavesGiven } from '@ginipig/domain/listing'
import { DEFAULT_ZONE, monthBounds } from '@ginipig/domain/time'
import { debtOf } from '#modules/payment/end-money.ts'
import { noOutcome, type Outcome, outcomesOf } from '#modules/payment/outcome.ts'
import { decodeCursor, encodeCursor } from '#platform/http/cursor.ts'
import type { Platform } from '#platform/platform.ts'
import {
  countByState,
  countToAnswer,
  type ListRow,
  type Narrow,
  type Order,
  readFoundIds,
  readHolders,
  readPage,
  readToSettle,
  type Side,
} from './list.sql.ts'
import { waitingOf, wasThere } from './money-wait.ts'
import { clientSplitOf, splitOf } from './steps.ts'
import { openGiven } from './terms.ts'

/** The domain's rule of the tabs: a state and whether the start is ahead say which one. */
type Rule<Tab extends string> = {
  side: Side
  tabs: readonly Tab[]
  tabOf: (status: BookingStatus, isAhead: boolean) => Tab | undefined
  orders: Record<Tab, Order>
  /** What a tab does with no-shows that can be contested; nothing where that is no matter. */
  contestable?: Partial<Record<Tab, 'also' | 'not'>>
}

const soonestFirst: Order = { by: 'b.starts_at', direction: 'asc' }

const ofClient: Rule<ClientTab> = {
  side: 'client_id',
  tabs: clientTabs,
  tabOf: (status, isAhead) => clientTab({ status, startsAt: Number(isAhead), wasRequested: true }, 0),
  orders: { requested: soonestFirst, upcoming: soonestFirst, past: { by: 'b.starts_at', direction: 'desc' } },
}

const ofProvider: Rule<ProviderTab> = {
  side: 'provider_id',
  tabs: providerTabs,
  tabOf: (status, isAhead) => providerTab({ status, startsAt: Number(isAhead) }, 0),
  contestable: { action: 'also', past: 'not' },
  orders: {
    requests: { by: 'b.respond_by', direction: 'asc' },
    upcoming: soonestFirst,
    action: soonestFirst,
    // What ended before its day is told by its end.
    past: { by: 'least(b.ended_at, b.starts_at)', direction: 'desc' },
  },
}

function proposalOf({ proposal_by: by, proposal_otherwise: otherwise, proposal_until: until }: ListRow) {
  return by === null || otherwise === null || until === null ? null : { by, otherwise, until }
}

const toRow = (row: ListRow) => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  paymentStatus: row.payment_status,
  wasThere: wasThere(row),
  plan: row.plan,
  listing: {
    id: row.listing_id,
    title: row.title,
    category: row.category,
    cover: row.cover,
    image: row.image,
  },
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  zone: row.zone,
  price: row.price,
  rrp: row.rrp,
  requestedAt: row.requested_at,
  completedAt: row.completed_at,
  respondBy: row.respond_by,
  proposal: proposalOf(row),
})

async function readTab<Tab extends ClientTab | ProviderTab>(
  { database, clock }: Platform,
  { side, tabOf, orders, contestable }: Rule<Tab>,
  accountId: string,
  query: { tab: Tab; cursor?: string | undefined; limit: number },
  narrow?: Narrow,
) {
  const now = clock.now()
  const isShown = (status: BookingStatus, isAhead: boolean) => tabOf(status, isAhead) === query.tab
  const statesWhere = (ahead: boolean, begun: boolean) =>
    bookingStatuses.filter((status) => isShown(status, true) === ahead && isShown(status, false) === begun)
  const rows = await readPage(database, side, accountId, {
    states: { always: statesWhere(true, true), ahead: statesWhere(true, false), begun: statesWhere(false, true) },
    order: orders[query.tab],
    after: query.cursor === undefined ? undefined : decodeCursor(query.cursor),
    limit: query.limit + 1,
    now,
    contestable: contestable?.[query.tab],
    narrow,
  })
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  return {
    rows: shown,
    now,
    nextCursor: rows.length > shown.length && last ? encodeCursor({ key: last.sort_key, id: last.id }) : null,
  }
}

/** Of bookings counted by state, how many are in a tab. */
const countIn =
  <Tab extends string>(
    groups: readonly { status: BookingStatus; is_ahead: boolean; count: number }[],
    tabOf: Rule<Tab>['tabOf'],
  ) =>
  (tab: Tab) =>
    groups.reduce((sum, { status, is_ahead, count }) => sum + (tabOf(status, is_ahead) === tab ? count : 0), 0)

async function countTabs<Tab extends string>(
  { database, clock }: Platform,
  { side, tabs, tabOf }: Rule<Tab>,
  accountId: string,
  settledAtMost: number | null,
): Promise<Record<Tab, number>> {
  const shown = bookingStatuses.filter((status) => tabOf(status, true) !== undefined)
  const isBehind = (status: BookingStatus) => [true, false].every((isAhead) => tabOf(status, isAhead) === 'past')
  const states = { open: shown.filter((status) => !isBehind(status)), settled: shown.filter(isBehind), settledAtMost }
  const groups = await countByState(database, side, accountId, states, clock.now())
  const countOf = countIn(groups, tabOf)
  return Object.fromEntries(tabs.map((tab) => [tab, countOf(tab)])) as Record<Tab, number> // a key for each tab
}

/** A page of a client's bookings, by tab and keyset. */
export async function listOfClient(
  platform: Platform,
  clientId: string,
  query: QueryOf<typeof listMyBookings>,
): Promise<ResponseOf<typeof listMyBookings>> {
  const { rows, now, nextCursor } = await readTab(platform, ofClient, clientId, query)
  const items = rows.map((row) => ({
    ...toRow(row),
    provider: {
      id: row.provider_id,
      displayName: row.display_name,
      firstName: row.provider_first_name,
      photoUrl: row.photo_url,
    },
    split: clientSplitOf(row),
    captured: row.captured,
    reviewedAt: row.reviewed_at,
    balanceAt: row.plan === 'deposit' ? balanceAt(row.starts_at, row.policy) : null,
  }))
  const toAnswer = countIn(await countToAnswer(platform.database, clientId, now), ofClient.tabOf)
  return {
    ...{ items, nextCursor, now },
    counts: await countTabs(platform, ofClient, clientId, null),
    toAnswer: { requested: toAnswer('requested'), upcoming: toAnswer('upcoming') },
  }
}

const countGiven = ({ photoIds, answers, patchTest }: MustHavesGiven) => ({
  photos: photoIds.length,
  answers: Object.values(answers).filter((answer) => answer !== '').length,
  patchTest,
})

/** As typed, no letter of it a wildcard. */
const toPattern = (q: string) => `%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** What of the past is asked for; undefined for all of it. */
async function narrowOf(
  { database }: Platform,
  providerId: string,
  { q = '', month }: QueryOf<typeof listProviderBookings>,
): Promise<Narrow | undefined> {
  const words = q.trim()
  if (words === '' && month === undefined) return undefined
  const holders = words === '' ? undefined : await readHolders(database, providerId, toPattern(words))
  return {
    span: month === undefined ? undefined : monthBounds(month, DEFAULT_ZONE),
    words: holders && {
      clientIds: holders.client_ids,
      listingIds: holders.listing_ids,
      reference: words.toUpperCase(),
    },
  }
}

/** How many were found, and what they earned: their shares without what was taken back. Pence. */
async function sumOf({ database }: Platform, providerId: string, narrow: Narrow, now: number) {
  const states = bookingStatuses.filter((status) => providerTab({ status, startsAt: 1 }, 0) === 'past')
  const found = await readFoundIds(database, providerId, { states, order: ofProvider.orders.past, narrow, now })
  const outcomes =
    found.length === 0
      ? new Map<string, Outcome>()
      : await outcomesOf(
          database,
          found.map(({ id }) => id),
        )
  const earned = [...outcomes.values()].reduce((sum, one) => sum + one.earned - one.takenBack, 0)
  return { count: found.length, earned }
}

/** A page of a provider's bookings, by tab and keyset. */
export async function listOfProvider(
  platform: Platform,
  providerId: string,
  query: QueryOf<typeof listProviderBookings>,
): Promise<ResponseOf<typeof listProviderBookings>> {
  const narrow = query.tab === 'past' ? await narrowOf(platform, providerId, query) : undefined
  const { rows, now, nextCursor } = await readTab(platform, ofProvider, providerId, query, narrow)
  const over = rows.filter(({ status }) => isSettled(status)).map(({ id }) => id)
  const outcomes = over.length > 0 ? await outcomesOf(platform.database, over) : undefined
  const outcomeOf = ({ id, status }: ListRow) => {
    if (!isSettled(status)) return null
    const { earned, fee, takenBack } = outcomes?.get(id) ?? noOutcome
    return { earned, fee, takenBack }
  }
  const items: ProviderBookingRow[] = rows.map((row) => ({
    ...toRow(row),
    split: splitOf(row),
    captured: row.captured,
    paidAt: row.paid_at,
    waiting: waitingOf(row),
    sideAt: row.side_at,
    client: { id: row.client_id, firstName: row.first_name, lastName: row.last_name, avatarUrl: row.avatar_url },
    policy: row.policy,
    earnings: row.price - row.commission,
    outcome: outcomeOf(row),
    given: row.status === 'requested' ? countGiven(openGiven(platform, row)) : null,
    endedAt: row.ended_at,
    reviewedAt: row.client_reviewed_at,
  }))
  const none = { count: 0, earnings: 0, contestable: 0, proposed: 0 }
  const { count, earnings, contestable, proposed } = (await readToSettle(platform.database, providerId, now)) ?? none
  const counts = await countTabs(platform, ofProvider, providerId, contestable + MOST_PAST_COUNTED + 1)
  return {
    ...{ items, nextCursor, now },
    found: narrow?.span ? await sumOf(platform, providerId, narrow, now) : null,
    counts: { ...counts, requests: counts.requests - proposed, action: count, past: counts.past - contestable },
    toSettle: earnings,
    owes: Math.max(0, await debtOf(platform.database, providerId, platform.config.currency)),
  }
}
