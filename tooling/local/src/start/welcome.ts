import { siteOrigin } from '#gateway/index.ts'
import type { Stack } from '#stack/index.ts'

/** Made by the demo data (apps/api/src/commands/seed.ts). */
const DEMO_PASSWORD = 'Ginipig-2026'

/** What a person needs to begin. */
export function welcome({ marketplaceUrl, consoleUrl }: Stack, dataDir: string): string {
  return `
  Marketplace        ${marketplaceUrl}
  Provider console   ${consoleUrl}
  Mail and SMS       ${marketplaceUrl}/dev/mailbox
  Stripe sandbox     ${siteOrigin('stripe', Number(new URL(marketplaceUrl).port))}/_sandbox

  Demo accounts, all with the password ${DEMO_PASSWORD}:
    client@ginipig.test       books on the marketplace
    provider@ginipig.test     lists and decides in the provider console
    newprovider@ginipig.test  has signed up and not finished the profile

  Data and logs are in ${dataDir}. Ctrl-C stops everything; npm start -- --fresh begins anew.
`
}
