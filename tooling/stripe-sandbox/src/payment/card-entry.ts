import { cardByNumber, cardByToken, hasValidChecksum, type TestCard } from '#cards.ts'
import { noSuch, StripeFailure } from '#errors.ts'
import type { World } from '#world.ts'
import type { PaymentMethodData } from './card-params.ts'

/** A test card as it was given to Stripe. */
export interface EnteredCard {
  card: TestCard
  expMonth: number
  expYear: number
  hasCvc: boolean
}

/** Reads card details or a `tok_…` token.
 *  @throws 402 for a number, expiry or security code that cannot be; also for any card that is not a test card */
export function enteredCard(world: World, given: PaymentMethodData['card']): EnteredCard {
  if ('token' in given) return withoutDetails(world, tokenCard(given.token))
  const number = given.number.replaceAll(/[\s-]/g, '')
  const card = cardByNumber(number)
  if (!hasValidChecksum(number)) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number')
  if (!card) throw notATestCard()
  const expYear = given.exp_year < 100 ? 2000 + given.exp_year : given.exp_year
  assertExpiry(world, given.exp_month, expYear)
  if (!/^\d{3,4}$/.test(given.cvc ?? '123'))
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  return { card, expMonth: given.exp_month, expYear, hasCvc: given.cvc !== undefined }
}

/** A card that comes by its token only. */
export function withoutDetails(world: World, card: TestCard): EnteredCard {
  return { card, expMonth: 12, expYear: today(world).getUTCFullYear() + 3, hasCvc: true }
}

function tokenCard(token: string): TestCard {
  const card = cardByToken(token.replace(/^(tok|pm_card)_/, ''))
  if (!card) throw noSuch('token', token, 'card[token]')
  return card
}

function today({ clock }: World): Date {
  return new Date(clock.now() * 1000)
}

function assertExpiry(world: World, month: number, year: number): void {
  if (month < 1 || month > 12)
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  const now = today(world)
  const isPast = year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  if (isPast || year > now.getUTCFullYear() + 50)
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
}

function cardError(code: string, message: string, param: string): StripeFailure {
  return new StripeFailure(402, { type: 'card_error', code, message, param })
}

function notATestCard(): StripeFailure {
  return new StripeFailure(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    param: 'number',
  })
}
