import type { Random } from '@ginipig/api/testing'
import { LONGEST_OUTAGE_MS } from './settings.ts'
import type { Stand } from './stand.ts'

/** Begins a fault. @returns what ends it */
type Strike = (stand: Stand) => Promise<() => Promise<void>>

export interface Fault {
  readonly name: string
  /** How long it lasts, ms. */
  readonly awayMs: number
  readonly strike: Strike
}

/** More events than a round has. */
const ALL = 100_000

const programs = ({ stack }: Stand, kind: 'server' | 'worker') =>
  stack.programs.filter(({ name }) => name.startsWith(kind))

/** Dies as soon as it lives again, until the fault ends. */
const kill =
  (kind: 'server' | 'worker'): Strike =>
  async (stand) => {
    const strike = () => {
      for (const program of programs(stand, kind)) program.crash()
    }
    strike()
    const again = setInterval(strike, KILL_AGAIN_MS)
    return async () => clearInterval(again)
  }

/** Long enough for a process to start and to begin some work. */
const KILL_AGAIN_MS = 4000

const database =
  (how: 'stop' | 'crash'): Strike =>
  (stand) =>
    stand.takeDatabase(how)

const nothing = async () => undefined

const sandboxDies =
  (awayMs: number): Strike =>
  async ({ stack }) => {
    stack.sandbox.crash(awayMs)
    return nothing
  }

const sandboxHangs: Strike = async ({ stack }) => {
  const goOn = stack.sandbox.hang()
  return async () => goOn()
}

const webhooks =
  (verb: 'drop' | 'duplicate'): Strike =>
  async ({ tellSandbox }) => {
    await tellSandbox(`webhooks/${verb}`, { count: ALL })
    await tellSandbox('webhooks/shuffle', { on: true })
    return async () => {
      await tellSandbox(`webhooks/${verb}`, { count: 0 })
      await tellSandbox('webhooks/shuffle', { on: false })
    }
  }

/** All at once, one after the other mended. */
const together =
  (...strikes: readonly Strike[]): Strike =>
  async (stand) => {
    const mends: (() => Promise<void>)[] = []
    for (const strike of strikes) mends.push(await strike(stand))
    return async () => {
      for (const mend of mends) await mend()
    }
  }

/** Each kind of fault, with the share of the longest outage that it lasts at most: what is only killed is back at once. */
const kinds: readonly (readonly [name: string, share: number, strike: (awayMs: number) => Strike])[] = [
  ['kill -9 of the API', 0.2, () => kill('server')],
  ['kill -9 of the worker', 0.2, () => kill('worker')],
  ['PostgreSQL stopped', 1, () => database('stop')],
  ['PostgreSQL killed', 0.4, () => database('crash')],
  ['Stripe away', 1, (awayMs) => sandboxDies(awayMs)],
  ['Stripe hangs', 0.5, () => sandboxHangs],
  ['events lost', 0.3, () => webhooks('drop')],
  ['events twice, out of order', 0.2, () => webhooks('duplicate')],
  [
    'kill -9 of the API and the worker, events lost',
    0.3,
    () => together(webhooks('drop'), kill('server'), kill('worker')),
  ],
  ['PostgreSQL and Stripe away', 0.5, (awayMs) => together(sandboxDies(awayMs), database('stop'))],
]

/** Every kind once before any comes again, in an order of the seed's. The first outage of what may be away longest is as
 *  long as may be. */
export function drawFaults(random: Random, count: number): Fault[] {
  const faults: Fault[] = []
  while (faults.length < count)
    for (const [name, share, strike] of random.shuffle(kinds)) {
      const part = share === 1 ? 1 : random.next() * 0.5 + 0.5
      const awayMs = Math.round(LONGEST_OUTAGE_MS * share * part)
      faults.push({ name, awayMs, strike: strike(awayMs) })
    }
  return faults.slice(0, count)
}
