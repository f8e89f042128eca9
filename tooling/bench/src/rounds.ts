import { ROUNDS } from './settings.ts'

export interface Pair<Measured> {
  readonly ours: Measured
  readonly bare: Measured
}

/** Measures both in alternation, swapping the order in every second round, so that neither gets the quieter machine. One
 *  discarded round warms both up. */
export async function alternate<Measured>(
  ours: (round: number) => Promise<Measured>,
  bare: (round: number) => Promise<Measured>,
): Promise<Pair<Measured>[]> {
  const pairs: Pair<Measured>[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const first = round % 2 ? await ours(round) : await bare(round)
    const second = round % 2 ? await bare(round) : await ours(round)
    if (round > 0) pairs.push(round % 2 ? { ours: first, bare: second } : { ours: second, bare: first })
  }
  return pairs
}

export interface Comparison {
  readonly ours: number
  readonly bare: number
  readonly ratio: number
}

/** Medians over the rounds, of one number and of its ratio within each round: measurements next to each other share the
 *  machine's load. */
export function compare<Measured>(pairs: readonly Pair<Measured>[], of: (measured: Measured) => number): Comparison {
  return {
    ours: median(pairs.map(({ ours }) => of(ours))),
    bare: median(pairs.map(({ bare }) => of(bare))),
    ratio: median(pairs.map(({ ours, bare }) => of(ours) / of(bare))),
  }
}

export const median = (numbers: readonly number[]) => percentile(numbers, 0.5)

/** @param part - 0.99 for the 99th of a hundred */
export function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
