import { setTimeout as pause } from 'node:timers/promises'
import { type BookableWorld, createBookableWorld, createRandom, type Random } from '@ginipig/api/testing'
import { liveBooking, type Promised } from './booking-life.ts'
import { type Person, person } from './person.ts'
import { SEED } from './settings.ts'
import type { Stand } from './stand.ts'
import type { Tally } from './tally.ts'

const PROVIDERS = 12
/** Of each provider. Nobody comes twice, for one person's holds and payments are limited. */
const CLIENTS = 100
/** Minutes: a diary of two weeks has 112 such slots. */
const DURATION = 60

/** So few are offered at a time that people meet on them. */
const OFFERED = 3
/** The soonest may be too soon to be booked. */
const TOO_SOON = 4

const LOOKS_AROUND_MS = 3000

/** One provider's place, and what of the diary nobody has yet. */
interface Shop {
  readonly world: BookableWorld
  readonly provider: Person
  open: BookableWorld['slots']
}

export interface Traffic {
  readonly tally: Tally
  readonly promises: readonly Promised[]
  /** Who never got an answer. */
  readonly complaints: readonly string[]
  /** Nobody begins anew; resolves when everybody has had an answer. */
  readonly end: () => Promise<void>
}

/** People who book one after the other, each as the seed says, until `end`. */
export async function startTraffic({ stack, database }: Stand, people: number): Promise<Traffic> {
  const tally: Tally = new Map()
  const promises: Promised[] = []
  const complaints: string[] = []
  const visit = (email: string, origin: string) => person({ apiUrl: stack.apiUrl, origin, email, tally })

  const shops: Shop[] = []
  for (let index = 0; index < PROVIDERS; index += 1) {
    const listing = { approval: index % 3 === 0 ? 'automatic' : 'manual', duration_minutes: DURATION } as const
    const world = await createBookableWorld(database, Date.now(), { clients: CLIENTS, listing })
    const [email = ''] = await emailsOf(database, [world.providerId])
    shops.push({ world, provider: visit(email, stack.consoleUrl), open: world.slots.slice(TOO_SOON) })
  }
  const emails = await emailsOf(
    database,
    shops.flatMap(({ world }) => world.clientIds),
  )
  const clients = emails.values()
  let isOver = false

  async function oneAfterTheOther(random: Random): Promise<void> {
    for (const email of clients) {
      if (isOver) return
      const { world, provider, open } = random.pick(shops)
      const slot = random.pick(open.slice(0, OFFERED))
      const client = visit(email, stack.marketplaceUrl)
      const scene = { client, provider, random, sandboxUrl: stack.sandboxUrl }
      const promised = await liveBooking({ ...scene, slot: { slotId: slot.row.id, price: world.listing.price } })
      if (promised) promises.push(promised)
      const shop = shops.find((other) => other.world === world)
      if (shop) shop.open = shop.open.filter((other) => other !== slot)
      await pause(random.int(0, LOOKS_AROUND_MS))
    }
    if (!isOver) throw new Error('there are too few people for so long a run')
  }

  const all = Array.from({ length: people }, (_, index) =>
    oneAfterTheOther(createRandom(SEED * 1000 + index)).catch((error) => void complaints.push(String(error))),
  )
  return {
    tally,
    promises,
    complaints,
    async end() {
      isOver = true
      await Promise.all(all)
    },
  }
}

async function emailsOf(database: Stand['database'], accountIds: readonly string[]): Promise<string[]> {
  const rows = await database.rows<{ email: string }>(
    'select email from account where id = any($1) order by email_key',
    [accountIds],
  )
  return rows.map(({ email }) => email)
}
