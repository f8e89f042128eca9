import * as v from 'valibot'
import { turnedDownStatuses } from '#booking/status.ts'
import { categories } from '#listing/category.ts'
import { bp } from '#money/percentage.ts'
import { isCalendarDate } from '#time/calendar-date.ts'

/** A code as it is typed: "spring5" is SPRING5. */
export const PromoCode = v.pipe(
  v.string(),
  v.maxLength(40, 'too_long'),
  v.trim(),
  v.nonEmpty('required'),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9]{3,20}$/, 'invalid'),
)

const whole = v.pipe(
  v.number('invalid'),
  v.integer('invalid'),
  v.minValue(1, 'invalid'),
  v.maxValue(99_999_999, 'invalid'),
)

/** A code as an operator makes it. Sums in pence; `until` is its last day, by UTC. */
export const PromoTerms = v.pipe(
  v.object({
    code: PromoCode,
    pence: v.optional(whole),
    percent: v.optional(v.pipe(whole, v.maxValue(100, 'invalid'))),
    cap: v.optional(whole),
    minimum: v.optional(whole),
    uses: v.optional(whole),
    usesPerClient: v.optional(whole),
    until: v.optional(v.pipe(v.string(), v.check(isCalendarDate, 'invalid'))),
    category: v.optional(v.picklist(categories, 'invalid')),
    isForFirst: v.optional(v.boolean()),
  }),
  v.forward(
    v.partialCheck(
      [['pence'], ['percent']],
      ({ pence, percent }) => pence !== undefined || percent !== undefined,
      'required',
    ),
    ['pence'],
  ),
  v.forward(
    v.partialCheck(
      [['pence'], ['percent']],
      ({ pence, percent }) => pence === undefined || percent === undefined,
      'invalid',
    ),
    ['percent'],
  ),
)
export type PromoTerms = v.InferOutput<typeof PromoTerms>

/** What a code is worth, and to whom. Pence, basis points, epoch ms; null where there is no such limit. */
export type PromoRules = {
  /** Off the price; one of the two. */
  pence: number | null
  rate: number | null
  /** The most that a rate takes off. */
  cap: number | null
  /** The least price that it is for. */
  minimum: number
  startsAt: number
  endsAt: number | null
  /** How often it can be used at all, and was; by one client, and was by this one. */
  uses: number | null
  used: number
  usesPerClient: number
  usedByClient: number
  /** Only for who has never booked. */
  isForFirst: boolean
  category: string | null
}

/** Why a code takes nothing off. */
export const promoRefusals = [
  'unknown',
  'not_yet',
  'ended',
  'used_up',
  'used_by_you',
  'first_only',
  'category',
  'minimum',
] as const
export type PromoRefusal = (typeof promoRefusals)[number]

/** Whether a code takes something off a booking, as the first rule that it breaks; undefined where it keeps all of them.
 *  Source: spec §2, money.md §1.6.
 *  @param booking.hasBooked - anything before that they had or gave up, or about to with such a code
 *  @param now - epoch ms */
export function promoRefusal(
  code: PromoRules,
  booking: { price: number; category: string; hasBooked: boolean; smallestCharge: number },
  now: number,
): PromoRefusal | undefined {
  if (now < code.startsAt) return 'not_yet'
  if (code.endsAt !== null && now >= code.endsAt) return 'ended'
  if (code.usedByClient >= code.usesPerClient) return 'used_by_you'
  if (code.uses !== null && code.used >= code.uses) return 'used_up'
  if (code.isForFirst && booking.hasBooked) return 'first_only'
  if (code.category !== null && code.category !== booking.category) return 'category'
  if (booking.price < code.minimum) return 'minimum'
  return promoDiscount(code, booking.price, booking.smallestCharge) > 0 ? undefined : 'minimum'
}

/** Pence that a code takes off a price: never so much that the smallest charge isn't left. */
export function promoDiscount(
  { pence, rate, cap }: Pick<PromoRules, 'pence' | 'rate' | 'cap'>,
  price: number,
  smallestCharge: number,
): number {
  const wanted = pence ?? Math.min(bp(price, rate ?? 0), cap ?? price)
  return Math.max(0, Math.min(wanted, price - smallestCharge))
}

/** Ends at which a client got nothing, and it was not their doing: a code can be used again, and who has only these has not
 *  booked yet. */
export const nothingHadStatuses = [
  ...turnedDownStatuses,
  'payment_failed',
  'cancelled_by_provider',
  'cancelled_by_platform',
] as const

const givesBack: ReadonlySet<string> = new Set(nothingHadStatuses)

/** Whether a booking that ends so gives its code back; a client who cancels or doesn't come has used it. Source: money.md §1.6. */
export const givesPromoBack = (end: string): boolean => givesBack.has(end)
