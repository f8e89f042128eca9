/** Rates are whole basis points: 1,500 is 15%. */
export type BasisPoints = number

/** The spec's percentage helper, value / 100 × rate, for whole pence. Source: spec §9, money.md §2.
 *  @param pence - whole pence ≥ 0   @returns whole pence, half rounded up */
export function bp(pence: number, rate: BasisPoints): number {
  return Math.floor((pence * rate + 5_000) / 10_000)
}

/** value / 100 × rate as spec §9 writes it, for numbers that are not money (no rounding). */
export function percentage(value: number, rate: number): number {
  return (value / 100) * rate
}
