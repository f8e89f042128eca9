import type { Api } from '@ginipig/api-client/core/api.ts'
import type { QueryInput } from '@ginipig/contract/core/endpoint.ts'
import { listPayments, type PaymentRecord } from '@ginipig/contract/payment/history.ts'
import { getInvoiceLink } from '@ginipig/contract/payment/invoice.ts'
import type { PaymentKind } from '@ginipig/domain/payment'
import { toWallClock } from '@ginipig/domain/time'
import type { PaymentsSearch } from './payments-search.ts'
import { toPaymentsQuery } from './payments-search.ts'

/** As many as one file takes along: each is drawn when it is asked for. */
const MOST_PAPERS = 100

/** A paper that is asked for, and what its file is called. */
type Wanted = { invoiceId: string; name: string }

/** "2026-05-08 GP-48213 Invoice.pdf": in the order of the days, no two alike. */
function namePapers(records: readonly PaymentRecord[], kindOf: (kind: PaymentKind) => string): Wanted[] {
  const used = new Map<string, number>()
  return records.flatMap(({ invoiceIds, at, zone, reference, kind }) =>
    invoiceIds.map((invoiceId) => {
      const name = `${toWallClock(at, zone).date} ${reference} ${kindOf(kind)}`
      const count = (used.get(name) ?? 0) + 1
      used.set(name, count)
      return { invoiceId, name: `${name}${count > 1 ? ` ${count}` : ''}.pdf` }
    }),
  )
}

/** The payments that have papers, page by page until there are enough, latest first. */
async function readPaid(api: Api, search: PaymentsSearch, signal: AbortSignal): Promise<PaymentRecord[]> {
  const found: PaymentRecord[] = []
  let cursor: string | undefined
  do {
    const query: QueryInput<typeof listPayments> = {
      ...toPaymentsQuery(search),
      limit: '48',
      ...(cursor && { cursor }),
    }
    const { items, nextCursor } = await api(listPayments, { query, signal })
    found.push(...items.filter(({ invoiceIds }) => invoiceIds.length > 0))
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined && found.length <= MOST_PAPERS)
  return found
}

async function readPaper(api: Api, invoiceId: string, signal: AbortSignal): Promise<Uint8Array> {
  const { url } = await api(getInvoiceLink, { params: { invoiceId }, signal })
  const response = await (api.options.fetch ?? globalThis.fetch)(url, { signal })
  if (!response.ok) throw new Error(`a paper was answered with ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

type Packed = { zip: Blob; papers: number; hasMore: boolean }

/** All papers of the payments that a search finds, the latest of them where there are many, in one file. One after the other:
 *  nobody else has to wait for them.
 *  @param onProgress - how many of how many are there  @throws ApiError, or the signal's AbortError */
export async function packPapers(
  api: Api,
  search: PaymentsSearch,
  options: {
    kindOf: (kind: PaymentKind) => string
    onProgress: (done: number, all: number) => void
    signal: AbortSignal
  },
): Promise<Packed> {
  const { signal, onProgress, kindOf } = options
  const found = namePapers(await readPaid(api, search, signal), kindOf)
  const wanted = found.slice(0, MOST_PAPERS)
  const files: Record<string, Uint8Array> = {}
  for (const [done, { invoiceId, name }] of wanted.entries()) {
    onProgress(done, wanted.length)
    files[name] = await readPaper(api, invoiceId, signal)
  }
  const { zipSync } = await import('fflate')
  // A PDF is packed already.
  const bytes = zipSync(files, { level: 0 })
  return {
    zip: new Blob([bytes as BlobPart], { type: 'application/zip' }), // of a buffer that nothing shares
    papers: wanted.length,
    hasMore: found.length > wanted.length,
  }
}
