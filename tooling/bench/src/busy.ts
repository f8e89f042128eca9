import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Finding } from './question.ts'

/** The share of the machine that other programs may take before our times are no longer meaningful. */
export const MOST_OTHERS = 0.2

const SAMPLE_MS = 2000

const times = () =>
  cpus().reduce(
    (sum, { times }) => {
      const all = Object.values(times).reduce((total, ms) => total + ms, 0)
      return { all: sum.all + all, idle: sum.idle + times.idle }
    },
    { all: 0, idle: 0 },
  )

/** How much of the machine is taken while we do nothing. @returns 0 to 1 */
export async function shareOfOthers(): Promise<number> {
  const before = times()
  await pause(SAMPLE_MS)
  const after = times()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

/** A finding as it may be told when others took this share of the machine: sizes, counts and processor time as they are,
 *  a time only of a quiet machine. */
export function unlessBusy(finding: Finding, others: number): Finding {
  if (others <= MOST_OTHERS || finding.isTime !== true) return finding
  return { what: finding.what, ours: 'not measured' }
}
