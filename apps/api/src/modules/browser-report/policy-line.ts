import { maskPath, WORD } from './mask-path.ts'
import type { PolicyReport } from './policy-report.ts'

/** What the log says of a report: enough to find the cause, nothing that could be somebody's. Source: trust.md G15. */
export type PolicyLine = {
  /** Host of the page. */
  host: string
  /** Its path, with ":" for every part that is no word of a route. */
  path: string
  directive: string
  /** Origin, with the path where it is our own; a scheme; or a word of the policy such as "inline". */
  blocked: string
  isEnforced: boolean
  source: string | undefined
  line: number | undefined
}

const MOST_HOST = 100

/** Undefined for a report that isn't about a page of ours, or names no directive. */
export function toPolicyLine(report: PolicyReport, origins: readonly string[]): PolicyLine | undefined {
  const page = parseUrl(report.documentUrl)
  if (!page || !origins.includes(page.origin) || !WORD.test(report.directive)) return undefined
  const { line } = report
  return {
    host: page.host,
    path: maskPath(page.pathname),
    directive: report.directive,
    blocked: nameOf(report.blockedUrl, origins),
    isEnforced: report.isEnforced,
    source: report.sourceUrl === undefined ? undefined : nameOf(report.sourceUrl, origins),
    line: Number.isSafeInteger(line) ? line : undefined,
  }
}

function nameOf(address: string, origins: readonly string[]): string {
  if (WORD.test(address)) return address
  const url = parseUrl(address)
  if (!url) return '?'
  if (origins.includes(url.origin)) return url.origin + maskPath(url.pathname)
  return /^https?:$/.test(url.protocol) ? url.origin.slice(0, MOST_HOST) : url.protocol.slice(0, MOST_HOST)
}

function parseUrl(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined
}
