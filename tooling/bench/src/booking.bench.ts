import { CLIENTS } from './booking/clients.ts'
import type { HoldOrder, HoldResult } from './booking/hold-process.ts'
import { findPgbench, runPgbench } from './booking/pgbench.ts'
import { type Script, toScript } from './booking/pgbench-script.ts'
import { addSeats, readSeats, seatId } from './booking/seats.ts'
import type { Question } from './question.ts'
import { alternate, compare } from './rounds.ts'
import { type Child, startChild } from './server/child.ts'
import { ROUNDS, SECONDS } from './settings.ts'
import type { Stand } from './stand/stand.ts'

const GOAL = { atLeast: 0.8 }

/** Holds in one round. */
const HOLDS = SECONDS * 1000

/** A booking's reference is one; ids, instants and JSON are not. */
const SHORT_WORD = /^[\w-]{4,16}$/

const hold = async (holder: Child, order: HoldOrder) =>
  // hold-process.ts answers with this.
  (await holder.request(order)) as HoldResult

/** Notes the statements of a hold; what is neither the same in two holds nor an id must be new for each. */
async function noteScript({ pool }: Stand, holder: Child): Promise<Script> {
  const [one, other] = await readSeats(pool, 0, 2)
  if (!one || !other) throw new Error('no seats')
  const first = await hold(holder, { seats: [one], records: true })
  const second = await hold(holder, { seats: [other], records: true })
  const textsOf = ({ statements }: HoldResult) =>
    statements.flatMap(({ values }) => values.filter((value) => typeof value === 'string'))
  const again = new Set(textsOf(second))
  const fresh = textsOf(first).filter((text) => !again.has(text) && SHORT_WORD.test(text))
  return toScript(first.statements, seatId(0), new Set(fresh))
}

export const question: Question = {
  asks: `How near does taking a slot (holdSlot, ${CLIENTS} at once) come to pgbench with the same statements?`,
  async answer({ stand, say }) {
    const here = await stand()
    const pgbench = findPgbench()
    if (!pgbench) say('pgbench is not installed (Debian: postgresql-contrib); ours alone')
    const holder = startChild('tooling/bench/src/booking/hold-process.ts', {
      ...here.environment,
      DATABASE_POOL: String(CLIENTS),
    })
    try {
      let next = 2
      const take = () => {
        next += HOLDS
        return next - HOLDS
      }
      await addSeats(here.pool, 2 + HOLDS * 2 * (ROUNDS + 1))
      const script = await noteScript(here, holder)
      const ours = async () => {
        const seats = await readSeats(here.pool, take(), HOLDS)
        return HOLDS / (await hold(holder, { seats })).seconds
      }
      const bare = async () =>
        pgbench ? runPgbench(pgbench, here.databaseUrl, script, { from: take(), count: HOLDS }) : Number.NaN
      const pairs = await alternate(ours, bare)
      for (const pair of pairs) say(`${pair.ours.toFixed(0)} holds/s; pgbench ${pair.bare.toFixed(0)}/s`)
      const { ours: median, bare: limit, ratio } = compare(pairs, (perSecond) => perSecond)
      const what = 'booking holds/s'
      if (!pgbench) return [{ what, ours: median.toFixed(0), bare: 'not run', isTime: true }]
      return [{ what, ours: median.toFixed(0), bare: limit.toFixed(0), ratio, goal: GOAL, isTime: true }]
    } finally {
      await holder.stop()
    }
  },
}
