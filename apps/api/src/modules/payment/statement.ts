import { signedLink, signedLinkLifeMs } from '#modules/media/signed-link.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { i18nIn } from '#platform/i18n/i18n.ts'
import { drawInWorker } from '#platform/pdf/draw-in-worker.ts'
import type { Platform } from '#platform/platform.ts'
import { readStatement } from './earnings.ts'
import { readStatementHead } from './invoice.sql.ts'
import type { PaperFile } from './invoice.ts'
import { statementPaper } from './statement-paper.ts'

/** Path and query of a link to a provider's own month that is good for some minutes. */
export const linkForStatement = (platform: Platform, providerId: string, month: string): string =>
  signedLink(platform, { kind: 'statement', path: '/api/v1/statements', id: `${providerId}.${month}` })

/** The PDF behind a link, drawn when it is asked for from the ledger.
 *  @throws Refusal `statement_not_found` for a link that is over or was not made by us */
export async function openStatement(
  platform: Platform,
  { statementId, ...signed }: { statementId: string; until: string; signature: string },
): Promise<PaperFile> {
  const isGood = signedLinkLifeMs(platform, { kind: 'statement', id: statementId, ...signed }) > 0
  const [providerId = '', month = ''] = statementId.split('.')
  const head = isGood ? await readStatementHead(platform.database, providerId) : undefined
  if (!head) throw new Refusal('statement_not_found')
  const statement = await readStatement(platform, providerId, month)
  const i18n = i18nIn(head.language)
  return {
    name: `${i18n._('Statement')} ${month}.pdf`,
    bytes: await drawInWorker(statementPaper(statement, head, platform.config.publisher)),
  }
}
