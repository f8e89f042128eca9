import type { ClientPolicy } from './policy.ts'

/** When a client was said not to have come (epoch ms), and whether they said otherwise; `decided` once an operator has. */
export type NoShow = { at: number; contest: 'open' | 'decided' | null }

/** Until when a client may say that they were there. Epoch ms. @param markedAt - when they were said not to have come */
export const contestableUntil = (markedAt: number, policy: ClientPolicy): number => markedAt + policy.contestMs

/** May a client still say that they were there? Once, and until the share goes out. Source: money.md §2.
 *  @param now - epoch ms */
export const canContest = ({ at, contest }: NoShow, policy: ClientPolicy, now: number): boolean =>
  contest === null && now < contestableUntil(at, policy)
