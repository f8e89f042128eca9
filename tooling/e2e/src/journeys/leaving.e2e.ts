import { createClient } from '@ginipig/api/testing'
import type { Page } from '@playwright/test'
import { keptOf } from '#fixtures/crossing.ts'
import { test as base, expect } from '#fixtures/test.ts'

/** A client of this test's own, signed in, at their settings. */
const test = base.extend<{ person: { id: string; email: string } }>({
  person: async ({ database, page, logIn }, use) => {
    const { id, email } = await createClient(database, Date.now())
    await logIn(page, 'marketplace', email, '/settings')
    await expect(settings(page)).toBeVisible()
    await use({ id, email })
  },
})

const settings = (page: Page) => page.getByRole('heading', { level: 1, name: 'Settings' })
const logIn = (page: Page) => page.getByRole('link', { name: 'Log in', exact: true }).first()

const storedOf = (page: Page) => page.evaluate(() => localStorage.getItem('auth') ?? '')
const store = (page: Page, record: string) => page.evaluate((text) => localStorage.setItem('auth', text), record)

/** All that a script of the page could find of the person. */
const dumpOf = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await caches.keys(),
      (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
      document.documentElement.outerHTML,
    ]),
  )

/** Nobody is signed in, well before the 5 s after which rendering waits no longer. Source: spec §9, S26. */
async function expectNobody(page: Page, marketplaceUrl: string): Promise<void> {
  await page.goto(`${marketplaceUrl}/settings`)
  await expect(logIn(page)).toBeVisible({ timeout: 5_000 })
  await expect(settings(page)).toHaveCount(0)
  await expect.poll(() => storedOf(page)).toBe('')
}

test('whoever logs out leaves nothing of theirs, and Back shows nothing (S25)', async ({
  page,
  context,
  addresses,
  person,
}) => {
  const other = await context.newPage()
  await other.goto(`${addresses.marketplaceUrl}/profile`)
  await expect(other.getByText(person.email)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.getByRole('button', { name: 'Maya Osei’s account' }).click()
  const answer = page.waitForResponse((response) => response.url().endsWith('/auth/logout'))
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  expect((await (await answer).allHeaders())['clear-site-data']).toBe('"cache"')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(other.getByText('You have been logged out.')).toBeVisible()

  const known = new RegExp(['Maya', 'Osei', person.email, person.id].join('|'))
  for (const left of [page, other]) {
    expect(await keptOf(left)).toEqual([])
    expect(await dumpOf(left)).not.toMatch(known)
  }
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['__Host-device'])
  await page.goBack()
  await expect(logIn(page)).toBeVisible()
  expect(await dumpOf(page)).not.toMatch(known)
})

test('what is stored can neither be read without the browser, nor opened in another (S26)', async ({
  page,
  addresses,
  newPerson,
  person,
}) => {
  const record = await storedOf(page)
  expect(record).toContain(person.id)
  expect(atob(record.split('.')[2] ?? '')).not.toMatch(/Maya|Osei/)
  const exports = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('ginipig')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const key = await new Promise<CryptoKey>((resolve, reject) => {
      const asked = database.transaction('vault').objectStore('vault').get('session')
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    database.close()
    const tries = (['raw', 'jwk'] as const).map((format) => crypto.subtle.exportKey(format, key))
    return (await Promise.allSettled(tries)).map(({ status }) => status)
  })
  expect(exports).toEqual(['rejected', 'rejected'])

  const thief = await newPerson()
  await thief.goto(`${addresses.marketplaceUrl}/login`)
  await store(thief, record)
  await expectNobody(thief, addresses.marketplaceUrl)
  // The one it was copied from goes on.
  await page.reload()
  await expect(settings(page)).toBeVisible()
})

const other = '0190a7c2-0000-7000-8000-000000000002'
for (const { what, change } of [
  { what: 'of another person', change: (record: string) => record.replace(/\.[^.]+\./, `.${other}.`) },
  {
    what: 'of changed bytes',
    change: (record: string) => record.slice(0, -9) + (record.at(-9) === 'A' ? 'B' : 'A') + record.slice(-8),
  },
  { what: 'of an older version', change: (record: string) => record.replace(/^\d+/, '2') },
  { what: 'of before there were versions', change: (record: string) => record.split('.')[2] ?? '' },
  { what: 'of nothing we know', change: () => '{"userData":{}}' },
])
  test(`a stored session ${what} is nobody’s, not a spinner (S26)`, async ({ page, addresses, person: _ }) => {
    // Before the app of the next page looks: the one of this page may still write what it has just learnt.
    await page.addInitScript((text) => localStorage.setItem('auth', text), change(await storedOf(page)))
    await expectNobody(page, addresses.marketplaceUrl)
  })
