import { DAY_MS } from '@ginipig/domain/time'
import { buildAccount } from '../../factories/account.ts'
import { createRandom } from '../../factories/random.ts'
import type { Row } from '../../factories/rows.ts'
import { addressOf, firstNames, lastNames } from './people.ts'

/** Hands out made-up people, none twice. */
export type NameSource = { next(): { first: string; last: string; email: string } }

export function createNames(seed: number): NameSource {
  const random = createRandom(seed)
  const used = new Set<string>()
  const addresses = new Map<string, number>()
  return {
    next() {
      for (;;) {
        const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
        if (used.has(`${first} ${last}`)) continue
        used.add(`${first} ${last}`)
        const plain = addressOf(first, last, 0)
        const namesakes = addresses.get(plain) ?? 0
        addresses.set(plain, namesakes + 1)
        return { first, last, email: addressOf(first, last, namesakes) }
      }
    },
  }
}

/** The demo client, and those whose bookings and reviews fill the place. */
export function buildDemoClients(
  names: NameSource,
  count: number,
  now: number,
  passwordHash: string,
): Row<'account'>[] {
  const random = createRandom(99)
  const hannah = { first: 'Hannah', last: 'Davies', email: 'client@ginipig.test' }
  return [hannah, ...Array.from({ length: count }, () => names.next())].map(({ first, last, email }) =>
    buildAccount(
      { userType: 'user', firstName: first, lastName: last, email, passwordHash },
      now - random.int(140, 360) * DAY_MS,
      random.int(1, 2 ** 31),
    ),
  )
}

export const buildOperator = (now: number, passwordHash: string): Row<'account'> =>
  buildAccount(
    { userType: 'admin', firstName: 'Sam', lastName: 'Whitfield', email: 'operator@ginipig.test', passwordHash },
    now - 400 * DAY_MS,
    7,
  )
