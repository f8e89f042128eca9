// What `npm test` runs: every step in order, one line each, and a last line that reads "N passed, N failed".
import { type Step, steps } from '#check/steps.ts'
import { type Tally, tally } from '#check/tally.ts'
import { packagesWith } from '#check/workspace.ts'

const secondsSince = (startMs: number) => `${((performance.now() - startMs) / 1000).toFixed(1)} s`

async function runStep({ name, run }: Step): Promise<Tally> {
  const startMs = performance.now()
  const { succeeded, output } = await run()
  const counts = tally(output, succeeded)
  const result = counts.failed === 0 ? `✓ ${name}: ${counts.passed} passed` : `✗ ${name}: ${counts.failed} failed`
  console.log(`${result} (${secondsSince(startMs)})`)
  if (counts.failed > 0) console.log(output)
  return counts
}

const startMs = performance.now()
let passed = 0
let failed = 0
for (const step of steps) {
  if (step.script && packagesWith(step.script).length === 0) continue
  const counts = await runStep(step)
  passed += counts.passed
  failed += counts.failed
  if (step.essential && counts.failed > 0) break
}

console.log(`Took ${secondsSince(startMs)}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
