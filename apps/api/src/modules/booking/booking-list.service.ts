import {
  BookingPolicy,
  type ClientBookingRow,
  type listMyBookings,
  type listProviderBookings,
  type ProviderBookingRow,
} from '@ginipig/contract/booking'
import type { QueryOf, ResponseOf } from '@ginipig/contract/core'
import {
  type BookingStatus,
  balanceAt,
  bookingStatuses,
  type ClientTab,
  clientTab,
  clientTabs,
  isSettled,
  type ProviderTab,
  providerTab,
  providerTabs,
} from '@ginipig/domain/booking'
import * as v from 'valibot'
import { noOutcome, outcomesOf } from '#modules/payment/outcome.ts'
import { at } from '#platform/database/sql.ts'
import { decodeCursor, encodeCursor } from '#platform/http/cursor.ts'
import type { Platform } from '#platform/platform.ts'

/** The domain's rule of the tabs: a state and whether the start is ahead say which one. */
type Side<Tab extends string> = {
  column: 'client_id' | 'provider_id'
  tabs: readonly Tab[]
  tabOf: (status: BookingStatus, isAhead: boolean) => Tab | undefined
}

const ofClient: Side<ClientTab> = {
  column: 'client_id',
  tabs: clientTabs,
  tabOf: (status, isAhead) => clientTab({ status, startsAt: Number(isAhead), wasRequested: true }, 0),
}

const ofProvider: Side<ProviderTab> = {
  column: 'provider_id',
  tabs: providerTabs,
  tabOf: (status, isAhead) => providerTab({ status, startsAt: Number(isAhead) }, 0),
}

type Order = { by: string; direction: 'asc' | 'desc' }

const orders: Record<ClientTab | ProviderTab, Order> = {
  requested: { by: 'b.starts_at', direction: 'asc' },
  requests: { by: 'b.respond_by', direction: 'asc' },
  upcoming: { by: 'b.starts_at', direction: 'asc' },
  action: { by: 'b.starts_at', direction: 'asc' },
  past: { by: 'b.starts_at', direction: 'desc' },
}

type Row = {
  id: string
  reference: string
  status: BookingStatus
  payment_status: ClientBookingRow['paymentStatus']
  plan: ClientBookingRow['plan']
  starts_at: number
  ends_at: number
  price: number
  rrp: number
  commission: number
  captured: number
  requested_at: number | null
  respond_by: number | null
  policy: unknown
  listing_id: string
  title: string
  category: ClientBookingRow['listing']['category']
  cover: string
  image_urls: string[]
  zone: string
  provider_id: string
  display_name: string
  provider_first_name: string
  photo_url: string | null
  client_id: string
  first_name: string
  last_name: string
  avatar_url: string | null
  sort_key: number
}

const toRow = (row: Row) => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  paymentStatus: row.payment_status,
  plan: row.plan,
  listing: {
    id: row.listing_id,
    title: row.title,
    category: row.category,
    cover: row.cover,
    imageUrl: row.image_urls[0] ?? null,
  },
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  zone: row.zone,
  price: row.price,
  rrp: row.rrp,
  requestedAt: row.requested_at,
  respondBy: row.respond_by,
})

