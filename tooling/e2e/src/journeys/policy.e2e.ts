import { expect, test } from '#fixtures/test.ts'
import { PROVOKED, readReportLines } from '#stack/report-lines.ts'

/** What this journey needs of the browser's trusted types, which TypeScript doesn't know. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

for (const app of ['marketplace', 'console'] as const)
  test(`what a page of the ${app} may not load is stopped, and its operator hears of it (trust.md S14)`, async ({
    page,
    addresses,
    policy,
  }) => {
    policy.allow(/provoked/)
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
        // Trusted, so that it is the source alone that is stopped and heard of.
        const { trustedTypes } = window as unknown as { trustedTypes: TrustedTypes }
        const trusted = trustedTypes.createPolicy('provoked', { createScriptURL: (url) => url })
        document.head.append(Object.assign(document.createElement('script'), { src: trusted.createScriptURL(src) }))
      }, address)
    await load(`${PROVOKED}/script.js?of=somebody`)
    const host = new URL(origin).host
    const known = { host, path: '/login', blocked: PROVOKED, directive: 'script-src-elem', isEnforced: true }
    const lines = () => readReportLines(addresses.logs).map((line) => JSON.parse(line).securityReport)
    await expect.poll(lines).toContainEqual(expect.objectContaining(known))
    expect(asked).toEqual([])
    expect(JSON.stringify(lines())).not.toMatch(/somebody|secret|profile/)
  })
