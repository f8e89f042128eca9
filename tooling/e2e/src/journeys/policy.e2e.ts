import { expect, test } from '#fixtures/test.ts'
import { PROVOKED, readReportLines } from '#stack/report-lines.ts'

for (const app of ['marketplace', 'console'] as const)
  test(`what a page of the ${app} may not load is stopped, and its operator hears of it (trust.md S14)`, {
    tag: '@wide',
  }, async ({ page, addresses, policy }) => {
    policy.allow(/provoked|require-trusted-types-for/)
    policy.allow(/requires 'TrustedScriptURL'/)
    const origin = app === 'marketplace' ? addresses.marketplaceUrl : addresses.consoleUrl
    const asked: string[] = []
    await page.route(`${PROVOKED}/**`, (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await page.goto(`${origin}/login?next=%2Fprofile#secret`)
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    const load = (address: string) =>
      page.evaluate((src) => {
        document.head.append(Object.assign(document.createElement('script'), { src }))
      }, address)
    await load(`${PROVOKED}/script.js?of=somebody`)
    const host = new URL(origin).host
    const known = { host, path: '/login', blocked: PROVOKED, directive: 'script-src-elem', isEnforced: true }
    const lines = () => readReportLines(addresses.logs).map((line) => JSON.parse(line).securityReport)
    await expect.poll(lines).toContainEqual(expect.objectContaining(known))
    expect(asked).toEqual([])
    expect(JSON.stringify(lines())).not.toMatch(/somebody|secret|profile/)
  })
