/** Why a provider declines. `other` needs words. Source: product.md §3. */
export const declineReasons = [
  'fully_booked',
  'not_suitable',
  'photos_do_not_match',
  'patch_test_not_possible',
  'other',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Why a provider cancels. `other` needs words. */
export const cancellationReasons = ['illness', 'emergency', 'double_booked', 'premises', 'other'] as const
export type CancellationReason = (typeof cancellationReasons)[number]

/** Characters of the words beside a reason. */
export const MAX_REASON_TEXT = 500
