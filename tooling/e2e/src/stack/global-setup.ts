import { rm } from 'node:fs/promises'
import path from 'node:path'
import { scratchFolder } from '@ginipig/local/postgres'
import { startStack } from '@ginipig/local/stack'
import { writeAddresses } from './addresses.ts'
import { startCalendarStandIn } from './calendar-stand-in.ts'
import { findCardNumbers } from './card-numbers.ts'
import { isBroken, isProvoked, readBrowserErrors, readReportLines } from './report-lines.ts'

/** Starts the whole product, empty, on a free port and in a folder of its own; stops and removes it afterwards. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await scratchFolder('ginipig-e2e-')
  const calendars = await startCalendarStandIn()
  const stack = await startStack({
    dataDir,
    port: 0,
    seed: 'none',
    log: () => undefined,
    env: { SWEEP_MS: '1000', LOG_LEVEL: 'warn', CALENDAR_STAND_IN: calendars.origin },
  })
  const { marketplaceUrl, consoleUrl, deskUrl, apiUrl, sandboxUrl, databaseUrl, environment } = stack
  const logs = path.join(dataDir, 'logs')
  const where = { marketplaceUrl, consoleUrl, deskUrl, apiUrl, sandboxUrl, databaseUrl, environment }
  writeAddresses({ ...where, calendarUrl: calendars.origin, logs })
  return async () => {
    const cards = await findCardNumbers(databaseUrl, logs)
    await stack.stop()
    await calendars.stop()
    const reports = readReportLines(logs).filter((line) => !isProvoked(line))
    const failures = readBrowserErrors(logs).filter((line) => !isBroken(line))
    await rm(dataDir, { recursive: true, force: true })
    if (cards.length > 0) throw new Error(`Card numbers stand in ${cards.join(', ')}`)
    if (reports.length > 0) throw new Error(`Browsers reported of our pages:\n${reports.join('\n')}`)
    if (failures.length > 0)
      throw new Error(`Pages failed in browsers:\n${failures.map((one) => JSON.stringify(one)).join('\n')}`)
  }
}
