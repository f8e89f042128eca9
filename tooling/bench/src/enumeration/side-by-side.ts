import type { Answer } from '#server/call.ts'
import type { Addresses } from './addresses.ts'

/** Milliseconds of each answer. */
export interface Times {
  readonly known: readonly number[]
  readonly unknown: readonly number[]
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: Math.random() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}

/** Calls for one address after the other, in an order that chance gave, so that neither kind has the quieter machine.
 *  @throws when one is answered otherwise than `status` */
export async function sideBySide(
  { known, unknown }: Addresses,
  status: number,
  call: (address: string) => Promise<Answer>,
): Promise<Times> {
  const times = { known: [] as number[], unknown: [] as number[] }
  const calls = [
    ...known.map((address) => ({ address, kind: 'known' as const })),
    ...unknown.map((address) => ({ address, kind: 'unknown' as const })),
  ]
  for (const { address, kind } of shuffle(calls)) {
    const answer = await call(address)
    if (answer.status !== status) throw new Error(`answered ${answer.status} for an ${kind} address`)
    times[kind].push(answer.ms)
  }
  return times
}
