import type { Finding, Goal, Means } from '#question.ts'
import { alternate, type Comparison, compare } from '#rounds.ts'
import { type Load, loadServer } from './load.ts'
import type { Statement } from './recorder.ts'
import { type Server, startApi, startBare } from './servers.ts'

const THROUGHPUT = { atLeast: 0.9 }
const CPU = { atMost: 1.2 }

/** Measures one GET of the API beside a bare server that runs the very statements of it, noted from the API itself.
 *  @param rows - how many of each statement's rows the answer holds */
export async function compareAnswer(means: Means, what: string, path: string, rows: number): Promise<Finding[]> {
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
