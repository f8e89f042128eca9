import type { Finding, Means, Question } from './question.ts'
import { compareAnswer, cpuOf } from './server/compare-answer.ts'
import { startApi } from './server/servers.ts'

/** As many cards as the first page of a search holds. */
const ROWS = 24

/** µs of the processor, 202 of node and 610 of PostgreSQL, that a first page without a filter took on a quiet machine before PostgreSQL wrote their
 *  JSON and what has no filter was kept (an inspection of this code, at 400 listings). */
const ONCE_US = 812

const FIRST = `/api/v1/listings?category=hair&limit=${ROWS}`

/** All of the first page, by a filter that leaves none out. */
const FILTERED = `${FIRST}&level=newbie,nearly_there,pro`

export const question: Question = {
  asks: 'How near is a page of 24 listings to node:http and pg with the same statements?',
  answer: async (means) => [
    ...(await compareAnswer(means, 'listing-page', FIRST, ROWS, ONCE_US)),
    await uncached(means),
  ],
}

/** What has a filter is never kept: it costs what a page costs who comes after a change. One at a time, since no more of them
 *  than half of the connections are answered at once. */
async function uncached({ stand }: Means): Promise<Finding> {
  const database = await stand()
  const api = await startApi(database)
  try {
    const { node, postgres } = await cpuOf(database, api, FILTERED)
    const ours = `${node.toFixed(0)} + ${postgres.toFixed(0)} = ${(node + postgres).toFixed(0)}`
    return { what: 'filtered listing-page CPU µs a request, node + PostgreSQL', ours, isTime: true }
  } finally {
    await api.stop()
  }
}
