/** Where the stack under test is. Playwright hands the environment of its setup on to its workers. */
export type Addresses = {
  marketplaceUrl: string
  consoleUrl: string
  deskUrl: string
  /** The API by an address that Node resolves too. */
  apiUrl: string
  /** The Stripe sandbox by an address that Node resolves too. */
  sandboxUrl: string
  databaseUrl: string
  /** What the API's programs get: an operator's commands run with it. */
  environment: Readonly<Record<string, string>>
  /** Where calendars of others lie: calendar-stand-in.ts. */
  calendarUrl: string
  /** Of the API's processes; their lines are JSON. */
  logs: string
}

const NAME = 'GINIPIG_E2E_ADDRESSES'

export function writeAddresses(addresses: Addresses): void {
  process.env[NAME] = JSON.stringify(addresses)
}

export function readAddresses(): Addresses {
  const text = process.env[NAME]
  if (!text) throw new Error('The stack was not started')
  return JSON.parse(text)
}
