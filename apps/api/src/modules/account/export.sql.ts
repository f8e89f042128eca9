import { agreedStatuses } from '@ginipig/domain/booking'
import { oneOf } from '#platform/database/one-of.ts'
import type { Sql } from '#platform/database/sql.ts'

type Item = Record<string, unknown>

/** Rows of a query as JSON objects, instants as ISO texts. `$1` is the account. */
async function items(sql: Sql, accountId: string, query: string): Promise<Item[]> {
  const row = await sql.row<{ items: Item[] }>(
    `select coalesce(json_agg(one), '[]'::json) as items from (${query}) one`,
    [accountId],
  )
  return row?.items ?? []
}

const account = `
  select id, user_type as "userType", email, first_name as "firstName", last_name as "lastName", dial_code as "dialCode",
    mobile, language, avatar_url as "avatarUrl", created_at as "createdAt", accepted_at as "acceptedTermsAt",
    accepted_terms as "acceptedTerms",
    password_changed_at as "passwordChangedAt", suspended_at as "suspendedAt"
  from account where id = $1`

const settings = `
  select marketing_notifications as "marketingNotifications", other_notifications as "otherNotifications",
    sms_notifications as "smsNotifications"
  from account where id = $1`

const profile = `
  select country, county, city, age_group as "ageGroup", gender from client_profile where account_id = $1`

const providerSignUp = `
  select company_name as "companyName", working_from as "workingFrom" from provider_sign_up where account_id = $1`

const providerProfile = `
  select postcode, building, street, town, county, country, shows_company_name as "showsCompanyName", services,
    display_name as "displayName", bio, typed
  from provider_profile where account_id = $1`

const portfolio = `
  select photo_id as "photoId", status, refused_because as "refusedBecause", created_at as "addedAt"
  from portfolio_photo where account_id = $1 order by position, id`

const providerPage = `
  select display_name as "displayName", company_name as "companyName", bio, address, town,
    outward_postcode as "outwardPostcode", photo_url as "photoUrl", is_identity_verified as "isIdentityVerified"
  from provider where id = $1`

const earningsAccount = `
  select stripe_account as "stripeAccount", transfers, payouts, requirements, bank_last4 as "bankLast4",
    created_at as "createdAt"
  from earnings_account where provider_id = $1`

const payouts = `
  select id, amount, currency, state, created_at as "createdAt", arrives_at as "arrivesAt",
    (select coalesce(json_agg(json_build_object('id', t.id, 'bookingId', t.booking_id)), '[]'::json)
     from transfer t where t.payout_id = payout.id) as transfers
  from payout where provider_id = $1 order by created_at`

const favourites = `
  select 'listing' as kind, l.title as name, f.listing_id as id, f.saved_at as "savedAt"
  from favourite_listing f join listing l on l.id = f.listing_id where f.client_id = $1
  union all
  select 'provider', p.display_name, f.provider_id, f.saved_at
  from favourite_provider f join provider p on p.id = f.provider_id where f.client_id = $1
  order by "savedAt", id`

const waits = `
  select l.title as "listingTitle", w.listing_id as id, w.day::text as day, w.since, w.ends_at as "endsAt"
  from waitlist_entry w join listing l on l.provider_id = w.provider_id and l.id = w.listing_id
  where w.client_id = $1 order by w.since, w.listing_id`

const alerts = `
  select id, search, created_at as "createdAt", ends_at as "endsAt" from alert where client_id = $1 order by created_at, id`

const listings = `
  select id, category, subcategories, cover, title, description, reason, level, purpose, type, approval, setting,
    duration_minutes as "durationMinutes", rrp as "rrpPence", price as "pricePence", capacity, is_insured as "isInsured",
    is_licensed as "isLicensed", is_supervised as "isSupervised", must_haves as "mustHaves", pictures,
    address, town, outward_postcode as "outwardPostcode", place, zone, status, listed_at as "listedAt",
    changed_at as "changedAt", clients, supervised_by as "supervisedBy", rrp_evidence as "rrpEvidence", rrp_period as "rrpPeriod",
    next_rrp as "nextRrpPence", next_rrp_from as "nextRrpFrom", photo_ids as "photoIds",
    (select coalesce(json_agg(json_build_object('rrpPence', h.rrp, 'pricePence', h.price, 'evidence', h.evidence, 'period', h.period, 'at', h.at)
       order by h.id), '[]'::json) from price_history h where h.listing_id = l.id) as "priceHistory",
    (select coalesce(json_agg(json_build_object('startsAt', starts_at, 'capacity', capacity, 'booked', booked)
       order by starts_at), '[]'::json) from slot s where s.listing_id = l.id) as slots
  from listing l where provider_id = $1 order by listed_at, id`

