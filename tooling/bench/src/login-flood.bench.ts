import { randomUUID } from 'node:crypto'
import type { Question } from './question.ts'
import { alternate, compare, percentile } from './rounds.ts'
import { get, ipOf, postFrom } from './server/call.ts'
import { runOpenLoop } from './server/run-open-loop.ts'
import { type Server, startApi } from './server/servers.ts'
import { SECONDS } from './settings.ts'

const PAGE = '/api/v1/listings?category=hair&limit=12'
const GOAL = { atMost: 2 }

/** A second. */
const PAGES = 30
const LOG_INS = 50

/** A round's own length may be more: a 95th part needs some hundred answers. */
const ROUND_SECONDS = Math.max(SECONDS, 4)

interface Phase {
  readonly p95: number
  /** Answers to the log-ins by status. */
  readonly logIns: Readonly<Record<number, number>>
}

const isServed = (statuses: readonly number[]) => statuses.every((status) => status === 200)

async function browse(server: Server): Promise<number> {
  const pages = await runOpenLoop({ perSecond: PAGES, seconds: ROUND_SECONDS }, () => get(server.url + PAGE))
  if (!isServed(pages.map(({ status }) => status))) throw new Error('a page did not come')
  return percentile(
    pages.map(({ ms }) => ms),
    0.95,
  )
}

let attempts = 0

/** Each of another place, at an address that nobody has tried: no rate limit turns them away. */
async function flood(server: Server): Promise<Record<number, number>> {
  const answers = await runOpenLoop({ perSecond: LOG_INS, seconds: ROUND_SECONDS }, () => {
    attempts += 1
    const body = { email: `${randomUUID()}@ginipig.test`, password: 'not-the-password-of-anybody' }
    return postFrom(ipOf(attempts), `${server.url}/api/v1/auth/login`, body)
  })
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

export const question: Question = {
  asks: `How much longer do pages take (95th of a hundred, ${PAGES}/s) while ${LOG_INS} wrong log-ins a second come in?`,
  async answer({ stand, say }) {
    const server = await startApi(await stand())
    const flooded = async (): Promise<Phase> => {
      // Both end for themselves: the line of log-ins is empty before the next phase begins.
      const [logIns, p95] = await Promise.all([flood(server), browse(server)])
      return { p95, logIns }
    }
    const alone = async (): Promise<Phase> => ({ p95: await browse(server), logIns: {} })
    try {
      const pairs = await alternate(flooded, alone)
      for (const { ours, bare } of pairs) {
        const counts = Object.entries(ours.logIns).map(([status, count]) => `${count} × ${status}`)
        say(`${bare.p95.toFixed(1)} ms alone; ${ours.p95.toFixed(1)} ms beside log-ins answered ${counts.join(', ')}`)
      }
      const { ours, bare, ratio } = compare(pairs, ({ p95 }) => p95)
      return [
        {
          what: 'login-flood page p95 ms',
          ours: ours.toFixed(1),
          bare: bare.toFixed(1),
          ratio,
          goal: GOAL,
          isTime: true,
        },
      ]
    } finally {
      await server.stop()
    }
  },
}