/** Lists of bookings by tab and keyset, of a client or of a provider. */
export function createBookingLists({ database, clock }: Platform) {
  const page = async <Tab extends ClientTab | ProviderTab>(
    { column, tabOf }: Side<Tab>,
    accountId: string,
    query: { tab: Tab; cursor?: string | undefined; limit: number },
  ) => {
    const now = clock.now()
    const { by, direction } = orders[query.tab]
    const statesWhen = (isAhead: boolean) => bookingStatuses.filter((status) => tabOf(status, isAhead) === query.tab)
    const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor)
    const rows = await database.rows<Row>(
      `select b.id, b.reference, b.status, b.payment_status, b.plan, b.starts_at, b.ends_at, b.price, b.rrp, b.commission,
         b.captured, b.requested_at, b.respond_by, b.policy, l.id as listing_id, l.title, l.category, l.cover, l.image_urls, l.zone, p.id as provider_id,
         p.display_name, pa.first_name as provider_first_name, p.photo_url, c.id as client_id, c.first_name, c.last_name, c.avatar_url, ${by} as sort_key
       from booking b join listing l on l.id = b.listing_id join provider p on p.id = b.provider_id
         join account pa on pa.id = p.id join account c on c.id = b.client_id
       where b.${column} = $1 and b.requested_at is not null
         and b.status = any(case when b.starts_at > $2 then $6::text[] else $7::text[] end)
         and ($3::timestamptz is null or (${by}, b.id) ${direction === 'asc' ? '>' : '<'} ($3, $4::uuid))
       order by ${by} ${direction}, b.id ${direction} limit $5`,
      [
        accountId,
        at(now),
        after ? at(after.key) : null,
        after?.id ?? null,
        query.limit + 1,
        statesWhen(true),
        statesWhen(false),
      ],
    )
    const shown = rows.slice(0, query.limit)
    const last = shown.at(-1)
    return {
      rows: shown,
      now,
      nextCursor: rows.length > shown.length && last ? encodeCursor({ key: last.sort_key, id: last.id }) : null,
    }
  }

  const counts = async <Tab extends string>({ column, tabs, tabOf }: Side<Tab>, accountId: string) => {
    const groups = await database.rows<{ status: BookingStatus; is_ahead: boolean; count: number }>(
      `select status, starts_at > $2 as is_ahead, count(*) as count from booking
       where ${column} = $1 and requested_at is not null group by 1, 2`,
      [accountId, at(clock.now())],
    )
    const countOf = (tab: Tab) =>
      groups.reduce((sum, { status, is_ahead, count }) => sum + (tabOf(status, is_ahead) === tab ? count : 0), 0)
    return Object.fromEntries(tabs.map((tab) => [tab, countOf(tab)])) as Record<Tab, number> // a key for each tab
  }

  return {
    async forClient(
      clientId: string,
      query: QueryOf<typeof listMyBookings>,
    ): Promise<ResponseOf<typeof listMyBookings>> {
      const { rows, now, nextCursor } = await page(ofClient, clientId, query)
      const items = rows.map((row) => ({
        ...toRow(row),
        provider: {
          id: row.provider_id,
          displayName: row.display_name,
          firstName: row.provider_first_name,
          photoUrl: row.photo_url,
        },
        captured: row.captured,
        balanceAt: row.plan === 'deposit' ? balanceAt(row.starts_at, v.parse(BookingPolicy, row.policy)) : null,
      }))
      return { items, nextCursor, now, counts: await counts(ofClient, clientId) }
    },

    async forProvider(
      providerId: string,
      query: QueryOf<typeof listProviderBookings>,
    ): Promise<ResponseOf<typeof listProviderBookings>> {
      const { rows, now, nextCursor } = await page(ofProvider, providerId, query)
      const over = rows.filter(({ status }) => isSettled(status)).map(({ id }) => id)
      const outcomes = over.length > 0 ? await outcomesOf(database, over) : undefined
      const outcomeOf = ({ id, status }: Row) => {
        if (!isSettled(status)) return null
        const { earned, fee } = outcomes?.get(id) ?? noOutcome
        return { earned, fee }
      }
      const items: ProviderBookingRow[] = rows.map((row) => ({
        ...toRow(row),
        client: { id: row.client_id, firstName: row.first_name, lastName: row.last_name, avatarUrl: row.avatar_url },
        policy: v.parse(BookingPolicy, row.policy),
        earnings: row.price - row.commission,
        outcome: outcomeOf(row),
      }))
      return { items, nextCursor, now, counts: await counts(ofProvider, providerId) }
    },
  }
}
