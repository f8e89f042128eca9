import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: process.env.SEED ?? '1' },
    rounds: { type: 'string', default: '10' },
    outage: { type: 'string', default: '60' },
    people: { type: 'string', default: '6' },
  },
})

const number = (name: keyof typeof values) => {
  const given = Number(values[name])
  if (!Number.isInteger(given) || given < 1) throw new RangeError(`--${name} is a whole number from 1 on`)
  return given
}

/** Of every draw: what breaks, for how long, and what people do. Which call an outage hits is the machine's doing. */
export const SEED = number('seed')

export const ROUNDS = number('rounds')

/** The longest that something is away, ms. */
export const LONGEST_OUTAGE_MS = number('outage') * 1000

/** How many go through a booking at the same time. */
export const PEOPLE = number('people')

/** How long people go on after what was away is back, before the next round begins. */
export const QUIET_MS = 8000

/** Within this after the last round all must agree: two sweeps, and a job's back-off (money.md §1.7). */
export const AGREE_WITHIN_MS = 180_000

/** The whole run ends by itself after this at the latest, ms. */
export const PATIENCE_MS = ROUNDS * (LONGEST_OUTAGE_MS + QUIET_MS) + AGREE_WITHIN_MS + 5 * 60_000
