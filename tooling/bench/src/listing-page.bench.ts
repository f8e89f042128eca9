import type { Means, Question } from './question.ts'
import { compareAnswer } from './server/compare-answer.ts'
import { startApi } from './server/servers.ts'

/** As many cards as the first page of a search holds. */
const ROWS = 24

const FIRST = `/api/v1/listings?category=hair&limit=${ROWS}`

export const question: Question = {
  asks: 'How near is a page of 24 listings to node:http and pg with the same statements?',
  answer: async (means) => [
    ...(await compareAnswer(means, 'listing-page', FIRST, ROWS)),
    // The second page is never kept: it costs what a first page costs who comes after a change.
    ...(await compareAnswer(means, 'second listing-page', await secondPage(means), ROWS)),
  ],
}

async function secondPage({ stand }: Means): Promise<string> {
  const api = await startApi(await stand())
  try {
    const { nextCursor } = (await (await fetch(api.url + FIRST)).json()) as { nextCursor: string } // more than one page is made
    return `${FIRST}&cursor=${encodeURIComponent(nextCursor)}`
  } finally {
    await api.stop()
  }
}
