import { DAY_MS } from '#time/durations.ts'

/** How long a raised usual price must have stood before a discount is told from it. Source: trust.md §5 (honest RRP). */
export const RRP_STANDS_AFTER_MS = 28 * DAY_MS

/** The usual price that discounts are told from, and the higher one that counts from a later instant on. Pence, epoch ms. */
export type UsualPrice = { rrp: number; next: { rrp: number; from: number } | null }

/** What becomes of a usual price when its provider says another: a lower one counts at once, a higher one after 28 days;
 *  until then the lower one is shown and the price is held against it. The same one again changes nothing that waits.
 *  @param now - epoch ms */
export function changeUsualPrice(usual: UsualPrice, said: number, now: number): UsualPrice {
  const { rrp } = usualPriceAt(usual, now)
  const waiting = usualPriceAt(usual, now).next
  if (said <= rrp) return { rrp: said, next: null }
  if (waiting && said === waiting.rrp) return { rrp, next: waiting }
  return { rrp, next: { rrp: said, from: now + RRP_STANDS_AFTER_MS } }
}

/** A usual price as it stands at an instant: what waited long enough counts. */
export function usualPriceAt({ rrp, next }: UsualPrice, now: number): UsualPrice {
  return next && next.from <= now ? { rrp: next.rrp, next: null } : { rrp, next }
}
