import { totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Finding, Question } from './question.ts'
import { percentile } from './rounds.ts'
import { multiply } from './search/multiply.ts'
import { COUNTS, searchKinds } from './search/searches.ts'
import { ipOf } from './server/call.ts'
import { postgresTime } from './server/postgres-time.ts'
import { startApi } from './server/servers.ts'
import { fillWith, startStand } from './stand/stand.ts'

/** How many listings there are to search; a million takes some ten minutes to make. */
const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 10_000)

/** As many are made one by one, the others are their copies. */
const MADE = 10_000

/** A quarter of the machine's memory, as PostgreSQL's manual says of a server of its own. It is vacuumed once all is made: an
 *  autovacuum that then is still at work would keep that one from telling what everybody sees. */
const LARGE = { shared_buffers: `${Math.floor(totalmem() / 4 / 2 ** 20)}MB`, autovacuum: 'off' }

/** Times that each search is asked for and counted, after one that isn't. */
const ROUNDS = 5

const CARDS = 24

const GOAL_MS = 10

/** Ms; the API keeps the counts by category that long. */
const COUNTS_KEPT_MS = 5_000

export const question: Question = {
  asks: `How long does PostgreSQL compute for each search of ${LISTINGS} listings?`,
  answer: async ({ say }) => {
    const made = Math.min(MADE, LISTINGS)
    const filled = fillWith({ listings: made, slots: made * 3, bookings: 0 })
    const stand = await startStand(say, filled, LISTINGS > made ? LARGE : {})
    await multiply(stand.pool, Math.round(LISTINGS / made))
    const api = await startApi(stand)
    let asked = 0
    /** Milliseconds that PostgreSQL computed for it: waiting for a core that others use doesn't count. */
    const time = async (query: string): Promise<number> => {
      const isCounts = query === COUNTS
      if (isCounts) await sleep(COUNTS_KEPT_MS)
      asked += 1
      return postgresTime(stand.pool, async () => {
        // Each from a network of its own: no rate limit is measured here.
        const headers = { 'x-forwarded-for': ipOf(asked * 256) }
        const path = isCounts ? COUNTS : `listings?limit=${CARDS}&${query}`
        const answer = await fetch(`${api.url}/api/v1/${path}`, { headers })
        await answer.arrayBuffer()
        if (!answer.ok) say(`${query}: ${answer.status}`)
      })
    }
    try {
      const findings: Finding[] = []
      const every: number[] = []
      for (const [kind, queries] of searchKinds(Date.now())) {
        const times: number[] = []
        for (const query of queries) {
          await time(query)
          const own: number[] = []
          for (let round = 0; round < ROUNDS; round += 1) own.push(await time(query))
          const median = percentile(own, 0.5)
          if (median > GOAL_MS) say(`${median.toFixed(1)} ms: ${query}`)
          times.push(...own)
        }
        every.push(...times)
        const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)]
        const goal = { atMost: 1 }
        const ours = `${half.toFixed(1)} / ${most.toFixed(1)} ms`
        findings.push({ what: `search: ${kind}, p50 / p95`, ours, ratio: most / GOAL_MS, goal })
      }
      const sizes = await stand.pool.query<{ name: string; size: string }>(
        `select indexrelname as name, pg_size_pretty(pg_relation_size(indexrelid)) as size from pg_stat_user_indexes
         where relname in ('listing', 'provider') order by pg_relation_size(indexrelid) desc`,
      )
      say(`indexes: ${sizes.rows.map(({ name, size }) => `${name} ${size}`).join(', ')}`)
      const ours = `${percentile(every, 0.5).toFixed(1)} / ${percentile(every, 0.95).toFixed(1)} ms`
      return [...findings, { what: 'search: of all, p50 / p95', ours }]
    } finally {
      await api.stop()
      await stand.close()
    }
  },
}
