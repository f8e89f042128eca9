import { expect, test } from '#fixtures/test.ts'
import { readBrowserErrors } from '#stack/report-lines.ts'

test('a page of which a part never comes is told to its operator, by its route and nothing of a person (trust.md §6)', async ({
  page,
  addresses,
}) => {
  await page.route('**/assets/forgot-password-*.js', (route) => route.abort('connectionreset'))
  await page.goto(`${addresses.marketplaceUrl}/forgot-password?email=jane%40example.test#secret`)
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible()
  const known = {
    ...{ app: 'marketplace', kind: 'chunk', name: 'TypeError', route: '/forgot-password', language: 'en' },
    message: expect.stringMatching(/^Failed to fetch dynamically imported module: forgot-password-[\w-]+\.js$/),
    version: expect.stringMatching(/^index-[\w-]+\.js$/),
  }
  await expect.poll(() => readBrowserErrors(addresses.logs)).toContainEqual(expect.objectContaining(known))
  expect(JSON.stringify(readBrowserErrors(addresses.logs))).not.toMatch(/jane|secret/)
})

test('a page that has to be drawn anew after the server rendered it is told once, as what it is', async ({
  page,
  addresses,
  policy,
}) => {
  policy.allow(/Minified React error/)
  // As an extension would, before the app is there.
  await page.addInitScript(() => {
    const change = (_: unknown, observer: MutationObserver) => {
      const heading = document.querySelector('h1')?.firstChild
      if (!heading) return
      observer.disconnect()
      heading.nodeValue = 'Jane'
    }
    new MutationObserver(change).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${addresses.marketplaceUrl}/faq`)
  const told = () => readBrowserErrors(addresses.logs).filter(({ route }) => route === '/faq')
  await expect.poll(told).toEqual([expect.objectContaining({ app: 'marketplace', kind: 'hydration', name: 'Error' })])
  expect(JSON.stringify(told())).not.toContain('Jane')
})
