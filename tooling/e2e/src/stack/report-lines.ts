import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Whom the journey that wants a report asks for. */
export const PROVOKED = 'https://provoked.example'

const linesWith = (logs: string, name: string): string[] =>
  readdirSync(logs)
    .filter((file) => file.startsWith('server'))
    .flatMap((file) => readFileSync(path.join(logs, file), 'utf8').split('\n'))
    .filter((line) => line.includes(`"${name}"`))

/** What the API logged of browsers' reports. Source: trust.md S14. */
export const readReportLines = (logs: string): string[] => linesWith(logs, 'securityReport')

export type BrowserErrorLine = { kind: string; route: string }

/** What it logged of pages that failed. Source: trust.md §6. */
export const readBrowserErrors = (logs: string): BrowserErrorLine[] =>
  linesWith(logs, 'browserError').map((line) => JSON.parse(line).browserError)

/** What the journey of pages that fail breaks, and where. */
const broken: readonly BrowserErrorLine[] = [
  { kind: 'chunk', route: '/forgot-password' },
  { kind: 'hydration', route: '/faq' },
]
export const isBroken = (line: BrowserErrorLine): boolean =>
  broken.some(({ kind, route }) => line.kind === kind && line.route === route)

/** By a journey that looks whether the policy holds. */
export const isProvoked = (line: string): boolean => line.includes(PROVOKED) || line.includes('"frame-ancestors"')
