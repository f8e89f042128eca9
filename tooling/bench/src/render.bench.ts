import { categories } from '@ginipig/domain/listing'
import type { Finding, Question } from './question.ts'
import { median } from './rounds.ts'
import { ipOf } from './server/call.ts'
import { loadServer } from './server/load.ts'
import { type Server, startApi, startRender } from './server/servers.ts'
import { ROUNDS } from './settings.ts'

/** Ms of the processor a page, rendering and packing together. Source: issue “Discovery and the public site”. */
const RENDERED = { atMost: 25 }
/** Of one core, out of the cache. Source: the same. */
const A_SECOND = { atLeast: 2_000 }

/** Pages rendered before any is counted: code is compiled by then. */
const WARM = 40
const COUNTED = 50

const browser = { 'accept-encoding': 'br', 'accept-language': 'en' }

export const question: Question = {
  asks: 'What does a public page cost the server that renders it?',
  async answer({ stand, say }) {
    const open = new AsyncDisposableStack()
    try {
      const api = await startApi(await stand())
      open.defer(api.stop)
      const render = await startRender(api)
      open.defer(render.stop)
      // A highest price in the address makes each another page.
      const lists = Array.from({ length: WARM + COUNTED }, (_, index) => `/treatment/hair?max=${200 + index}`)
      const listings = (await listingIds(api)).map((id) => `/category-detail/${id}`)
      const findings: Finding[] = [
        { what: 'list rendered, CPU ms a page', ...(await rendered(render, lists)) },
        { what: 'listing rendered, CPU ms a page', ...(await rendered(render, listings)) },
      ]
      for (const path of ['/', '/treatment/hair']) {
        const rounds = []
        for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await loadServer(render, path, browser))
        for (const { perSecond, cpu } of rounds) say(`${path}: ${perSecond.toFixed(0)}/s, ${cpu.toFixed(0)} µs`)
        const aSecond = 1e6 / median(rounds.slice(1).map(({ cpu }) => cpu))
        findings.push({
          what: `${path} out of the cache, a second and core`,
          ours: aSecond.toFixed(0),
          ratio: aSecond,
          goal: A_SECOND,
        })
      }
      return findings
    } finally {
      await open.disposeAsync()
    }
  },
}

/** Asks for them one at a time, each for the first time. */
async function rendered(render: Server, paths: readonly string[]): Promise<Pick<Finding, 'ours' | 'ratio' | 'goal'>> {
  const counted = paths.slice(WARM)
  for (const [index, path] of paths.slice(0, WARM).entries()) await visit(render, path, index)
  const before = Number(await render.ask('usage'))
  for (const [index, path] of counted.entries()) await visit(render, path, WARM + index)
  const ms = (Number(await render.ask('usage')) - before) / 1000 / counted.length
  return { ours: ms.toFixed(1), ratio: ms, goal: RENDERED }
}

/** @throws when it isn't a rendered page */
async function visit({ url }: Server, path: string, visitor: number): Promise<void> {
  const answer = await fetch(url + path, { headers: { ...browser, 'x-forwarded-for': ipOf(visitor) } })
  const page = await answer.text()
  if (!answer.ok || !page.includes('<h1')) throw new Error(`${path} was answered ${answer.status}`)
}

async function listingIds({ url }: Server): Promise<string[]> {
  const pages = categories.map(async (category) => {
    const answer = await fetch(`${url}/api/v1/listings?category=${category}&limit=24`)
    const { items } = (await answer.json()) as { items: { id: string }[] } // the contract's own answer
    return items.map(({ id }) => id)
  })
  return (await Promise.all(pages)).flat()
}
