import type { Picture } from '@ginipig/contract/media/picture.ts'
import type { BookingPaymentStatus, BookingPolicy, BookingStatus, PaymentPlan } from '@ginipig/domain/booking'
import type { AgeGroup, Gender, UserType, WorkingFrom } from '@ginipig/domain/identity'
import type {
  Approval,
  Category,
  Level,
  ListingStatus,
  ListingType,
  MustHaves,
  Purpose,
  Setting,
} from '@ginipig/domain/listing'
import type { RrpEvidence, RrpPeriod } from '@ginipig/domain/listing-draft'
import type { CapabilityStatus, Requirement } from '@ginipig/domain/payment'
import type { Services } from '@ginipig/domain/provider'
import type { Sql } from '#platform/database/sql.ts'

/** Rows as the schema has them, ready to insert; what the database generates is left out. */
export type Rows = {
  account: {
    id: string
    user_type: UserType
    email: string
    email_key: string
    password_hash: string
    first_name: string
    last_name: string
    dial_code: string | null
    mobile: string | null
    marketing_notifications: boolean
    created_at: Date
    accepted_at: Date | null
  }
  client_profile: {
    account_id: string
    country: string
    county: string
    city: string
    age_group: AgeGroup
    gender: Gender
  }
  provider_sign_up: { account_id: string; company_name: string; working_from: WorkingFrom }
  provider_profile: {
    account_id: string
    postcode: string
    building: string
    street: string
    town: string
    county: string
    country: string
    shows_company_name: boolean
    services: Services
    display_name: string
    bio: string
    updated_at: Date
  }
  provider: {
    id: string
    display_name: string
    company_name: string
    bio: string
    address: string
    town: string
    outward_postcode: string
    is_identity_verified: boolean
    rating_sum: number
    review_count: number
  }
  earnings_account: {
    provider_id: string
    stripe_account: string
    transfers: CapabilityStatus
    payouts: CapabilityStatus
    requirements: readonly Requirement[]
    bank_last4: string | null
    created_at: Date
    read_at: Date
  }
  listing: {
    id: string
    provider_id: string
    category: Category
    subcategories: string[]
    cover: string
    pictures: readonly Picture[]
    title: string
    description: string
    reason: string
    level: Level
    purpose: Purpose
    type: ListingType
    approval: Approval
    setting: Setting
    duration_minutes: number
    rrp: number
    price: number
    capacity: number
    is_insured: boolean
    is_licensed: boolean
    is_supervised: boolean
    supervised_by: string | null
    rrp_evidence: RrpEvidence | null
    rrp_period: RrpPeriod | null
    must_haves: MustHaves
    address: string
    town: string
    outward_postcode: string
    zone: string
    status: ListingStatus
    listed_at: Date
    changed_at: Date
  }
  listing_view: { provider_id: string; listing_id: string; views: number }
  favourite_listing: { client_id: string; listing_id: string; saved_at: Date }
  favourite_provider: { client_id: string; provider_id: string; saved_at: Date }
  slot: { id: string; listing_id: string; provider_id: string; during: string; capacity: number; booked: number }
  booking: {
    id: string
    reference: string
    slot_id: string
    listing_id: string
    provider_id: string
    client_id: string
    during: string
    type: 'in_person' | 'online'
    address: string
    town: string
    outward_postcode: string
    status: BookingStatus
    payment_status: BookingPaymentStatus
    plan: PaymentPlan | null
    approval: Approval
    currency: string
    rrp: number
    price: number
    discount: number
    total: number
    deposit: number
    balance: number
    commission: number
    policy: BookingPolicy
    captured: number
    hold_shown_until: Date
    hold_until: Date
    requested_at: Date | null
    respond_by: Date | null
    ended_at: Date | null
    completed_at: Date | null
    decline_reason: string | null
    decline_text: string | null
    must_haves_asked: MustHaves
    must_haves_given: unknown
    created_at: Date
  }
  booking_event: {
    provider_id: string
    booking_id: string
    at: Date
    kind: string
    actor: 'client' | 'provider' | 'system'
    from_status: BookingStatus | null
    to_status: BookingStatus
  }
  payment: {
    id: string
    provider_id: string
    booking_id: string
    kind: 'deposit' | 'full' | 'balance'
    amount: number
    currency: string
    saves_card: boolean
    status: 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled'
    card_brand: string | null
    card_last4: string | null
    created_at: Date
    changed_at: Date
  }
  ledger_txn: { provider_id: string; source_type: string; source_id: string; booking_id: string; at: Date }
  ledger_entry: { provider_id: string; txn_id: number; account: string; amount: number; currency: string }
  review: {
    id: string
    booking_id: string
    provider_id: string
    client_id: string
    listing_id: string
    professionalism: number
    friendliness: number
    reliability: number
    results: number
    comment: string | null
    created_at: Date
    published_at: Date | null
  }
}

export type Row<Table extends keyof Rows> = Rows[Table]

/** Rows a statement; PostgreSQL takes far more, memory is what this bounds. */
const AT_ONCE = 4_000

/** Inserts many rows in few statements, in the order given; PostgreSQL reads each column by its own type. */
export async function insertRows<Table extends keyof Rows>(
  sql: Sql,
  table: Table,
  rows: readonly Rows[Table][],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await sql.rows(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows.slice(from, from + AT_ONCE))],
      { prepare: false },
    )
  }
}

/** tstzrange of a slot, from its start up to its end. Epoch ms. */
export const range = (startsAt: number, endsAt: number) =>
  `[${new Date(startsAt).toISOString()},${new Date(endsAt).toISOString()})`