const listingDrafts = `
  select id, typed, revision, created_at as "createdAt", saved_at as "savedAt"
  from listing_draft where provider_id = $1 order by created_at, id`

const busyTimes = `
  select lower(during) as "startsAt", upper(during) as "endsAt", note, created_at as "createdAt",
    (select c.name from outside_calendar c where c.provider_id = t.provider_id and c.id = t.calendar_id) as calendar
  from busy_time t where provider_id = $1 order by during, id`

const calendars = `
  select name, host, read_at as "readAt", created_at as "createdAt"
  from outside_calendar where provider_id = $1 order by created_at, id`

const diaryFeed = `select made_at as "madeAt" from diary_feed where provider_id = $1`

const notifications = `
  select kind, at, read_at as "readAt", booking_id as "bookingId", listing_id as "listingId", page_id as "pageId",
    amount as "amountPence"
  from notification where account_id = $1 order by at, id`

const notificationsTurnedOff = `
  select topic, channel from notification_off where account_id = $1 order by topic, channel`

const devices = `
  select session_id as "session", created_at as "since" from push_subscription where account_id = $1 order by created_at`

const sessions = `
  select id, audience, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt",
    expires_at as "expiresAt", ended_at as "endedAt", end_reason as "endReason"
  from session where account_id = $1 order by created_at, id`

const securityEvents = `
  select at, event, detail, session_id as "session" from audit where account_id = $1 order by at, id`

const addressChanges = `
  select email, created_at as "askedAt", expires_at as "goodUntil", used_at as "doneAt"
  from otp_challenge where account_id = $1 order by created_at, id`

const reviewColumns = (more = '') => `
  select b.reference as booking, r.professionalism, r.friendliness, r.reliability, r.results, r.comment,
    r.created_at as "createdAt", r.changed_at as "changedAt", r.published_at as "publishedAt", r.answer,
    r.answered_at as "answeredAt", r.hidden_reason as "hiddenBecause"${more}
  from review r join booking b on b.id = r.booking_id`
const reviewsWritten = `
  ${reviewColumns(', r.photo_ids as "photoIds", r.photos_consented_at as "photosConsentedAt"')}
  where r.client_id = $1 order by r.created_at, r.id`
const reviewsReceived = `${reviewColumns()} where r.provider_id = $1 and r.published_at is not null order by r.created_at, r.id`

const clientReviewColumns = `
  select b.reference as booking, r.friendliness, r.reliability, r.created_at as "createdAt", r.changed_at as "changedAt",
    r.published_at as "publishedAt"
  from client_review r join booking b on b.provider_id = r.provider_id and b.id = r.booking_id`
const reviewsOfClients = `${clientReviewColumns} where r.provider_id = $1 order by r.created_at, r.booking_id`
const reviewsAsClient = `
  ${clientReviewColumns} where r.client_id = $1 and r.published_at is not null order by r.created_at, r.booking_id`
const reviewsOfGinipig = `
  select b.reference as booking, r.rating, r.comment, r.created_at as "createdAt"
  from platform_review r join booking b on b.provider_id = r.provider_id and b.id = r.booking_id
  where r.provider_id = $1 order by r.created_at, r.booking_id`

const reports = `
  select number, kind, quote, reason, comment, added, created_at as "sentAt", settled_at as "settledAt", answer
  from report where reporter_id = $1 order by number`

const messages = `
  select t.id as thread, case mine.side when 'client' then p.display_name end as "to", m.text,
    m.photo_id as "photoId", m.sent_at as "sentAt"
  from thread_side mine
    join thread t on t.id = mine.thread_id
    join message m on m.thread_id = mine.thread_id and m.sender = mine.side
    join provider p on p.id = t.provider_id
  where mine.account_id = $1 order by m.sent_at, m.thread_id, m.number`
const threads = `
  select t.id as thread, t.created_at as "since", mine.blocked_at as "blockedAt", mine.block_changes as "blockChanges",
    mine.shown_at as "latestAt"
  from thread_side mine join thread t on t.id = mine.thread_id
  where mine.account_id = $1 order by t.created_at, t.id`
const paymentCustomer = `
  select stripe_customer as "stripeCustomer", created_at as "createdAt" from customer where account_id = $1`

