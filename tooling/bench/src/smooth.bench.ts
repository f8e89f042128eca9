import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '@ginipig/api/testing'
import { scratchFolder, startPostgres } from '@ginipig/local/postgres'
import { type Stack, startStack } from '@ginipig/local/stack'
import pg from 'pg'
import { startPhone } from './first-paint/phone.ts'
import { BUSY, fillProvider } from './provider/fill-provider.ts'
import type { Finding, Question } from './question.ts'
import { median } from './rounds.ts'
import { ROUNDS } from './settings.ts'
import { openAs, SMOOTH_MS, scroll } from './smooth/scroll.ts'
import { fillThread, TALK } from './thread/fill-thread.ts'

const DAY_MS = 86_400_000
/** How much slower than this machine an old phone is. Source: issue “The provider's side”. */
const OLD_PHONE = 4
const PHONE = { width: 390, height: 844 }
// As low as a small laptop's window, so that each page is longer.
const DESK = { width: 1280, height: 640 }

type Visit = {
  what: string
  app: 'marketplaceUrl' | 'consoleUrl'
  email: string
  path: string
  direction: 1 | -1
  slower: number
}

export const question: Question = {
  asks: `Do the pages of a provider with ${BUSY.slots} starts and ${BUSY.bookings} bookings, and a conversation of ${TALK.messages} messages, scroll smoothly?`,
  async answer({ say }) {
    const open = new AsyncDisposableStack()
    try {
      const folder = await scratchFolder('ginipig-bench-smooth-')
      open.defer(() => rm(folder, { recursive: true, force: true }))
      const server = await startPostgres({ dataDir: join(folder, 'postgres'), settings: {} })
      open.defer(server.stop)
      const stack = await startStack({
        dataDir: folder,
        port: 0,
        seed: 'demo',
        databaseUrl: server.url,
        log: () => undefined,
      })
      open.defer(stack.stop)
      // Filling takes longer than the API may.
      const pool = new pg.Pool({ connectionString: server.url, max: 2, options: '-c statement_timeout=0' })
      open.defer(() => pool.end())
      const browser = await startPhone()
      open.defer(() => browser.close())
      const findings: Finding[] = []
      for (const visit of await visitsOf(pool))
        for (const [name, size] of Object.entries({ phone: PHONE, desk: DESK })) {
          const what = `longest task of ${visit.what}, ${name}`
          const longest: number[] = []
          for (let round = 0; round < ROUNDS; round += 1) {
            const page = await openAs(browser, size, {
              ...visit,
              origin: originOf(stack, visit),
              password: DEMO_PASSWORD,
            })
            const tasks = await scroll({ page, ...visit })
            await page.context().close()
            say(`${visit.what}, ${name}: ${tasks?.map((ms) => ms.toFixed(0)).join(', ') || 'none'}`)
            if (tasks) longest.push(Math.max(0, ...tasks))
          }
          if (longest.length < ROUNDS) {
            findings.push({ what, ours: 'did not scroll' })
            continue
          }
          const usual = median(longest)
          findings.push({
            what,
            ours: usual === 0 ? `≤ ${SMOOTH_MS} ms` : `${usual.toFixed(0)} ms`,
            bare: `${SMOOTH_MS} ms`,
            ratio: Math.max(usual, SMOOTH_MS) / SMOOTH_MS,
            goal: { atMost: 1 },
            isTime: true,
          })
        }
      return findings
    } finally {
      await open.disposeAsync()
    }
  },
}

type Person = { id: string; email: string }

/** A client, and a provider whose diary is free where it is to be filled (fill-provider.ts). */
const twoPeople = `
  (select id, email from account where email = 'client@ginipig.test')
  union all
  (select a.id, a.email from account a
   where exists (select from listing l where l.provider_id = a.id and l.status = 'listed')
     and not exists (select from booking b where b.provider_id = a.id
       and (lower(b.during) < now() - interval '99 days' or lower(b.during) > now() + interval '1 day'))
   order by a.id limit 1)`

const originOf = (stack: Stack, { app }: Visit) => stack[app]

/** Two people of the demo get as much to look at as anybody ever will. */
async function visitsOf(pool: pg.Pool): Promise<Visit[]> {
  const { rows } = await pool.query<{ id: string; email: string }>(twoPeople)
  const [{ id: clientId, email: client }, { id: providerId, email: provider }] = rows as [Person, Person]
  const { editedId } = await fillProvider(pool, providerId)
  await fillThread(pool, { clientIds: [clientId], providerIds: [providerId] })
  const busyDay = new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10)
  const ofProvider = { app: 'consoleUrl', email: provider, direction: 1, slower: OLD_PHONE } as const
  const ofClient = {
    app: 'marketplaceUrl',
    email: client,
    path: `/message/${providerId}`,
    direction: -1,
    slower: 1,
  } as const
  return [
    { ...ofProvider, what: 'my listings', path: '/provider/my-listings' },
    { ...ofProvider, what: 'my bookings', path: '/provider/my-bookings?tab=past' },
    { ...ofProvider, what: "the diary's week", path: `/provider/diary?day=${busyDay}` },
    { ...ofProvider, what: "the diary's list", path: `/provider/diary?view=list&day=${busyDay}` },
    { ...ofProvider, what: "the wizard's times", path: `/provider/edit-appointment/${editedId}?step=times` },
    { ...ofClient, what: 'a conversation' },
    { ...ofClient, what: 'a conversation at a quarter of the speed', slower: OLD_PHONE },
  ]
}
