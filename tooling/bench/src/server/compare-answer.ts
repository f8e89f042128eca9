import type { Finding, Goal, Means } from '#question.ts'
import { alternate, type Comparison, compare, percentile } from '#rounds.ts'
import type { Stand } from '#stand/stand.ts'
import { ipOf } from './call.ts'
import { type Load, loadServer } from './load.ts'
import { postgresTime } from './postgres-time.ts'
import type { Statement } from './recorder.ts'
import { type Server, startApi, startBare } from './servers.ts'

const THROUGHPUT = { atLeast: 0.9 }
const CPU = { atMost: 1.2 }
const HALF = { atMost: 0.5 }

/** Measures one GET of the API beside a bare server that runs the very statements of it, noted from the API itself.
 *  @param rows - how many of each statement's rows the answer holds
 *  @param once - µs that it took of both processors before; half of that is the goal */
export async function compareAnswer(
  means: Means,
  what: string,
  path: string,
  rows: number,
  once?: number,
): Promise<Finding[]> {
  const stand = await means.stand()
  const ours = await startApi(stand)
  try {
    const statements = await statementsOf(ours, path)
    const again = await statementsOf(ours, path)
    // A cache would make the ratio flatter us.
    const name = again.length < statements.length ? `${what} (cached)` : what
    const bare = await startBare(stand, statements, rows)
    try {
      const [ourBytes, bareBytes] = [await bytesAt(ours.url + path), await bytesAt(bare.url)]
      means.say(`${path}: ${again.length} statements, ${ourBytes} bytes; bare ${bareBytes} bytes`)
      const pairs = await alternate(
        () => loadServer(ours, path),
        () => loadServer(bare, '/'),
      )
      for (const pair of pairs) means.say(`${toText(pair.ours)}; bare ${toText(pair.bare)}`)
      return [
        await inMilliseconds(stand, ours, { what, path }),
        await onBothProcessors(stand, ours, { what: name, path }, once),
        {
          ...toFinding(
            `${name} requests/s`,
            compare(pairs, ({ perSecond }) => perSecond),
            THROUGHPUT,
          ),
          isTime: true,
        },
        toFinding(
          `${name} CPU µs a request`,
          compare(pairs, ({ cpu }) => cpu),
          CPU,
        ),
      ]
    } finally {
      await bare.stop()
    }
  } finally {
    await ours.stop()
  }
}

/** One at a time, so often. */
const ALONE = 200

/** Of networks that asked for nothing else. */
let alone = 30_000

const ask = async (server: Server, path: string) => {
  const answer = await fetch(server.url + path, { headers: { 'x-forwarded-for': ipOf(alone++ * 256) } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.text()
}

async function milliseconds(work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let time = 0; time < ALONE; time += 1) {
    const began = performance.now()
    await work()
    taken.push(performance.now() - began)
  }
  return taken
}

const both = (taken: readonly number[]) =>
  `${percentile(taken, 0.5).toFixed(2)} / ${percentile(taken, 0.95).toFixed(2)} ms`

/** How long one waits who asks alone, beside the best statement there can be: one that reads the finished answer by its key. */
async function inMilliseconds(stand: Stand, ours: Server, { what, path }: Asked): Promise<Finding> {
  const { pool } = stand
  await pool.query('create table if not exists finished (path text primary key, answer text)')
  await pool.query('insert into finished values ($1, $2) on conflict do nothing', [path, await ask(ours, path)])
  const text = 'select answer from finished where path = $1'
  const [asked, read] = [
    await milliseconds(() => ask(ours, path)),
    await milliseconds(() => pool.query({ name: 'finished', text, values: [path] })),
  ]
  return {
    what: `${what} alone, p50 / p95; the finished answer read`,
    ours: both(asked),
    bare: both(read),
    isTime: true,
  }
}

type Asked = { what: string; path: string }

/** Processor time of node and PostgreSQL together. */
async function onBothProcessors(
  stand: Stand,
  server: Server,
  { what, path }: Asked,
  once: number | undefined,
): Promise<Finding> {
  const { node, postgres } = await cpuOf(stand, server, path)
  return {
    what: `${what} CPU µs a request, node + PostgreSQL`,
    ours: `${node.toFixed(0)} + ${postgres.toFixed(0)} = ${(node + postgres).toFixed(0)}`,
    ...(once !== undefined && { bare: `${once} once`, ratio: (node + postgres) / once, goal: HALF }),
  }
}

/** What one GET takes of the processor, µs, asked for one at a time. */
export async function cpuOf(stand: Stand, server: Server, path: string): Promise<{ node: number; postgres: number }> {
  const before = Number(await server.ask('usage'))
  const inPostgres = await postgresTime(stand.pool, () => milliseconds(() => ask(server, path)))
  const inNode = Number(await server.ask('usage')) - before
  return { node: inNode / ALONE, postgres: (inPostgres * 1000) / ALONE }
}

const toText = ({ perSecond, cpu }: Load) => `${perSecond.toFixed(0)}/s, ${cpu.toFixed(0)} µs`

const toFinding = (what: string, { ours, bare, ratio }: Comparison, goal: Goal): Finding => ({
  what,
  ours: ours.toFixed(0),
  bare: bare.toFixed(0),
  ratio,
  goal,
})

async function statementsOf(server: Server, path: string): Promise<readonly Statement[]> {
  await server.ask('record')
  await bytesAt(server.url + path)
  // inside.ts answers with these.
  return (await server.ask('recorded')) as Statement[]
}

async function bytesAt(url: string): Promise<number> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.arrayBuffer()).byteLength
}
