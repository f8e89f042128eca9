import { randomUUID } from 'node:crypto'
import { DEMO_PASSWORD } from '@ginipig/api/testing'
import type { Question } from './question.ts'
import { percentile } from './rounds.ts'
import { type Server, startApi } from './server/servers.ts'
import { MARKETPLACE_ORIGIN } from './stand/api-environment.ts'
import type { Stand } from './stand/stand.ts'

const CLIENTS = 64
const SEATS = 20

interface Answer {
  readonly won: boolean
  readonly ms: number
}

const post = (url: string, body: object, headers: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

/** Access tokens of as many clients, one after the other: hashing passwords is slow on purpose. */
async function signIn({ pool }: Stand, { url }: Server): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `select email from account where user_type = 'user' and email like 'bench.client%' order by email limit $1`,
    [CLIENTS],
  )
  const tokens: string[] = []
  for (const { email } of rows) {
    const answer = await post(
      `${url}/api/v1/auth/login`,
      { email, password: DEMO_PASSWORD },
      { origin: MARKETPLACE_ORIGIN },
    )
    if (!answer.ok) throw new Error(`signing in answered ${answer.status}`)
    // The contract's Session.
    tokens.push(((await answer.json()) as { accessToken: string }).accessToken)
  }
  return tokens
}

/** Single places that nobody has, each of another provider. */
async function freeSeats({ pool }: Stand) {
  const { rows } = await pool.query<{ slotId: string; price: number }>(
    `select distinct on (s.provider_id) s.id as "slotId", l.price from slot s join listing l on l.id = s.listing_id
     where s.booked = 0 and s.capacity = 1 and l.status = 'listed' and s.starts_at > now() + interval '2 days'
     order by s.provider_id, s.starts_at desc limit $1`,
    [SEATS],
  )
  return rows
}

async function ask(server: Server, token: string, seat: { slotId: string; price: number }): Promise<Answer> {
  const began = performance.now()
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  const answer = await post(`${server.url}/api/v1/bookings`, seat, headers)
  await answer.arrayBuffer()
  if (!answer.ok && answer.status !== 409) throw new Error(`a hold answered ${answer.status}`)
  return { won: answer.ok, ms: performance.now() - began }
}

export const question: Question = {
  asks: `How does it go when ${CLIENTS} clients ask for one seat at once, at two API processes?`,
  async answer({ stand, say }) {
    const here = await stand()
    const servers = await Promise.all([startApi(here), startApi(here)])
    try {
      const tokens = await signIn(here, servers[0])
      const wins: number[] = []
      const times: number[] = []
      // The first seat warms both processes up.
      for (const [index, seat] of (await freeSeats(here)).entries()) {
        const answers = await Promise.all(
          tokens.map((token, client) => ask(client % 2 ? servers[1] : servers[0], token, seat)),
        )
        wins.push(answers.filter(({ won }) => won).length)
        if (index > 0) times.push(...answers.map(({ ms }) => ms))
      }
      say(`wins of each seat: ${wins.join(' ')}`)
      const atPart = (part: number) => `${percentile(times, part).toFixed(0)} ms`
      return [
        { what: `race seats won once, of ${wins.length}`, ours: String(wins.filter((count) => count === 1).length) },
        { what: 'race time to an answer, p50 / p99', ours: `${atPart(0.5)} / ${atPart(0.99)}`, isTime: true },
      ]
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
    }
  },
}
