import { createClient, type Database } from '@ginipig/api/testing'
import { IS_LONG } from '@ginipig/config/test-run'
import type { BrowserContext, Page } from '@playwright/test'
import { type Fate, type FaultProxy, seededRandom, startFaultProxy } from '#fixtures/fault-proxy.ts'
import { test as base, expect, type Person } from '#fixtures/test.ts'
import type { Addresses } from '#stack/addresses.ts'

/** As many as trust.md G05 names in the long run. */
const ROUNDS = IS_LONG ? 200 : 5
/** Of so many answers to a refresh one doesn't arrive whole, the first one first. */
const LOST_EVERY = 3
const SEED = 20_260_514

/** Within its last minute a token is renewed before it is used: this one stays unquestioned for a quarter of a second. */
const UNQUESTIONED_MS = 250
const SHORT_LIFE_MS = 60_000 + UNQUESTIONED_MS

const SWITCHES = ['Marketing emails', 'Other notifications', 'SMS notifications'] as const

type Line = {
  /** What becomes of the next answers to a refresh. */
  fate: () => Fate
  /** When the last answer to a refresh was passed on; epoch ms. */
  toldAt: number
  proxy: FaultProxy
  context: BrowserContext
}

/** A browser whose way to the API is as bad as the test wants, and whose access tokens live for a moment. */
const test = base.extend<{ line: Line }>({
  line: async ({ openBrowser }, use) => {
    const line: Pick<Line, 'fate' | 'toldAt'> = { fate: () => 'arrives', toldAt: 0 }
    const proxy = await startFaultProxy({
      isChosen: ({ url = '' }) => /\/auth\/(refresh|login)$/.test(url),
      decide: () => line.fate(),
      retell: (answer) => {
        line.toldAt = Date.now()
        return { ...answer, expiresAt: line.toldAt + SHORT_LIFE_MS }
      },
    })
    const context = await openBrowser({ proxy: { server: proxy.server } })
    await use(Object.assign(line, { proxy, context }))
    await context.close()
    await proxy.close()
  },
})

const settings = (page: Page) => page.getByRole('heading', { level: 1, name: 'Settings' })

/** Changes one setting, with a token that has to be renewed first. */
async function changeSetting(page: Page, name: string = SWITCHES[0]): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/me/notification-settings') && answer.ok())
  await page.getByRole('switch', { name }).click()
  await saved
}

/** Until the server has let in the socket of the page that comes next. */
async function joinedSocket(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('40'))
}

/** From here on the next call of any tab has to renew, whichever of them renewed last. */
const mustRenew = (line: Line) =>
  expect.poll(() => Date.now() - line.toldAt, { intervals: [50] }).toBeGreaterThan(UNQUESTIONED_MS)

type Parts = { addresses: Addresses; database: Database; line: Line; logIn: Person }

/** Tabs of one browser at the settings of one client, with a token that none of them uses without renewing it. */
async function openTabs(count: number, { addresses, database, line, logIn }: Parts) {
  const { id, email } = await createClient(database, Date.now())
  const tabs = await Promise.all(Array.from({ length: count }, () => line.context.newPage()))
  for (const tab of tabs) {
    if (tab === tabs[0]) await logIn(tab, 'marketplace', email)
    await tab.goto(`${addresses.marketplaceUrl}/settings`)
    await expect(settings(tab)).toBeVisible()
  }
  await mustRenew(line)
  return {
    tabs,
    /** Why each session of theirs ended; null while it lasts. */
    endings: async () => {
      const rows = await database.rows<{ end_reason: string | null }>(
        'select end_reason from session where account_id = $1',
        [id],
      )
      return rows.map(({ end_reason }) => end_reason)
    },
    /** When the last of them ended; epoch ms, by the API's clock. */
    lastEnd: async () => {
      const row = await database.row<{ at: number }>(
        'select (extract(epoch from max(ended_at)) * 1000)::float8 as at from session where account_id = $1',
        [id],
      )
      return row?.at ?? Number.NaN
    },
    /** As if all that was renewed had been renewed that much earlier. */
    waitSeconds: (seconds: number) =>
      database.rows(
        `update refresh_token set used_at = used_at - make_interval(secs => $2)
         where session_id in (select id from session where account_id = $1)`,
        [id, seconds],
      ),
  }
}

