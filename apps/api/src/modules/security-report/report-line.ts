import type { BrowserReport } from './browser-report.ts'

/** What the log says of a report: enough to find the cause, nothing that could be somebody's. Source: trust.md G15. */
export type ReportLine = {
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

const WORD = /^[a-z][a-z-]{0,40}$/
/** A file of a build, such as "main-1a2b3c.js". */
const FILE = /^[\w-]{1,60}\.(?:js|css|svg|png|woff2)$/
const MOST_HOST = 100

/** Undefined for a report that isn't about a page of ours, or names no directive. */
export function toLine(report: BrowserReport, origins: readonly string[]): ReportLine | undefined {
  const page = parseUrl(report.documentUrl)
  if (!page || !origins.includes(page.origin) || !WORD.test(report.directive)) return undefined
  const { line } = report
  return {
    host: page.host,
    path: pathOf(page),
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
  if (origins.includes(url.origin)) return url.origin + pathOf(url)
  return /^https?:$/.test(url.protocol) ? url.origin.slice(0, MOST_HOST) : url.protocol.slice(0, MOST_HOST)
}

/** Neither query nor fragment; and an id, a name or a code in the path stays out as well. */
const pathOf = ({ pathname }: URL) =>
  pathname
    .split('/')
    .slice(0, 6)
    .map((part) => (part === '' || WORD.test(part) || FILE.test(part) ? part : ':'))
    .join('/')

function parseUrl(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined
}
