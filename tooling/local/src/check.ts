// What `npm test` runs, a line a step; the last line reads "N passed, N failed". `--long` asks for the full counts.
import { printSlowestFiles } from '#check/slowest-files.ts'
import { after, before, besides, type Step } from '#check/steps.ts'
import { tally } from '#check/tally.ts'

const startMs = performance.now()
const total = { passed: 0, failed: 0 }

const secondsSince = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

async function inOrder(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const since = performance.now()
    const { succeeded, output } = await step.run()
    const { passed, failed } = tally(output, succeeded)
    total.passed += passed
    total.failed += failed
    const result = failed === 0 ? `✓ ${step.name}: ${passed} passed` : `✗ ${step.name}: ${failed} failed`
    console.log(`${result} (${secondsSince(since)})`)
    if (failed > 0) console.log(output)
  }
}

/** Takes what is next in the queue until nothing is left. */
async function work(queue: (readonly Step[])[]): Promise<void> {
  for (let steps = queue.shift(); steps; steps = queue.shift()) await inOrder(steps)
}

if (process.argv.includes('--long')) {
  process.env.LONG_TESTS = '1'
  process.env.SEED ??= String(Math.floor(Math.random() * 2 ** 31))
}
await inOrder(before)
if (total.failed === 0) {
  // No package of ours can be loaded before they are installed.
  const { SEED } = await import('@ginipig/config/test-run')
  console.log(`SEED=${SEED} runs these again.`)
  // Two at a time keep both cores busy: most have moments in which they wait.
  const queue = [...besides()]
  await Promise.all([work(queue), work(queue)])
  await inOrder(after())
}
printSlowestFiles()
console.log(`Took ${secondsSince(startMs)}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
