import type {
  ClientBookingRow,
  listMyBookings,
  listProviderBookings,
  ProviderBookingRow,
} from '@ginipig/contract/booking'
import type { QueryOf, ResponseOf } from '@ginipig/contract/core'
import { type ClientTab, clientTabs, isSettled, type ProviderTab, providerTabs } from '@ginipig/domain/booking'
import { noOutcome, outcomesOf } from '#modules/payment/outcome.service.ts'
import { at } from '#platform/database/sql.ts'
import { decodeCursor, encodeCursor } from '#platform/http/cursor.ts'
import type { Platform } from '#platform/platform.ts'

/** The tabs of domain/booking as SQL, `$2` being now; a test holds the two together. */
const clientConditions: Record<ClientTab, string> = {
  requested: `b.status in ('requested', 'accepting')`,
  upcoming: `b.status = 'confirmed' and b.starts_at > $2`,
  past: `b.requested_at is not null and b.status not in ('requested', 'accepting') and not (b.status = 'confirmed' and b.starts_at > $2)`,
}

const providerConditions: Record<ProviderTab, string> = {
  requests: `b.status = 'requested'`,
  upcoming: `(b.status = 'accepting' or (b.status = 'confirmed' and b.starts_at > $2))`,
  action: `(b.status = 'completed' or (b.status = 'confirmed' and b.starts_at <= $2))`,
  past: `b.status not in ('pending_payment', 'payment_failed', 'requested', 'accepting', 'confirmed', 'completed')`,
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
  status: ClientBookingRow['status']
  payment_status: ClientBookingRow['paymentStatus']
  plan: ClientBookingRow['plan']
  starts_at: number
  ends_at: number
  price: number
  rrp: number
  commission: number
  captured: number
  respond_by: number | null
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
  respondBy: row.respond_by,
})

/** Lists of bookings by tab and keyset, of a client or of a provider. */
export function createBookingLists({ database, clock }: Platform) {
  const page = async (
    side: 'client_id' | 'provider_id',
    accountId: string,
    tab: { condition: string; order: Order },
    query: { cursor?: string | undefined; limit: number },
  ) => {
    const now = clock.now()
    const { by, direction } = tab.order
    const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor)
    const rows = await database.rows<Row>(
      `select b.id, b.reference, b.status, b.payment_status, b.plan, b.starts_at, b.ends_at, b.price, b.rrp, b.commission,
         b.captured, b.respond_by, l.id as listing_id, l.title, l.category, l.cover, l.image_urls, l.zone, p.id as provider_id,
         p.display_name, pa.first_name as provider_first_name, p.photo_url, c.id as client_id, c.first_name, c.last_name, c.avatar_url, ${by} as sort_key
       from booking b join listing l on l.id = b.listing_id join provider p on p.id = b.provider_id
         join account pa on pa.id = p.id join account c on c.id = b.client_id
       where b.${side} = $1 and $2::timestamptz is not null and ${tab.condition}
         and ($3::timestamptz is null or (${by}, b.id) ${direction === 'asc' ? '>' : '<'} ($3, $4::uuid))
       order by ${by} ${direction}, b.id ${direction} limit $5`,
      [accountId, at(now), after ? at(after.key) : null, after?.id ?? null, query.limit + 1],
    )
    const shown = rows.slice(0, query.limit)
    const last = shown.at(-1)
    return {
      rows: shown,
      now,
      nextCursor: rows.length > shown.length && last ? encodeCursor({ key: last.sort_key, id: last.id }) : null,
    }
  }

  const counts = async <Tab extends string>(
    side: 'client_id' | 'provider_id',
    accountId: string,
    tabs: readonly Tab[],
    conditions: Record<Tab, string>,
  ) => {
    const columns = tabs.map((tab) => `count(*) filter (where ${conditions[tab]}) as ${tab}`).join(', ')
    const row = await database.row<Record<Tab, number>>(
      `select ${columns} from booking b where b.${side} = $1 and $2::timestamptz is not null`,
      [accountId, at(clock.now())],
    )
    return row ?? (Object.fromEntries(tabs.map((tab) => [tab, 0])) as Record<Tab, number>) // an aggregate always answers one row
  }

  return {
    async forClient(
      clientId: string,
      query: QueryOf<typeof listMyBookings>,
    ): Promise<ResponseOf<typeof listMyBookings>> {
      const tab = { condition: clientConditions[query.tab], order: orders[query.tab] }
      const { rows, now, nextCursor } = await page('client_id', clientId, tab, query)
      const items = rows.map((row) => ({
        ...toRow(row),
        provider: {
          id: row.provider_id,
          displayName: row.display_name,
          firstName: row.provider_first_name,
          photoUrl: row.photo_url,
        },
        captured: row.captured,
      }))
      return { items, nextCursor, now, counts: await counts('client_id', clientId, clientTabs, clientConditions) }
    },

    async forProvider(
      providerId: string,
      query: QueryOf<typeof listProviderBookings>,
    ): Promise<ResponseOf<typeof listProviderBookings>> {
      const tab = { condition: providerConditions[query.tab], order: orders[query.tab] }
      const { rows, now, nextCursor } = await page('provider_id', providerId, tab, query)
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
        earnings: row.price - row.commission,
        outcome: outcomeOf(row),
      }))
      return {
        items,
        nextCursor,
        now,
        counts: await counts('provider_id', providerId, providerTabs, providerConditions),
      }
    },
  }
}
