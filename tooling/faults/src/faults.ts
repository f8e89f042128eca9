// `pnpm faults`: kills, outages and lost events under booking traffic, then whether everything agrees. README.md says more.
import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from '@ginipig/api/testing'
import { booksOf, disagreements } from './agreement.ts'
import { drawFaults, type Fault } from './fault.ts'
import { runToEnd, say, seconds } from './run-to-end.ts'
import { AGREE_WITHIN_MS, LONGEST_OUTAGE_MS, PATIENCE_MS, PEOPLE, QUIET_MS, ROUNDS, SEED } from './settings.ts'
import { type Stand, startStand } from './stand.ts'
import { inexcusable, type Tally } from './tally.ts'
import { startTraffic, type Traffic } from './traffic.ts'

const LOOK_AGAIN_MS = 2000
/** @returns how long it took until the API and a worker were well again, ms */
async function recovery({ stack }: Stand): Promise<number> {
  const since = performance.now()
  for (;;) {
    const answer = await fetch(`${stack.apiUrl}/api/v1/health`).catch(() => undefined)
    const health = answer?.ok ? ((await answer.json()) as { worker: string }) : undefined // as its contract says
    if (health?.worker === 'running') return performance.now() - since
    if (performance.now() - since > AGREE_WITHIN_MS) return Number.POSITIVE_INFINITY
    await pause(100)
  }
}

async function round(stand: Stand, traffic: Traffic, { name, awayMs, strike }: Fault): Promise<string[]> {
  const before = new Map(traffic.tally)
  const lived = traffic.promises.length
  const mend = await strike(stand)
  await pause(awayMs)
  await mend()
  const back = await recovery(stand)
  await pause(QUIET_MS)
  const counts: Tally = new Map([...traffic.tally].map(([kind, times]) => [kind, times - (before.get(kind) ?? 0)]))
  const of = (kind: string) => String(counts.get(kind) ?? 0)
  return [
    name,
    seconds(awayMs),
    Number.isFinite(back) ? seconds(back) : 'never',
    String(traffic.promises.length - lived),
    ...['2xx', '4xx', '503', 'no answer'].map(of),
    inexcusable(counts).join(', ') || '0',
  ]
}

/** Polls until everything agrees, for three minutes at most.
 *  @returns what still doesn't */
async function agreement(stand: Stand, traffic: Traffic): Promise<string[]> {
  const since = performance.now()
  for (;;) {
    const wrong = await disagreements(stand, traffic.promises)
    const took = performance.now() - since
    if (wrong.length === 0) say(`All agrees ${seconds(took)} after the last person had an answer.`)
    if (wrong.length === 0 || took > AGREE_WITHIN_MS) return wrong
    await pause(LOOK_AGAIN_MS)
  }
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}

const HEAD = ['round', 'away', 'well after', 'bookings', '2xx', '4xx', '503', 'no answer', 'inexcusable']

async function run(keep: (stand: Stand) => void): Promise<number> {
  const stand = await startStand((line) => say(`  ${line}`))
  keep(stand)
  const traffic = await startTraffic(stand, PEOPLE)
  const rows: string[][] = [HEAD]
  for (const fault of drawFaults(createRandom(SEED), ROUNDS)) {
    say(`  ${rows.length}: ${fault.name}, ${seconds(fault.awayMs)}`)
    rows.push(await round(stand, traffic, fault))
  }
  await traffic.end()
  const disagree = await agreement(stand, traffic)
  const wrong = [...traffic.complaints, ...inexcusable(traffic.tally), ...disagree]
  say(`\n${table(rows)}\n\n${await booksOf(stand).catch(String)}`)
  for (const line of wrong) say(`✗ ${line}`)
  say(wrong.length === 0 ? 'Nothing was lost, sold twice or left hanging.' : `${wrong.length} things are wrong.`)
  return wrong.length === 0 ? 0 : 1
}

say(`--seed ${SEED}: ${ROUNDS} rounds, ${PEOPLE} people, outages up to ${seconds(LONGEST_OUTAGE_MS)}`)
await runToEnd(run, PATIENCE_MS)
