// `pnpm bench` answers all questions, `pnpm bench <name>…` some; README.md says what they are.
import { cpus, loadavg } from 'node:os'
import { type Stand, startStand } from '#stand/stand.ts'
import { MOST_OTHERS, shareOfOthers, unlessBusy } from './busy.ts'
import type { Finding, Question } from './question.ts'
import { PATIENCE_MS, ROUNDS, SECONDS } from './settings.ts'
import { toTable } from './table.ts'

/** In this order: what only reads comes before what fills the diaries. */
const known = [
  'shape',
  'first-route',
  'routes',
  'first-paint',
  'lighthouse',
  'render',
  'listing-page',
  'raw-json',
  'relevance',
  'search',
  'month',
  'login-flood',
  'enumeration',
  'notify',
  'delivery',
  'race',
  'booking',
  'provider',
  'thread',
  'smooth',
  'sweep',
]

const say = (line: string) => console.log(line)
const load = () => `load ${loadavg().map((number) => number.toFixed(1))[0]} on ${cpus().length} cores`

let started: Promise<Stand> | undefined
const stand = () => {
  started ??= startStand(say)
  return started
}

let leaving: Promise<never> | undefined
/** Closes the stand and ends; once, whoever asks meanwhile: a signal fails what is measured, and that ends as well. */
function leave(code: number): Promise<never> {
  leaving ??= (async () => {
    const running = await started?.catch(() => undefined) // it has said so where it was asked for
    await running?.close()
    process.exit(code)
  })()
  return leaving
}

async function answer(name: string): Promise<readonly Finding[]> {
  // Every *.bench.ts exports its question under this name.
  const { question } = (await import(`./${name}.bench.ts`)) as { question: Question }
  say(`\n${name} (${load()}): ${question.asks}`)
  try {
    const before = await shareOfOthers()
    const findings = await question.answer({ stand, say: (line) => say(`  ${line}`) })
    const others = Math.max(before, await shareOfOthers())
    if (others > MOST_OTHERS) say(`  others take ${(others * 100).toFixed(0)}% of the machine: times are not measured`)
    return findings.map((finding) => unlessBusy(finding, others))
  } catch (error) {
    say(`  not measured: ${error instanceof Error ? error.message : error}`)
    return [{ what: name, ours: 'not measured' }]
  }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  say(`No question ${unknown.join(', ')}; there are ${known.join(', ')}.`)
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(130))
setTimeout(() => {
  say('Given up: it took too long.')
  void leave(1)
}, PATIENCE_MS).unref()

say(`${ROUNDS} rounds of ${SECONDS} s each, ours and bare in turns`)
const findings: Finding[] = []
for (const name of wanted.length > 0 ? wanted : known) findings.push(...(await answer(name)))
say(`\n${toTable(findings)}\n${load()} at the end`)
await leave(0)
