// `pnpm drill`: loses the database's disk under booking traffic and brings the product back from its backup. README.md says more.
import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '@ginipig/local/postgres'
import { ask, booksOf, disagreements, intentsAtStripe } from './agreement.ts'
import { archiving, baseBackup, closeArchive, restore } from './backup.ts'
import { runToEnd, say, seconds } from './run-to-end.ts'
import { AGREE_WITHIN_MS, PEOPLE, SEED } from './settings.ts'
import { SETTINGS, type Stand, startStand } from './stand.ts'
import { startTraffic } from './traffic.ts'

/** How long people book before the backup, between it and the last piece of the archive, and after that, ms. */
const [BEFORE_MS, BETWEEN_MS, LOST_MS] = [15_000, 20_000, 20_000]
const PATIENCE_MS = 10 * 60_000
const LOOK_AGAIN_MS = 2_000
/** Further than the ten minutes within which a payment says that another database is at work. */
const LATER_MS = 11 * 60_000

const COMMAND = join(import.meta.dirname, '../../../apps/api/src/commands/restored.ts')

/** Runs the operator's command as in docs/operations.md, "Backups", against the restored server.
 *  @param skewMs - later than now */
async function afterRestore({ stack, folder }: Stand, databaseUrl: string, args: readonly string[], skewMs = 0) {
  const skew = join(folder, 'skew')
  await writeFile(skew, String(skewMs))
  const env = {
    ...process.env,
    ...stack.environment,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'fatal',
    NODE_ENV: 'test',
    CLOCK_SKEW: skew,
  }
  const child = spawn(process.execPath, [COMMAND, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  say(output.replaceAll(/^/gm, '    '))
  return { code, intents: new Set(Array.from(output.matchAll(/^pi_\w+/gm), ([intent]) => intent)) }
}

/** What Stripe keeps of charges that were given back, pence. */
async function feesOf({ stack }: Stand, intents: ReadonlySet<string>): Promise<number> {
  let fees = 0
  for (const intent of intents) {
    const path = `/v1/charges?payment_intent=${intent}&expand[]=data.balance_transaction`
    const { data } = await ask<{ data: { balance_transaction: { fee: number } | null }[] }>(stack.sandboxUrl, path)
    fees += data.reduce((sum, { balance_transaction: moved }) => sum + (moved?.fee ?? 0), 0)
  }
  return fees
}

/** Bookings that the restored database has. */
async function bookingsIn({ database }: Stand): Promise<ReadonlySet<string>> {
  const rows = await database.rows<{ id: string }>('select id from booking')
  return new Set(rows.map(({ id }) => id))
}

async function run(keep: (stand: Stand) => void): Promise<number> {
  const stand = await startStand((line) => say(`  ${line}`), archiving)
  keep(stand)
  const traffic = await startTraffic(stand, PEOPLE)
  await pause(BEFORE_MS)
  await baseBackup(stand.stack.databaseUrl, stand.folder)
  say('  a base backup was made')
  await pause(BETWEEN_MS)
  await closeArchive(stand.database, stand.folder)
  const safe = traffic.promises.length
  say('  the archive ends here')
  await pause(LOST_MS)
  await traffic.end()

  const bringBack = await stand.takeDatabase('crash')
  const since = performance.now()
  say('  the disk is gone')
  const { dataDir, settings } = await restore(stand.folder)
  const restored = await startPostgres({ dataDir, settings: { ...SETTINGS, ...settings } })
  say(`  restored in ${seconds(performance.now() - since)}; looked at:`)
  const wrong: string[] = [...traffic.complaints]
  const looked = await afterRestore(stand, restored.url, [])
  if (looked.intents.size === 0 || looked.code !== 1) wrong.push('no payment was lost: the drill shows nothing')
  const early = await afterRestore(stand, restored.url, ['--give-back'])
  if (early.code !== 1) wrong.push('payments were given back while they may still be made')
  const given = await afterRestore(stand, restored.url, ['--give-back'], LATER_MS)
  const again = await afterRestore(stand, restored.url, [], LATER_MS)
  if (given.code !== 0 || again.code !== 0) wrong.push('something is left to do')
  await restored.stop()
  await bringBack(dataDir)

  const cost = await feesOf(stand, looked.intents)
  const bookings = await bookingsIn(stand)
  const promises = traffic.promises.slice(0, safe).filter(({ bookingId }) => bookings.has(bookingId))
  // Of a lost booking too, but given up before.
  const released = (await intentsAtStripe(stand)).filter(
    ({ status, metadata }) => status === 'canceled' && !bookings.has(metadata.booking_id ?? ''),
  )
  const intents = new Set([...looked.intents, ...released.map(({ id }) => id)])
  let disagree: string[] = []
  do {
    await pause(LOOK_AGAIN_MS)
    disagree = await disagreements(stand, promises, { intents, cost })
  } while (disagree.length > 0 && performance.now() - since < AGREE_WITHIN_MS)
  wrong.push(...disagree)
  say(
    `${traffic.promises.length} bookings were lived through, ${safe} before the archive ended, of which ${promises.length} are here`,
  )
  say(
    `${looked.intents.size} payments of lost bookings were given back, for ${cost} p of fees\n${await booksOf(stand)}`,
  )
  for (const line of wrong) say(`✗ ${line}`)
  say(
    wrong.length === 0
      ? `All agrees ${seconds(performance.now() - since)} after the loss.`
      : `${wrong.length} things are wrong.`,
  )
  return wrong.length === 0 ? 0 : 1
}

say(`--seed ${SEED}: ${PEOPLE} people, ${seconds(LOST_MS)} lost`)
await runToEnd(run, PATIENCE_MS)