for (const { name, rounds, hasLocks } of [
  { name: 'taking turns', rounds: ROUNDS, hasLocks: true },
  { name: 'in a browser without turns', rounds: ROUNDS / 4, hasLocks: false },
])
  test(`three tabs keep their session while every third answer is lost, ${name} (trust.md G05)`, async ({
    addresses,
    database,
    line,
    logIn,
  }, { annotations }) => {
    test.setTimeout(60_000 + rounds * 5_000)
    const { context, proxy } = line
    if (!hasLocks) await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
    const { tabs, endings } = await openTabs(SWITCHES.length, { addresses, database, line, logIn })
    const random = seededRandom(SEED)
    let told = 0
    line.fate = () => {
      told += 1
      if (told % LOST_EVERY !== 1) return 'arrives'
      return random() < 0.5 ? 'lost' : 'torn'
    }
    const before = proxy.counts.arrives
    const began = performance.now()
    for (let round = 0; round < rounds; round += 1)
      await Promise.all(tabs.map((tab, number) => changeSetting(tab, SWITCHES[number])))
    const description = `${rounds} rounds, ${JSON.stringify(proxy.counts)}, ${Math.round(performance.now() - began)} ms`
    annotations.push({ type: 'figures', description })
    line.fate = () => 'arrives'
    for (const tab of tabs) {
      await expect(settings(tab)).toBeVisible()
      await tab.reload()
      await expect(settings(tab)).toBeVisible()
    }
    expect(proxy.counts.arrives - before).toBeGreaterThanOrEqual(rounds)
    expect(proxy.counts.lost + proxy.counts.torn).toBeGreaterThan(rounds / 4)
    expect(await endings()).toEqual([null])
  })

test('an answer that never came is asked for again by whichever tab comes next, half a minute later (trust.md G05)', async ({
  addresses,
  database,
  line,
  logIn,
}) => {
  const { tabs, endings, waitSeconds } = await openTabs(2, { addresses, database, line, logIn })
  const [one, other] = tabs as [Page, Page]
  line.fate = () => 'lost'
  await changeSetting(one)
  expect(line.proxy.counts.lost).toBeGreaterThanOrEqual(3)
  await waitSeconds(30)
  line.fate = () => 'arrives'
  await changeSetting(other)
  await changeSetting(one)
  expect(await endings()).toEqual([null])
})

test('a page closed while it renews its session is still signed in when it is opened again (trust.md G05)', async ({
  addresses,
  database,
  line,
  logIn,
}) => {
  const { tabs, endings, waitSeconds } = await openTabs(1, { addresses, database, line, logIn })
  const [tab] = tabs as [Page]
  line.fate = () => 'lost'
  await tab.getByRole('switch', { name: SWITCHES[0] }).click()
  await expect.poll(() => line.proxy.counts.lost).toBeGreaterThan(0)
  await tab.close()
  await waitSeconds(30)
  line.fate = () => 'arrives'
  const again = await line.context.newPage()
  await again.goto(`${addresses.marketplaceUrl}/settings`)
  await expect(settings(again)).toBeVisible()
  await changeSetting(again)
  expect(await endings()).toEqual([null])
})

test('a used token that turns up again ends every tab and its socket within a second (trust.md G05, S64)', async ({
  addresses,
  database,
  line,
  logIn,
  request,
}, { annotations }) => {
  const { tabs, endings, lastEnd, waitSeconds } = await openTabs(3, { addresses, database, line, logIn })
  const joining = tabs.map(joinedSocket)
  for (const tab of tabs) {
    await tab.reload()
    await expect(settings(tab)).toBeVisible()
  }
  await Promise.all(joining)
  await mustRenew(line)
  const [first] = tabs as [Page]
  const token = async () => (await line.context.cookies()).find(({ name }) => name === '__Host-refresh')?.value ?? ''
  const stolen = await token()
  // Another tab may just have renewed, and what it got be the stolen one: then nothing is renewed for a moment.
  await expect(async () => {
    await changeSetting(first)
    expect(await token()).not.toBe(stolen)
  }).toPass()
  await waitSeconds(11)
  const answer = await request.post(`${addresses.apiUrl}/api/v1/auth/refresh`, {
    data: { nonce: crypto.randomUUID() },
    headers: { origin: addresses.marketplaceUrl, cookie: `__Host-refresh=${stolen}` },
  })
  expect(answer.status()).toBe(401)
  expect(await endings()).toEqual(['reuse'])
  for (const tab of tabs) await expect(settings(tab)).toBeHidden({ timeout: 5_000 })
  const { ended } = line.proxy
  const since = (await lastEnd()) - performance.timeOrigin
  const took = () => ended.map(({ toldAt }) => Math.round(toldAt - since))
  // The server's word and its cut go out together; how soon a busy browser has closed its end is the browser's.
  await expect.poll(() => took().filter((ms) => ms < 1_000)).toHaveLength(tabs.length)
  await expect.poll(() => ended.map(({ isClosed }) => isClosed)).toEqual(tabs.map(() => true))
  annotations.push({ type: 'figures', description: `told after ${took().join(', ')} ms` })
})
