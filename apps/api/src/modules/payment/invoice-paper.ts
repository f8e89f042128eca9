import { formatDate, formatTime } from '@ginipig/domain/time'
import type { I18n } from '@lingui/core'
import type { Config } from '#platform/config/config.ts'
import { i18nIn } from '#platform/i18n/i18n.ts'
import { brandName } from '#platform/mail/balance-words.ts'
import type { Paper } from '#platform/pdf/draw-paper.ts'
import type { InvoiceRow } from './invoice.sql.ts'
import { agentParty, paperMoney } from './paper-parts.ts'

/** "3F9A21C4-7": the seller's series, the end of their id, and its number in it. */
export const invoiceNumber = ({ provider_id, number }: { provider_id: string; number: number }) =>
  `${provider_id.slice(-8).toUpperCase()}-${number}`

/** What was paid for, in the words of the line. */
function lineOf({ kind, listing_title: treatment, amount }: InvoiceRow, i18n: I18n): string {
  switch (kind) {
    case 'deposit':
      return i18n._('Deposit for {treatment}', { treatment })
    case 'balance':
      return i18n._('Balance for {treatment}', { treatment })
    case 'full':
      return treatment
    case 'refund':
      return amount < 0
        ? i18n._('Refund for {treatment}', { treatment })
        : i18n._('Refund for {treatment} that the bank sent back', { treatment })
  }
}

/** Lines whose sum is what was taken: in full, the whole price and the promo code apart. The code comes off the balance
 *  (money.md §1.6), and whoever pays it isn't the seller. Pence. */
export function invoiceLines(row: InvoiceRow, i18n: I18n): { words: string; amount: number }[] {
  const { kind, amount, discount } = row
  const isDiscounted = discount > 0 && (kind === 'full' || kind === 'balance')
  const line = { words: lineOf(row, i18n), amount: isDiscounted ? amount + discount : amount }
  return isDiscounted ? [line, { words: i18n._('Promo code, paid by Ginipig'), amount: -discount }] : [line]
}

/** An invoice, or the credit note of a refund, in its client's language. The seller is the provider, for whom Ginipig takes
 *  the money as agent (money.md §1.8). @param credits - numbers of the invoices that a refund is of */
export function invoicePaper(row: InvoiceRow, credits: readonly number[], publisher: Config['publisher']): Paper {
  const { language, seller, zone, amount, kind, currency, price, total, goodwill } = row
  const { card_brand: brand, card_last4: last4 } = row
  const i18n = i18nIn(language)
  const money = (pence: number) => paperMoney(pence, language, currency)
  const number = invoiceNumber(row)
  const isRefund = kind === 'refund'
  const card = last4 === null ? undefined : `${brandName(brand ?? '')} •••• ${last4}`.trim()
  return {
    language,
    title: isRefund ? i18n._('Credit note {number}', { number }) : i18n._('Invoice {number}', { number }),
    author: seller[0] ?? 'Ginipig',
    at: row.issued_at,
    facts: [
      { label: i18n._('Number'), value: number },
      { label: i18n._('Issued'), value: formatDate(row.issued_at, zone) },
      { label: i18n._('Booking'), value: row.reference },
      {
        label: i18n._('Appointment'),
        value: `${formatDate(row.starts_at, zone)}, ${formatTime(row.starts_at, zone)}`,
      },
      ...(card === undefined ? [] : [{ label: i18n._('Paid by card'), value: card }]),
      ...(credits.length === 0
        ? []
        : [
            {
              label: i18n._('Credits invoice'),
              value: credits.map((one) => invoiceNumber({ ...row, number: one })).join(', '),
            },
          ]),
    ],
    parties: [
      { label: i18n._('Seller'), lines: seller },
      { label: i18n._('Client'), lines: [row.buyer] },
      agentParty(publisher, i18n),
    ],
    table: {
      caption: isRefund ? i18n._('What was refunded') : i18n._('What was paid for'),
      columns: [
        { head: i18n._('What'), part: 4 },
        { head: i18n._('Amount'), part: 1, align: 'right' },
      ],
      rows: invoiceLines(row, i18n).map(({ words, amount: sum }) => [words, money(sum)]),
    },
    totals: [
      { label: isRefund ? i18n._('Total refunded') : i18n._('Total paid'), value: money(amount), isStrong: true },
      ...(kind === 'deposit' || kind === 'balance'
        ? [{ label: i18n._('Of the whole price'), value: money(price) }]
        : []),
      ...(kind === 'deposit' ? [{ label: i18n._('Left to pay after it'), value: money(total - amount) }] : []),
    ],
    notes: [
      i18n._('VAT: the seller has given no VAT number, so none is shown, and none is added to the price.'),
      ...(isRefund && goodwill > 0
        ? [
            i18n._('Of the refunds of this booking {agent} pays {sum} itself, out of goodwill, not the seller.', {
              ...{ agent: publisher.name, sum: money(goodwill) },
            }),
          ]
        : []),
      ...(isRefund
        ? []
        : [
            i18n._(
              '{agent} takes this payment for the seller, who provides the service, and holds it until the appointment is over.',
              { agent: publisher.name },
            ),
          ]),
    ],
    page: i18n._('Page # of #'),
  }
}