/** All but bookings and photos. What only guards an account (hashes of passwords, codes and tokens) is not told. */
export async function readHeldData(sql: Sql, accountId: string): Promise<Record<string, unknown>> {
  const all = (query: string) => items(sql, accountId, query)
  const one = async (query: string) => (await all(query))[0] ?? null
  return {
    account: await one(account),
    settings: await one(settings),
    profile: await one(profile),
    providerSignUp: await one(providerSignUp),
    providerProfile: await one(providerProfile),
    portfolio: await all(portfolio),
    providerPage: await one(providerPage),
    earningsAccount: await one(earningsAccount),
    payouts: await all(payouts),
    favourites: await all(favourites),
    waitlist: await all(waits),
    alerts: await all(alerts),
    listings: await all(listings),
    listingDrafts: await all(listingDrafts),
    busyTimes: await all(busyTimes),
    notifications: await all(notifications),
    notificationsTurnedOff: await all(notificationsTurnedOff),
    devicesWithNotifications: await all(devices),
    calendars: await all(calendars),
    diaryFeed: await one(diaryFeed),
    sessions: await all(sessions),
    securityEvents: await all(securityEvents),
    addressChanges: await all(addressChanges),
    reviewsWritten: await all(reviewsWritten),
    reviewsReceived: await all(reviewsReceived),
    reports: await all(reports),
    threads: await all(threads),
    messagesWritten: await all(messages),
    reviewsOfClients: await all(reviewsOfClients),
    reviewsAsClient: await all(reviewsAsClient),
    reviewsOfGinipig: await all(reviewsOfGinipig),
    paymentCustomer: await one(paymentCustomer),
  }
}

const providersOwn = `, b.waiver_asked_at as "waiverAskedAt", b.waiver_answer as "waiverAnswer",
  (select coalesce(json_agg(json_build_object('day', o.day::text, 'choice', o.choice, 'at', o.created_at,
      'outcome', o.outcome, 'reason', o.reason, 'words', o.words) order by o.created_at), '[]'::json)
    from sick_day_booking o where o.booking_id = b.id) as "daysOff"`

/** The bookings of one side, with what happened and what was paid. Their own words are in them; the other person's name
 *  and answers are not theirs to take along, nor a client's card and what they held and let go, nor what a provider said
 *  to us of a day off or a fee. */
export const readBookings = (sql: Sql, accountId: string, side: 'client_id' | 'provider_id'): Promise<Item[]> =>
  items(
    sql,
    accountId,
    `select b.id, b.reference, l.title as "listingTitle", b.status, b.payment_status as "paymentStatus", b.plan,
       b.starts_at as "startsAt", b.ends_at as "endsAt", b.currency, b.rrp as "rrpPence", b.price as "pricePence",
       b.discount as "discountPence", b.total as "totalPence", b.deposit as "depositPence", b.balance as "balancePence",
       b.captured as "takenPence", b.created_at as "heldAt", b.requested_at as "requestedAt", b.ended_at as "endedAt",
       b.decline_reason as "declineReason", b.decline_text as "declineText", b.cancel_reason as "cancelReason",
       b.cancel_text as "cancelText",
       case when b.${side} = b.provider_id then b.side else b.client_side end as "ownSide", b.type, b.town, b.outward_postcode as "outwardPostcode",
       case when b.${side} = b.provider_id or b.status in ${oneOf(agreedStatuses)}
         then b.address end as address, b.must_haves_asked as "mustHavesAsked",
       (select coalesce(json_agg(json_build_object('at', e.at, 'kind', e.kind, 'by', e.actor) order by e.id), '[]'::json)
         from booking_event e where e.booking_id = b.id) as events,
       (select coalesce(json_agg(json_build_object('at', o.created_at, 'by', o.made_by, 'words', o.note, 'answerBy', o.answer_by,
           'outcome', o.outcome) order by o.created_at), '[]'::json)
         from booking_proposal o where o.booking_id = b.id) as proposals,
       (select coalesce(json_agg(json_build_object('kind', p.kind, 'amountPence', p.amount, 'status', p.status,
           ${side === 'client_id' ? `'card', p.card_brand || ' ' || p.card_last4, ` : ''}'at', p.changed_at) order by p.created_at, p.id), '[]'::json)
         from payment p where p.booking_id = b.id) as payments,
       (select coalesce(json_agg(json_build_object('number', i.number, 'issuedAt', i.issued_at, 'seller', i.seller,
           'listingTitle', i.listing_title) order by i.number), '[]'::json)
         from invoice i where i.provider_id = b.provider_id and i.booking_id = b.id) as invoices,
       (select c.code from promo_redemption r join promo_code c on c.id = r.code_id
         where r.provider_id = b.provider_id and r.booking_id = b.id and b.client_id = $1) as "promoCode"${side === 'provider_id' ? providersOwn : ''}
     from booking b join listing l on l.id = b.listing_id
     where b.${side} = $1 ${side === 'provider_id' ? 'and b.requested_at is not null' : ''} order by b.created_at, b.id`,
  )
