import {
  balanceAt,
  balanceTriesAt,
  contestableUntil,
  dividingEnds,
  type PriceSplit,
  releasedBy,
  type Settlement,
  settle,
  sharesContact,
  softDeclines,
  unpaidCutoffAt,
} from '@ginipig/domain/booking'
import { phoneToRead } from '@ginipig/domain/identity'
import { patchTestBy } from '@ginipig/domain/listing'
import type { ClientsBooking, ProvidersBooking } from '#platform/mail/mail.ts'
import type { MailedBooking } from './booking-mail.sql.ts'

// What a mail tells each of the two of a booking, by the booking's own terms.

const splitOf = ({ price, discount, total, deposit, balance, commission }: MailedBooking): PriceSplit => ({
  price,
  discount,
  total,
  deposit,
  balance,
  commission,
  earnings: price - commission,
})

/** Of a booking that nobody has accepted yet only the district is told. */
const placeOf = ({ type, status, address, town, outward_postcode }: MailedBooking) => {
  if (type === 'online') return null
  return status === 'confirmed' ? address : `${town}, ${outward_postcode}`
}

/** What cancelling keeps of the client's money, by the policy that the booking was held under. */
function cancelling(row: MailedBooking, now: number): ClientsBooking['cancelling'] {
  const { policy, starts_at: startsAt } = row
  const until = balanceAt(startsAt, policy)
  const paid = { split: splitOf(row), captured: row.total, startsAt }
  const costsAt = (instant: number) => settle('cancelled_by_client', paid, policy, instant).forfeited
  return { early: now <= until ? { amount: costsAt(until), until } : null, late: costsAt(startsAt) }
}

/** What the end of a booking came to, by the rule that moved the money; null while there is none. */
function endOf(row: MailedBooking, now: number): Settlement | null {
  const end = dividingEnds.find((one) => one === row.status)
  if (!end) return null
  const paid = { split: splitOf(row), captured: row.captured, startsAt: row.starts_at }
  return settle(end, paid, row.policy, row.ended_at ?? now)
}

const shared = (row: MailedBooking, now: number) => ({
  id: row.id,
  reference: row.reference,
  title: row.title,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  moves: row.moves,
  zone: row.zone,
  currency: row.currency,
  respondBy: row.respond_by,
  now,
  proposal: null,
})

/** The number of one for the other, to be read, while a booking shares them. @param phone - dialling code, space, number */
export function phoneOf(row: Pick<MailedBooking, 'status' | 'ends_at' | 'policy'>, phone: string | null, now: number) {
  if (phone === null || !sharesContact({ status: row.status, endsAt: row.ends_at }, row.policy, now)) return null
  const [dialCode = '', mobile = ''] = phone.split(' ')
  return phoneToRead(dialCode, mobile)
}

/** What is asked of who comes; a patch test until it is too late for one. */
function askedOf(
  { must_haves_asked: { requirements, patchTest }, starts_at: startsAt }: MailedBooking,
  now: number,
): ClientsBooking['asked'] {
  const by = patchTest && patchTestBy(patchTest, startsAt)
  return { requirements: requirements?.text ?? null, patchTestBy: by !== null && by > now ? by : null }
}

const cardOf = (brand: string | null, last4: string | null) =>
  brand !== null && last4 !== null ? { brand, last4 } : null

/** What is known of a balance while it is open. */
function owedOf(row: MailedBooking, now: number): ClientsBooking['owed'] {
  const { starts_at: startsAt, policy, payment_problem: problem } = row
  // Only a refusal that may pass is tried again.
  const isTriedAgain = problem === null || softDeclines.some((one) => one === problem)
  return {
    until: unpaidCutoffAt(startsAt, policy),
    tries: isTriedAgain ? balanceTriesAt(startsAt, policy).filter((at) => at > now) : [],
    // Of another card that they chose we know the id alone.
    card: row.balance_card === null ? cardOf(row.card_brand, row.card_last4) : null,
  }
}

export function clientsBooking(row: MailedBooking, now: number): ClientsBooking {
  const isAll = row.plan !== 'deposit'
  const ended = endOf(row, now)
  const { card_brand: brand, card_last4: last4 } = row
  return {
    ...shared(row, now),
    listingId: row.listing_id,
    category: row.category,
    provider: row.provider_name,
    place: placeOf(row),
    phone: phoneOf(row, row.provider_phone, now),
    asked: askedOf(row, now),
    answerHours: null,
    isConfirmed: row.status === 'confirmed',
    total: row.total,
    promo:
      row.promo_code !== null && row.discount > 0
        ? { code: row.promo_code, price: row.price, discount: row.discount }
        : null,
    first: {
      amount: row.first_amount ?? (isAll ? row.total : row.deposit),
      at: row.first_at ?? now,
      isAll,
      card: cardOf(brand, last4),
    },
    balance: isAll ? null : { amount: row.balance, at: balanceAt(row.starts_at, row.policy) },
    owed: isAll ? null : owedOf(row, now),
    balancePaid:
      row.balance_paid_at === null
        ? null
        : { at: row.balance_paid_at, card: cardOf(row.balance_card_brand, row.balance_card_last4) },
    cancelling: cancelling(row, now),
    links: null,
    isListed: row.is_listed,
    like: [],
    declined:
      row.decline_reason === null && row.decline_text === null
        ? null
        : { reason: row.decline_reason, text: row.decline_text },
    cancelled: row.cancel_reason === null ? null : { reason: row.cancel_reason, text: row.cancel_text },
    heldUntil: row.hold_shown_until,
    ended: ended && { paid: row.captured, lost: ended.forfeited, refund: ended.refund },
    contestUntil: row.no_show_at === null ? null : contestableUntil(row.no_show_at, row.policy),
    releasedBy: releasedBy({ endsAt: row.ends_at, completedAt: row.completed_at }, row.policy),
  }
}

export function providersBooking(row: MailedBooking, now: number): ProvidersBooking {
  const ended = endOf(row, now)
  return {
    ...shared(row, now),
    client: row.client_name,
    isConfirmed: row.status === 'confirmed',
    isFreeAgain: row.is_free_again,
    movedFrom: row.moved_from,
    phone: phoneOf(row, row.client_phone, now),
    earnings: splitOf(row).earnings,
    ended: ended && { share: ended.providerShare, fee: ended.providerFee },
    asksWaiver: row.asks_waiver,
    place: row.type === 'online' ? null : row.address,
  }
}
