import { Gauge, type Registry } from 'prom-client'
import { hasWorker } from '#platform/jobs/liveness.ts'
import type { Platform } from '#platform/platform.ts'
import { readSwitches } from '#platform/safety/safety-switch.sql.ts'
import { readJobs, readSecurityEvents, readWaits, type StandingRow } from './standing.sql.ts'

const gauges = {
  jobs_due: 'Jobs that could be done now, by task',
  jobs_oldest_seconds: 'How long the oldest of them has been due',
  jobs_failed: 'Jobs that failed and will be tried again, by task',
  payment_op_oldest_seconds: 'How long the oldest operation waits for Stripe, by kind',
  stripe_event_oldest_seconds: 'How long the oldest event of Stripe waits to be read',
  deadline_late_seconds: 'How late the oldest deadline is that nobody acted on',
  refund_due_pence: 'What we owe back to clients and have not refunded, by currency',
  security_events: 'Security events of the last ten minutes, by kind',
  safety_switch: 'One where an operator has stopped this',
  worker_lives: 'One while any worker process lives',
} as const

/** Gauges of how the whole product stands, which any process could tell: one worker's are enough. Source: trust.md §6;
 *  docs/operations.md, "Metrics".
 *  @returns what reads them anew; called before each scrape */
export function addStanding(
  registry: Registry,
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
): () => Promise<void> {
  const made = Object.entries(gauges).map(([name, help]) => ({
    name,
    gauge: new Gauge({ name: `ginipig_${name}`, help, labelNames: ['of'] as const, registers: [registry] }),
  }))
  const read = async (): Promise<StandingRow[]> => [
    ...(await readJobs(database)),
    ...(await readWaits(database, clock.now())),
    ...(await readSecurityEvents(database, clock.now())),
    ...(await readSwitches(database)).map(({ name: label }) => ({ gauge: 'safety_switch', label, value: 1 })),
    { gauge: 'worker_lives', label: 'any', value: (await hasWorker(database)) ? 1 : 0 },
  ]
  return async () => {
    const rows = await read()
    for (const { name, gauge } of made) {
      gauge.reset() // what is over is no more
      for (const row of rows) if (row.gauge === name) gauge.set({ of: row.label }, row.value)
    }
  }
}
