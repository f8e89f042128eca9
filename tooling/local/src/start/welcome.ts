import { siteOrigin } from '#gateway/index.ts'
import type { Stack } from '#stack/index.ts'

/** Made by the demo data (apps/api/src/commands/seed.ts). */
const DEMO_PASSWORD = 'Ginipig-2026'

/** What a person needs to begin. */
export function welcome({ marketplaceUrl, consoleUrl, deskUrl }: Stack, dataDir: string): string {
  return `
  Marketplace        ${marketplaceUrl}
  Provider console   ${consoleUrl}
  Operators' desk    ${deskUrl}
  Mail and SMS       ${marketplaceUrl}/dev/mailbox
  Stripe sandbox     ${siteOrigin('stripe', Number(new URL(marketplaceUrl).port))}/_sandbox

  Demo accounts, all with the password ${DEMO_PASSWORD}:
    client@ginipig.test       books on the marketplace
    provider@ginipig.test     lists and decides in the provider console
    newprovider@ginipig.test  has signed up and not finished the profile
    operator@ginipig.test     sits at the operators' desk, whose log-in says their code

  Data and logs are in ${dataDir}. Ctrl-C stops everything; npm start -- --fresh begins anew.
`
}
