import { signedLink, signedLinkLifeMs } from '#modules/media/signed-link.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { i18nIn } from '#platform/i18n/i18n.ts'
import { drawInWorker } from '#platform/pdf/draw-in-worker.ts'
import type { Platform } from '#platform/platform.ts'
import { isInvoiceOf, readEarlierInvoices, readInvoice } from './invoice.sql.ts'
import { invoicePaper } from './invoice-paper.ts'

export { readInvoicesOf } from './invoice.sql.ts'

/** A paper as it is downloaded. */
export type PaperFile = { name: string; bytes: Buffer }

/** Path and query of a link that is good for some minutes. @throws Refusal `invoice_not_found` for anybody but its client */
export async function linkForInvoice(platform: Platform, clientId: string, invoiceId: string): Promise<string> {
  if (!(await isInvoiceOf(platform.database, invoiceId, clientId))) throw new Refusal('invoice_not_found')
  return signedLink(platform, { kind: 'invoice', path: '/api/v1/invoices', id: invoiceId })
}

/** The PDF behind a link, drawn when it is asked for from what was written down when it was issued.
 *  @throws Refusal `invoice_not_found` also for a link that is over or was not made by us */
export async function openInvoice(
  platform: Platform,
  { invoiceId, ...signed }: { invoiceId: string; until: string; signature: string },
): Promise<PaperFile> {
  const isGood = signedLinkLifeMs(platform, { kind: 'invoice', id: invoiceId, ...signed }) > 0
  const row = isGood ? await readInvoice(platform.database, invoiceId) : undefined
  if (!row) throw new Refusal('invoice_not_found')
  const earlier = row.kind === 'refund' ? await readEarlierInvoices(platform.database, invoiceId) : []
  const credits = earlier.map(({ number }) => number)
  const i18n = i18nIn(row.language)
  return {
    // An invoice has one name in every language (spec §9).
    name: row.kind === 'refund' ? `${i18n._('Credit note')}.pdf` : 'Invoice.pdf',
    bytes: await drawInWorker(invoicePaper(row, credits, platform.config.publisher)),
  }
}
