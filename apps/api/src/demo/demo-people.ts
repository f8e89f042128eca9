import type { AgeGroup, Gender } from '@ginipig/domain/identity'
import { DAY_MS } from '@ginipig/domain/time'
import { buildAccount } from './factories/account.ts'
import { buildClientProfile } from './factories/client-profile.ts'
import { createRandom } from './factories/random.ts'
import type { Row } from './factories/rows.ts'
import { homes } from './homes.ts'
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

/** Names that a form made for John Smith would turn away. */
const unlikeSmith = [
  ['Sinéad', 'O’Neill'],
  ['Anne-Marie', 'Osborne'],
  ['Łukasz', 'Wójcik'],
  ['Linh', 'Nguyễn'],
] as const

/** The demo client, and those whose bookings and reviews fill the place. */
export function buildDemoClients(
  names: NameSource,
  count: number,
  now: number,
  passwordHash: string,
): Row<'account'>[] {
  const random = createRandom(99)
  const hannah = { first: 'Hannah', last: 'Davies', email: 'client@ginipig.test' }
  const chosen = unlikeSmith.map(([first, last]) => ({ first, last, email: addressOf(first, last, 0) }))
  const others = Array.from({ length: count - chosen.length }, () => names.next())
  return [hannah, ...chosen, ...others].map(({ first, last, email }, index) => ({
    ...buildAccount(
      { userType: 'user', firstName: first, lastName: last, email, passwordHash },
      now - random.int(140, 360) * DAY_MS,
      random.int(1, 2 ** 31),
    ),
    // Some like to hear from us: whoever has times open today has somebody near to tell.
    marketing_notifications: index % 3 === 1,
  }))
}

/** What the clients said about themselves when they signed up. */
export function buildDemoProfiles(clients: readonly Row<'account'>[]): Row<'client_profile'>[] {
  const random = createRandom(77)
  return clients.map(({ id }, index) => {
    const [city, county] = random.pick<readonly [string, string]>(homes)
    const ageGroup = random.weighted(ages)
    const drawn = random.weighted(gendersOfClients)
    // Hannah's settings are the ones that people look at.
    return buildClientProfile(id, { city, county, age_group: ageGroup, gender: index === 0 ? 'female' : drawn })
  })
}

const ages = [
  ['18-24', 5],
  ['25-34', 8],
  ['35-44', 6],
  ['45-54', 4],
  ['55-64', 2],
  ['65+', 1],
] as const satisfies readonly (readonly [AgeGroup, number])[]

const gendersOfClients = [
  ['female', 13],
  ['male', 5],
  ['other', 1],
  ['undisclosed', 1],
] as const satisfies readonly (readonly [Gender, number])[]

/** A provider who signed up yesterday and has not begun with the profile. */
export const buildNewcomer = (now: number, passwordHash: string): Row<'account'> =>
  buildAccount(
    {
      userType: 'provider',
      firstName: 'Femi',
      lastName: 'Adeyinka',
      email: 'newprovider@ginipig.test',
      passwordHash,
    },
    now - DAY_MS,
    8,
  )

export const demoOperator = { email: 'operator@ginipig.test', firstName: 'Sam', lastName: 'Whitfield' } as const

export const buildOperator = (now: number, passwordHash: string): Row<'account'> =>
  buildAccount({ userType: 'admin', ...demoOperator, passwordHash }, now - 400 * DAY_MS, 7)
