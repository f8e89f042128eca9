import { BUSY, fillProvider } from './provider/fill-provider.ts'
import type { ProviderOrder, ProviderResult } from './provider/provider-process.ts'
import type { Finding, Question } from './question.ts'
import { startChild } from './server/child.ts'

/** Each is asked so many times. */
const TIMES = 25

/** Milliseconds of server time that each may take. */
const asked: Readonly<Record<keyof ProviderResult, { what: string; allowed: number }>> = {
  list: { what: 'my listings', allowed: 50 },
  diary: { what: 'a week of the diary', allowed: 50 },
  grid: { what: "the wizard's grid, three months", allowed: 50 },
  draft: { what: 'a listing to edit', allowed: 50 },
  month: { what: "a client's month of one of these listings", allowed: 6 },
  upcoming: { what: 'my bookings, upcoming', allowed: 10 },
  past: { what: 'my bookings, past', allowed: 10 },
  publish: { what: 'publishing 300 starts', allowed: 100 },
}

/** Milliseconds that a month of one service takes Easy!Appointments 1.5.1 (php-fpm with opcache, MariaDB) with as many bookings
 *  of its provider, half of the next 90 days full: measured by an inspection beside this code on a quiet machine, the median of rounds from 549.
 *  It names the days without room; ours every slot. */
const EASY_APPOINTMENTS_MONTH_MS = 591

export const question: Question = {
  asks: `How long do the pages of a provider with ${BUSY.slots} starts and ${BUSY.bookings} bookings take the server?`,
  async answer({ stand, say }) {
    const here = await stand()
    const [providerId = ''] = here.world.providerIds
    const provider = await fillProvider(here.pool, providerId)
    say(`of ${provider.listings} listings: ${provider.slots} starts, ${provider.bookings} bookings`)
    const child = startChild('tooling/bench/src/provider/provider-process.ts', here.environment)
    try {
      const order: ProviderOrder = { ...provider, times: TIMES }
      // provider-process.ts answers with this.
      const result = (await child.request(order)) as ProviderResult
      const named = Object.entries(asked) as [keyof ProviderResult, (typeof asked)[keyof ProviderResult]][]
      const month = result.month.ms
      const besideOthers: Finding = {
        what: 'the same month in Easy!Appointments, times as long',
        ours: `${month.toFixed(1)} ms`,
        bare: `${EASY_APPOINTMENTS_MONTH_MS} ms`,
        ratio: EASY_APPOINTMENTS_MONTH_MS / month,
        goal: { atLeast: 100 },
        isTime: true,
      }
      const findings = named.map(([name, { what, allowed }]): Finding => {
        const { ms, statements, slowest } = result[name]
        say(`${what}: ${ms.toFixed(1)} ms, ${statements} statements, the slowest ${slowest}`)
        const ours = `${ms.toFixed(1)} ms`
        return { what, ours, bare: `${allowed} ms`, ratio: ms / allowed, goal: { atMost: 1 }, isTime: true }
      })
      return [...findings, besideOthers]
    } finally {
      await child.stop()
    }
  },
}
