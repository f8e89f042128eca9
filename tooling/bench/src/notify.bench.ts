import pg from 'pg'
import type { Question } from './question.ts'
import { alternate, compare } from './rounds.ts'
import { SECONDS } from './settings.ts'

/** As many commit at the same time, each on a connection of its own. */
const CLIENTS = 16

const payload = '{"providerId":"p","bookingId":"b"}'
const quiet = `select quiet.add_job('booking.moved', $1::json, $2, 0)`
const loud = `select graphile_worker.add_job('booking.moved', $1::json, job_key => $2, max_attempts => 25)`

/** Commits with one job each. @returns how many a second */
async function commits(url: string, addJob: string): Promise<number> {
  const clients = Array.from({ length: CLIENTS }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  const end = performance.now() + SECONDS * 1000
  let done = 0
  const commit = async (client: pg.Client, key: string) => {
    await client.query('begin')
    await client.query({ name: 'add', text: addJob, values: [payload, key] })
    await client.query('commit')
    done += 1
  }
  await Promise.all(
    clients.map(async (client, number) => {
      while (performance.now() < end) await commit(client, `client:${number}`)
    }),
  )
  await Promise.all(clients.map((client) => client.end()))
  return done / SECONDS
}

export const question: Question = {
  asks: `Do ${CLIENTS} who each commit a job wait for each other? Beside them, with a notification in each commit.`,
  async answer({ stand, say }) {
    const { databaseUrl } = await stand()
    const pairs = await alternate(
      () => commits(databaseUrl, quiet),
      () => commits(databaseUrl, loud),
    )
    for (const { ours, bare } of pairs)
      say(`${ours.toFixed(0)} commits/s without a notification; ${bare.toFixed(0)} with one`)
    const { ours, bare, ratio } = compare(pairs, (perSecond) => perSecond)
    return [
      {
        what: 'commits with a job/s',
        ours: ours.toFixed(0),
        bare: bare.toFixed(0),
        ratio,
        goal: { atLeast: 1 },
        isTime: true,
      },
    ]
  },
}
