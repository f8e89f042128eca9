/** Why a card is refused: Stripe's error code, and the decline code where it has one. */
export interface Decline {
  code: string
  declineCode?: string
  message: string
}

/** What a bank's customer says is wrong, as far as anybody here tells one from another. */
export const disputeReasons = ['fraudulent', 'product_not_received', 'product_unacceptable', 'general'] as const
export type DisputeReason = (typeof disputeReasons)[number]

export interface TestCard {
  number: string
  /** Of `pm_card_<token>` and `tok_<token>`. */
  token: string
  brand: 'visa' | 'mastercard' | 'amex'
  country: string
  decline?: Decline
  /** It can be saved all the same; only charges are declined. */
  declinesChargesOnly?: true
  /** When 3-D Secure is asked for: on-session only; off-session too until it has been set up; always. */
  challenge?: 'on_session' | 'until_set_up' | 'always'
  /** Stopped by fraud rules before the bank sees it. */
  blocked?: true
  /** Funds skip the pending balance. */
  fundsAtOnce?: true
  refunds?: 'pending' | 'fail'
  /** Its bank disputes each charge a moment later, */
  disputes?: DisputeReason
  /** or only asks about it: nothing is taken back yet. */
  inquires?: true
  /** Its network warns of fraud a moment later. */
  warnsOfFraud?: true
  /** It goes through, and is to be looked at by a person. */
  isReviewed?: true
}

function declined(declineCode: string, message = 'Your card was declined.'): Decline {
  return { code: 'card_declined', declineCode, message }
}

const visa = { brand: 'visa', country: 'US' } as const
const british = { brand: 'visa', country: 'GB' } as const
const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.')
const tooFast = declined(
  'card_velocity_exceeded',
  'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
)

/** Stripe's published test cards (https://docs.stripe.com/testing) that this product needs; money.md §4.4. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'visa', ...visa },
  { number: '5555555555554444', token: 'mastercard', brand: 'mastercard', country: 'US' },
  { number: '378282246310005', token: 'amex', brand: 'amex', country: 'US' },
  { number: '4000008260000000', token: 'gb', ...british },
  { number: '4000000000000002', token: 'visa_chargeDeclined', ...visa, decline: declined('generic_decline') },
  { number: '4000000000009995', token: 'visa_chargeDeclinedInsufficientFunds', ...visa, decline: insufficientFunds },
  { number: '4000000000009987', token: 'chargeDeclinedLostCard', ...visa, decline: declined('lost_card') },
  { number: '4000000000009979', token: 'chargeDeclinedStolenCard', ...visa, decline: declined('stolen_card') },
  {
    number: '4000000000000069',
    token: 'chargeDeclinedExpiredCard',
    ...visa,
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    token: 'chargeDeclinedIncorrectCvc',
    ...visa,
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000119',
    token: 'chargeDeclinedProcessingError',
    ...visa,
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  { number: '4000000000006975', token: 'visa_chargeDeclinedVelocityLimitExceeded', ...visa, decline: tooFast },
  {
    number: '4000000000000341',
    token: 'chargeCustomerFail',
    ...visa,
    decline: declined('generic_decline'),
    declinesChargesOnly: true,
  },
  { number: '4000000000003220', token: 'threeDSecure2Required', ...visa, challenge: 'on_session' },
  { number: '4000002500003155', token: 'authenticationRequiredOnSetup', ...visa, challenge: 'until_set_up' },
  { number: '4000002760003184', token: 'authenticationRequired', ...visa, challenge: 'always' },
  {
    number: '4000008260003178',
    token: 'authenticationRequiredChargeDeclinedInsufficientFunds',
    ...british,
    challenge: 'on_session',
    decline: insufficientFunds,
    declinesChargesOnly: true,
  },
  { number: '4000003800000446', token: 'authenticationRequiredSetupForOffSession', ...visa, challenge: 'on_session' },
  {
    number: '4000008400001629',
    token: 'threeDSecureRequiredChargeDeclined',
    ...visa,
    challenge: 'on_session',
    decline: declined('generic_decline'),
    declinesChargesOnly: true,
  },
  { number: '4000000000003055', token: 'threeDSecureOptional', ...visa },
  { number: '4100000000000019', token: 'radarBlock', ...visa, blocked: true, decline: declined('fraudulent') },
  { number: '4000000000000077', token: 'bypassPending', ...visa, fundsAtOnce: true },
  { number: '4000000000007726', token: 'pendingRefund', ...visa, refunds: 'pending' },
  { number: '4000000000000259', token: 'createDispute', ...visa, disputes: 'fraudulent' },
  {
    number: '4000000000002685',
    token: 'createDisputeProductNotReceived',
    ...visa,
    disputes: 'product_not_received',
  },
  { number: '4000000000001976', token: 'createDisputeInquiry', ...visa, disputes: 'fraudulent', inquires: true },
  { number: '4000000000005423', token: 'createIssuerFraudRecord', ...visa, warnsOfFraud: true },
  { number: '4000000000009235', token: 'riskLevelElevated', ...visa, isReviewed: true },
  { number: '4000000000005126', token: 'refundFail', ...visa, refunds: 'fail' },
]

const byNumber = new Map(testCards.map((card) => [card.number, card]))
const byToken = new Map(testCards.map((card) => [bare(card.token), card]))

export function cardByNumber(number: string): TestCard | undefined {
  return byNumber.get(number)
}

/** Stripe writes some tokens with and some without `visa_`; both are taken. */
export function cardByToken(token: string): TestCard | undefined {
  return byToken.get(bare(token))
}

function bare(token: string): string {
  return token.replace(/^visa_/, '')
}

/** The checksum of ISO/IEC 7812-1, which catches most typing errors. */
export function hasValidChecksum(number: string): boolean {
  let sum = 0
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2
    sum += value > 9 ? value - 9 : value
  }
  return number.length > 0 && sum % 10 === 0
}
