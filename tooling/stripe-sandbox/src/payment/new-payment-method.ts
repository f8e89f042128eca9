import { createHash } from 'node:crypto'
import type { TestCard } from '#cards.ts'
import { newId } from '#state/ids.ts'
import { mergedMetadata } from '#state/metadata.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import type { EnteredCard } from './card-entry.ts'
import type { PaymentMethodData } from './card-params.ts'

type PaymentMethodRow = Tables['payment_methods']
type Address = NonNullable<PaymentMethodRow['billing_details']['address']>

/** A new payment method of a test card. */
export function newPaymentMethod(
  world: World,
  data: Omit<PaymentMethodData, 'card'>,
  entered: EnteredCard,
): PaymentMethodRow {
  const { address, ...contact } = data.billing_details ?? {}
  const method: PaymentMethodRow = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: data.allow_redisplay ?? 'unspecified',
    billing_details: {
      address: wholeAddress(address || {}),
      email: contact.email ?? null,
      name: contact.name ?? null,
      phone: contact.phone ?? null,
      tax_id: null,
    },
    card: cardDetails(entered),
    created: world.clock.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergedMetadata({}, data.metadata),
    type: 'card',
  }
  world.store.put('payment_methods', method)
  world.store.put('card_facts', { id: method.id, token: entered.card.token, setUp: false, spent: false })
  return method
}

function wholeAddress(given: Partial<Record<keyof Address, string | null | undefined>>): Address {
  const { city = null, country = null, line1 = null, line2 = null, postal_code = null, state = null } = given
  return { city, country, line1, line2, postal_code, state }
}

function cardDetails({ card, expMonth, expYear, hasCvc }: EnteredCard): NonNullable<PaymentMethodRow['card']> {
  return {
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: hasCvc ? 'unchecked' : null,
    },
    country: card.country,
    display_brand: card.brand === 'amex' ? 'american_express' : card.brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: fingerprintOf(card),
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
}

/** The same card has the same fingerprint, however often it is entered. */
function fingerprintOf({ token }: TestCard): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 16)
}
