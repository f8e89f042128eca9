import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { getStatement } from '@ginipig/contract/payment/earnings.ts'
import type { Language } from '@ginipig/domain/identity'
import { changeOf, type EarningKind } from '@ginipig/domain/payment'
import { formatDate, formatMonth, monthBounds } from '@ginipig/domain/time'
import type { I18n } from '@lingui/core'
import type { Config } from '#platform/config/config.ts'
import { formatLocales, i18nIn } from '#platform/i18n/i18n.ts'
import type { Paper } from '#platform/pdf/draw-paper.ts'
import { agentParty, paperMoney } from './paper-parts.ts'

const kindWords = (i18n: I18n): Record<EarningKind, string> => ({
  share: i18n._('Your share'),
  fee: i18n._('Fee for cancelling'),
  kept_back: i18n._('Kept back for what you owed'),
  fee_waived: i18n._('Fee waived'),
  fee_repaid: i18n._('Fee paid back to you'),
  taken_back: i18n._('Share taken back'),
  reversed: i18n._('Taken from your account at Stripe'),
  debt_paid: i18n._('Paid by you, by bank transfer'),
  debt_written_off: i18n._('Written off'),
  sent: i18n._('Sent to your account'),
  other: i18n._('Correction'),
})

/** A provider's month on paper, in their language: what the page shows of it, oldest first, and what it comes to.
 *  @param provider.lines - who they are, as their invoices name them */
export function statementPaper(
  { month, zone, lines, earned, fees, waived, takenBack, sent }: ResponseOf<typeof getStatement>,
  provider: { language: Language; lines: readonly string[] },
  publisher: Config['publisher'],
): Paper {
  const { language } = provider
  const i18n = i18nIn(language)
  const words = kindWords(i18n)
  const money = (pence: number) => paperMoney(pence, language)
  const changed = (pence: number) => (pence === 0 ? '–' : money(pence))
  const sumOf = (isCounted: (kind: EarningKind) => boolean) =>
    lines.reduce((sum, { kind, amount }) => sum + (isCounted(kind) ? amount : 0), 0)
  const keptBack = Math.abs(sumOf((kind) => kind === 'kept_back'))
  const change = (of: 'money' | 'owed') => lines.reduce((sum, line) => sum + changeOf(line)[of], 0)
  const bounds = monthBounds(month, zone)
  const name = formatMonth(bounds.from, zone, formatLocales[language])
  return {
    language,
    title: i18n._('Statement, {month}', { month: name }),
    author: publisher.name,
    at: bounds.to,
    facts: [
      { label: i18n._('From'), value: formatDate(bounds.from, zone) },
      { label: i18n._('To'), value: formatDate(bounds.to - 1, zone) },
      { label: i18n._('Movements'), value: String(lines.length) },
    ],
    parties: [{ label: i18n._('Provider'), lines: provider.lines }, agentParty(publisher, i18n)],
    table: {
      caption: i18n._('Every movement of your money'),
      columns: [
        { head: i18n._('Date'), part: 1.45 },
        { head: i18n._('Movement'), part: 1.6 },
        { head: i18n._('Treatment'), part: 1.45 },
        // Nor a reference, which is copied whole, nor a date breaks in a line.
        { head: i18n._('Booking'), part: 2.05 },
        { head: i18n._('On its way to you'), part: 1.35, align: 'right' },
        { head: i18n._('Owed by you'), part: 1.1, align: 'right' },
      ],
      rows: lines
        .toReversed()
        .map((line) => [
          formatDate(line.at, zone),
          line.part === null
            ? words[line.kind]
            : i18n._('{what}, part {number} of {of}', { what: words[line.kind], ...line.part }),
          line.listingTitle,
          line.reference,
          changed(changeOf(line).money),
          changed(changeOf(line).owed),
        ]),
    },
    totals: [
      { label: i18n._('Earned'), value: money(earned) },
      { label: i18n._('Fees'), value: money(-fees) },
      ...(waived > 0 ? [{ label: i18n._('Fees waived'), value: money(waived) }] : []),
      ...(takenBack > 0 ? [{ label: i18n._('Shares taken back'), value: money(-takenBack) }] : []),
      { label: i18n._('Kept back for what you owed'), value: money(keptBack) },
      { label: i18n._('Sent to your account'), value: money(sent) },
      { label: i18n._('Change in what you owe'), value: money(change('owed')), isStrong: true },
      { label: i18n._('Change in what is on its way to you'), value: money(change('money')), isStrong: true },
    ],
    notes: [
      i18n._('What you owe is kept back of a later share: only what is kept back comes off your money.'),
      i18n._('Sums are of this month alone and as the books had them when this paper was made. Dates are of the UK.'),
    ],
    page: i18n._('Page # of #'),
  }
}
