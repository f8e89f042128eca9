import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Whom the journey that wants a report asks for. */
export const PROVOKED = 'https://provoked.example'

/** What the API logged of browsers' reports. Source: trust.md S14. */
export const readReportLines = (logs: string): string[] =>
  readdirSync(logs)
    .filter((name) => name.startsWith('server'))
    .flatMap((name) => readFileSync(path.join(logs, name), 'utf8').split('\n'))
    .filter((line) => line.includes('"securityReport"'))

/** By a journey that looks whether the policy holds. */
export const isProvoked = (line: string): boolean => line.includes(PROVOKED) || line.includes('"frame-ancestors"')
