import type { Finding, Question } from './question.ts'
import { startChild } from './server/child.ts'
import { fillBookings } from './sweep/fill-bookings.ts'
import type { SweepOrder, SweepResult } from './sweep/sweep-process.ts'

const SIZES = [1_000, 10_000, 100_000] as const
const SWEEPS = 15

/** Nobody answers there: what asks Stripe fails at once, and the rest is what is measured. */
const NO_STRIPE = { NODE_ENV: 'development', STRIPE_HOST: '127.0.0.1', STRIPE_PORT: '1' }

export const question: Question = {
  asks: "What does the minute's sweep cost while nothing is due, with more and more bookings that lie ahead?",
  async answer({ stand, say }) {
    const here = await stand()
    const findings: Finding[] = []
    let filled = 0
    let first: number | undefined
    for (const size of SIZES) {
      const bookings = await fillBookings(here.pool, filled, size)
      filled = size
      const child = startChild('tooling/bench/src/sweep/sweep-process.ts', { ...here.environment, ...NO_STRIPE })
      try {
        const order: SweepOrder = { sweeps: SWEEPS }
        // sweep-process.ts answers with this.
        const { ms, statements, slowest } = (await child.request(order)) as SweepResult
        say(`${bookings} ahead: ${ms.toFixed(1)} ms in ${statements} statements, the slowest ${slowest}`)
        first ??= ms
        findings.push({
          what: `a sweep, ${bookings} bookings ahead`,
          ours: `${ms.toFixed(1)} ms`,
          bare: `${first.toFixed(1)} ms`,
          ratio: ms / first,
          goal: { atMost: 2 },
          isTime: true,
        })
      } finally {
        await child.stop()
      }
    }
    return findings
  },
}
