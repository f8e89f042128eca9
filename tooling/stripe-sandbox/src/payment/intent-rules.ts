import { invalidRequest } from '#errors.ts'
import type { UpdateParams } from './intent-params.ts'

/** Stripe's smallest and largest charge in pounds, in pence. */
const SMALLEST = 30
const LARGEST = 99_999_999

/** @param amount - pence. @throws 400 */
export function assertAmount(amount: number): void {
  if (amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  if (amount < SMALLEST)
    throw invalidRequest('Amount must be at least £0.30 gbp', { code: 'amount_too_small', param: 'amount' })
  if (amount > LARGEST)
    throw invalidRequest('Amount must be no more than £999,999.99', { code: 'amount_too_large', param: 'amount' })
}

/** @throws 400 for any but pounds */
export function assertCurrency(currency: string): void {
  if (currency !== 'gbp')
    throw invalidRequest(`Invalid currency: ${currency}. This sandbox's account settles in gbp only.`, {
      param: 'currency',
    })
}

/** A card charge takes a suffix only, of at most 22 characters with the prefix's place (money.md §1.8). @throws 400 */
export function assertDescriptor({
  statement_descriptor: whole,
  statement_descriptor_suffix: suffix,
}: UpdateParams): void {
  if (whole !== undefined)
    throw invalidRequest(
      'The `statement_descriptor` parameter is not supported for card charges. Use `statement_descriptor_suffix` instead.',
      { param: 'statement_descriptor' },
    )
  if (suffix && (suffix.length > 22 || !/[a-z]/i.test(suffix) || /[<>\\'"*]/.test(suffix)))
    throw invalidRequest(
      'The statement descriptor suffix must have at most 22 characters, at least one letter, and none of < > \\ \' " *.',
      { param: 'statement_descriptor_suffix' },
    )
}
