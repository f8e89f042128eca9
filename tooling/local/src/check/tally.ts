export interface Tally {
  readonly passed: number
  readonly failed: number
}

const VITEST_TOTAL = /^\s*Tests\s+(?<counts>.*\d+ (?:passed|failed|skipped|todo).*)$/gm
const PLAYWRIGHT_TOTAL = /^\s+(?<count>\d+) (?<kind>passed|failed|flaky|interrupted|skipped|did not run)\b.*$/gm

/** Adds up what the test runners in `output` report; a step without a runner counts as one test. Skipped tests count as
 *  failed, since they prove nothing. A step whose runner died without a failed test still counts one failure. */
export function tally(output: string, succeeded: boolean): Tally {
  let passed = 0
  let failed = 0
  for (const { groups } of output.matchAll(VITEST_TOTAL)) {
    passed += countOf(groups?.counts, 'passed')
    for (const kind of ['failed', 'skipped', 'todo'] as const) failed += countOf(groups?.counts, kind)
  }
  for (const { groups } of output.matchAll(PLAYWRIGHT_TOTAL)) {
    if (groups?.kind === 'passed') passed += Number(groups.count)
    else failed += Number(groups?.count)
  }
  if (succeeded) return { passed: passed + failed === 0 ? 1 : passed, failed }
  return { passed, failed: Math.max(failed, 1) }
}

function countOf(counts: string | undefined, kind: string): number {
  return Number(new RegExp(`(\\d+) ${kind}`).exec(counts ?? '')?.[1] ?? 0)
}
