import { readSaid, type SaidFilters } from '@ginipig/domain/search'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import type { Question } from './question.ts'
import { lines, type Wanted } from './relevance/lines.ts'
import { startApi } from './server/servers.ts'
import { fillWithDemo, startStand } from './stand/stand.ts'

/** What is read of a card. */
type Card = { title: string; category: string; subcategories: readonly string[]; town: string; price: number }
type Page = { items: readonly Card[] }

/** What has to be among the first. */
const FIRST = 3

/** A line as the page asks for it (decision 0131). */
function askedFor(line: string): { query: string; filters: SaidFilters } {
  const { words, filters } = readSaid(line, Date.now(), DEFAULT_ZONE)
  const given = Object.entries(filters).map(([name, value]) => [name, String(value)])
  return { query: String(new URLSearchParams([['q', words], ...given])), filters }
}

const isIt = (
  card: Card,
  { title, kind, town }: Wanted,
  { priceMax = Number.POSITIVE_INFINITY }: SaidFilters,
): boolean =>
  card.price <= priceMax &&
  (title === undefined || title.test(card.title)) &&
  (kind === undefined || card.subcategories.some((part) => `${card.category}/${part}` === kind)) &&
  (town === undefined || town.test(card.town))

export const question: Question = {
  asks: 'Of two hundred lines as people type them, how many find what is meant among the first three, over the demo?',
  answer: async ({ say }) => {
    const stand = await startStand(say, fillWithDemo)
    const api = await startApi(stand)
    // More than a minute's searches of one network: each line comes from one of its own.
    let asked = 0
    const find = async (query: string): Promise<Page> => {
      asked += 1
      const headers = { 'x-forwarded-for': `10.1.${Math.floor(asked / 100)}.1` }
      const answer = await fetch(`${api.url}/api/v1/listings?limit=12&${query}`, { headers })
      if (!answer.ok) throw new Error(`${query}: ${answer.status}`)
      return (await answer.json()) as Page
    }
    try {
      const wrong: string[] = []
      let [empty, deadEnds] = [0, 0]
      for (const [line, wanted] of lines) {
        const { query, filters } = askedFor(line)
        const { items } = await find(query)
        if (items.length === 0) {
          empty += 1
          // The page of a line that is words alone offers one way: to leave them out.
          const onward = await find('')
          if (onward.items.length === 0) deadEnds += 1
          say(`“${line}” finds nothing; without it there are ${onward.items.length} on the first page`)
        }
        const isRead = Object.keys(filters).join() === (wanted.says ?? []).join()
        if (isRead && items.slice(0, FIRST).some((card) => isIt(card, wanted, filters))) continue
        wrong.push(line)
        if (!isRead) say(`“${line}” is read as ${JSON.stringify(filters)}`)
        const first = items.slice(0, FIRST).map(({ title, town }) => `${title} (${town})`)
        say(`“${line}” finds ${first.join(' · ') || 'nothing'}`)
      }
      const right = lines.length - wrong.length
      return [
        {
          what: `relevance: of ${lines.length} lines, right among the first ${FIRST}`,
          ours: String(right),
          ratio: right / lines.length,
          goal: { atLeast: 0.95 },
        },
        { what: 'relevance: lines that find nothing', ours: String(empty) },
        {
          what: 'relevance: lines that find nothing and have no way on',
          ours: String(deadEnds),
          ratio: deadEnds,
          goal: { atMost: 0 },
        },
      ]
    } finally {
      await api.stop()
      await stand.close()
    }
  },
}
