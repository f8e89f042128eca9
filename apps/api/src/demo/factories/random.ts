/** A sequence that looks random and is the same for the same seed: demo data, tests and their failures repeat. */
export type Random = {
  /** 0 ≤ x < 1. */
  next(): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** One of the items, as often as its weight says. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item
  shuffle<Item>(items: readonly Item[]): Item[]
  bytes(count: number): Uint8Array
  /** A UUID of version 4 by its form. */
  uuid(): string
}

/** @param seed - any whole number (mulberry32) */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new RangeError('Nothing to pick from')
    return items[int(0, items.length - 1)] as Item // the index lies inside
  }
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => int(0, 255))
  return {
    next,
    int,
    pick,
    bytes,
    chance: (share) => next() < share,
    weighted(items) {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) {
        left -= weight
        if (left < 0) return item
      }
      return pick(items)[0]
    },
    shuffle(items) {
      const order = [...items]
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = int(0, last)
        const moved = order[last] as (typeof order)[number] // both indices lie inside
        order[last] = order[other] as (typeof order)[number]
        order[other] = moved
      }
      return order
    },
    uuid() {
      const hex = Buffer.from(bytes(16)).toString('hex')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
    },
  }
}
