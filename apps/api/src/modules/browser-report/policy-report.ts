import * as v from 'valibot'

/** What a browser says that a page's policy stopped; all of it text that anybody may have written. */
export type PolicyReport = {
  documentUrl: string
  directive: string
  blockedUrl: string
  isEnforced: boolean
  sourceUrl: string | undefined
  line: number | undefined
}

/** More than one body ever carries honestly. */
const MOST_REPORTS = 20

const text = v.optional(v.nullable(v.string()))
const number = v.optional(v.nullable(v.number()))

/** One of a list, by the Reporting API (application/reports+json). */
const Reported = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({
      documentURL: v.string(),
      effectiveDirective: v.string(),
      blockedURL: text,
      disposition: text,
      sourceFile: text,
      lineNumber: number,
    }),
  }),
  v.transform(
    ({ body }): PolicyReport => ({
      documentUrl: body.documentURL,
      directive: body.effectiveDirective,
      blockedUrl: body.blockedURL ?? '',
      isEnforced: body.disposition !== 'report',
      sourceUrl: body.sourceFile ?? undefined,
      line: body.lineNumber ?? undefined,
    }),
  ),
)

/** The older form (application/csp-report). Some browsers give the whole directive in place of its name. */
const ReportedByUri = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': v.string(),
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      disposition: text,
      'source-file': text,
      'line-number': number,
    }),
  }),
  v.transform(
    ({ 'csp-report': body }): PolicyReport => ({
      documentUrl: body['document-uri'],
      directive: (body['effective-directive'] ?? body['violated-directive'] ?? '').split(' ')[0] ?? '',
      blockedUrl: body['blocked-uri'] ?? '',
      isEnforced: body.disposition !== 'report',
      sourceUrl: body['source-file'] ?? undefined,
      line: body['line-number'] ?? undefined,
    }),
  ),
)

const Body = v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())])

/** The reports in a body, of either form; what isn't one is passed over. */
export function readPolicyReports(body: string): readonly PolicyReport[] {
  const parsed = v.safeParse(Body, parseJson(body))
  if (!parsed.success) return []
  const isList = Array.isArray(parsed.output)
  const one = isList ? Reported : ReportedByUri
  const items = (isList ? parsed.output : [parsed.output]) as readonly unknown[] // the union's two sides
  return items.slice(0, MOST_REPORTS).flatMap((item) => {
    const report = v.safeParse(one, item)
    return report.success ? [report.output] : []
  })
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined // no report then
  }
}
