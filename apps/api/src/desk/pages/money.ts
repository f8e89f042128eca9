import { readReference } from '@ginipig/domain/booking'
import { DEBT_OVERDUE_AFTER_MS } from '@ginipig/domain/payment'
import { DAY_MS } from '@ginipig/domain/time'
import * as v from 'valibot'
import { type MoneyTask, readMoneyTasks } from '#modules/booking/by-hand.ts'
import { type ProposalRow, readRefundProposals } from '#modules/booking/refund-proposal.ts'
import { endDebtByHand, type OverdueDebt, readOpenDebts, readOverdueDebts } from '#modules/payment/debt.ts'
import { debtOf } from '#modules/payment/end-money.ts'
import { html, type Markup } from '#platform/html/html.ts'
import type { Platform } from '#platform/platform.ts'
import { cancellationWords, disputeReasonWord } from '../booking-words.ts'
import { isReference, namesOf, referencesOf } from '../bookings.sql.ts'
import { isId, MAX_WORDS, Sum, sumThen, Words } from '../fields.ts'
import { type Address, action, type DeskPage, type Visit } from '../page.ts'
import { banner, field, form, link, nothing, panel, search, sum, tablePanel, waited, when } from '../parts.ts'

/** What was owed when the page was shown. */
const Owed = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))

/** A debt's acts stand on the page of who owes it: its own is gone with it. */
const subjectsOfDebt = (_input: unknown, { params: { providerId = '' } }: Address) => [
  isId(providerId) ? `/people/${providerId.toLowerCase()}` : '/money',
]

/** One line of what waits. */
type Line = { since: number; what: string; which: Markup; pence: number; known: readonly Markup[]; todo: Markup }

const booking = (reference: string) => link(`/admin/bookings/${reference}`, reference)

/** What somebody says, after who it is. */
const says = (who: string, words: string | null): Markup[] =>
  words === null ? [] : [html`<div>${who} <q>${words}</q></div>`]

const taskWords = ({ i18n }: Visit): Record<MoneyTask['what'], { what: string; todo: string }> => ({
  contest: { what: i18n._('Contested no-show'), todo: i18n._('Decide it') },
  dispute: { what: i18n._('Dispute at the bank'), todo: i18n._('Answer it in Stripe’s dashboard') },
  refund: { what: i18n._('Refund sent back'), todo: i18n._('Pay it from the bank') },
  waiver: { what: i18n._('Asks to be let off the fee'), todo: i18n._('Waive it or keep it, within a day') },
})

function taskLine(task: MoneyTask, visit: Visit): Line {
  const { i18n } = visit
  const { what, todo } = taskWords(visit)[task.what]
  const reason = Object.entries(cancellationWords).find(([name]) => name === task.cancel_reason)
  return {
    ...{ since: task.since, what, which: booking(task.reference), pence: task.pence },
    known: [
      ...(task.what === 'refund'
        ? [html`<div>${i18n._('The client’s bank sent it back: ask them for another way.')}</div>`]
        : []),
      ...says(i18n._('Client:'), task.client_says),
      ...says(i18n._('Provider:'), task.provider_says),
      ...(task.dispute_due_by === null
        ? []
        : [html`<div>${i18n._('Answer before')} ${when(task.dispute_due_by)}</div>`]),
      ...(task.dispute_reason ? [html`<div>${disputeReasonWord(task.dispute_reason, i18n)}</div>`] : []),
      ...(reason ? [html`<div>${reason[1](i18n)}</div>`] : []),
      ...says(i18n._('Provider:'), task.cancel_text),
    ],
    todo: link(`/admin/bookings/${task.reference}`, todo),
  }
}

function debtLine({ providerId, pence, since }: OverdueDebt, name: string, { i18n }: Visit): Line {
  const days = DEBT_OVERDUE_AFTER_MS / DAY_MS
  return {
    ...{ since, what: i18n._('Debt'), which: link(`/admin/people/${providerId}`, name), pence },
    known: [html`${i18n._('Owed for more than {days} days: their listings are closed.', { days })}`],
    todo: link(`/admin/money/debts/${providerId}`, i18n._('Settle it')),
  }
}

function proposalLine({ reference, pence, because, operator, at, askedBy }: ProposalRow, visit: Visit): Line {
  const { i18n } = visit
  const isOwn = askedBy === visit.operator.accountId
  return {
    ...{ since: at, what: i18n._('Refund to be agreed to'), which: booking(reference), pence },
    known: says(i18n._('{operator}:', { operator }), because),
    todo: link(
      `/admin/bookings/${reference}`,
      isOwn ? i18n._('Yours: another operator answers') : i18n._('Agree or turn it down'),
    ),
  }
}

async function linesOf({ database }: Platform, visit: Visit): Promise<Line[]> {
  const [tasks, debts, proposals] = await Promise.all([
    readMoneyTasks(database),
    readOverdueDebts(database, visit.now),
    readRefundProposals(database),
  ])
  const names = await namesOf(
    database,
    debts.map(({ providerId }) => providerId),
  )
  return [
    ...tasks.map((task) => taskLine(task, visit)),
    ...debts.map((debt) => debtLine(debt, names.get(debt.providerId) ?? debt.providerId, visit)),
    ...proposals.map((proposal) => proposalLine(proposal, visit)),
  ].toSorted((a, b) => a.since - b.since)
}

/** What about money waits for a person, and what a provider owes. */
export const moneyPages: readonly DeskPage[] = [
  {
    path: '/money',
    section: 'money',
    async read(platform, visit, { query }) {
      const { database, config } = platform
      const { i18n, now } = visit
      const typed = (query.q ?? '').trim()
      const reference = readReference(typed)
      if (typed !== '' && (await isReference(database, reference))) return { to: `/bookings/${reference}` }
      const rows = (await linesOf(platform, visit)).map(({ since, what, which, pence, known, todo }) => [
        html`<b>${what}</b><div class="nowrap">${which}</div>`,
        sum(pence, visit, config.currency),
        html`<span class="nowrap">${waited(now - since, visit)}</span>`,
        html`<div class="known">${known}</div>`,
        todo,
      ])
      return {
        title: i18n._('Money'),
        body: html`${search(i18n._('Booking’s reference'), typed, i18n._('Find it'))}${typed === '' ? nothing : banner('warning', i18n._('No booking is called that.'), reference)}${tablePanel(
          i18n._('Waits for a person, oldest first'),
          [
            { head: i18n._('Task') },
            { head: i18n._('Amount'), isNumber: true },
            { head: i18n._('Waits') },
            { head: i18n._('What is known') },
            { head: i18n._('What to do') },
          ],
          rows,
          i18n._('Nothing waits. Well done.'),
        )}`,
      }
    },
  },
  {
    path: '/money/debts/:providerId',
    section: 'money',
    async read({ database, config }, visit, { params: { providerId = '' } }) {
      const { i18n } = visit
      const debts = isId(providerId) ? await readOpenDebts(database, providerId) : []
      const owed = debts.length > 0 ? await debtOf(database, providerId, config.currency) : 0
      if (owed === 0) return undefined
      const money = (pence: number) => sum(pence, visit, config.currency)
      const name = (await namesOf(database, [providerId])).get(providerId) ?? ''
      const references = await referencesOf(
        database,
        debts.map(({ bookingId }) => bookingId),
      )
      const because = (act: string, label: string) =>
        field(visit, act)({ label, name: 'because', rows: 2, maxLength: MAX_WORDS })
      return {
        title: i18n._('What {name} owes', { name }),
        body: html`<p>${link('/admin/money', i18n._('Money'))}, ${link(`/admin/people/${providerId}`, name)}</p>
<div class="columns"><div class="stack">${panel(
          i18n._('{owed} is owed', { owed: money(owed) }),
          html`<div class="act-group stack">${form(visit, 'debt_paid', {
            fields: [
              html`<p>${i18n._('The oldest is paid first. Once nothing is left {name} is told, and can reopen their listings.', { name })}</p>`,
              field(
                visit,
                'debt_paid',
              )({
                label: i18n._('How much came to our bank'),
                name: 'amount',
                inputMode: 'decimal',
                maxLength: 14,
                hint: i18n._('In pounds, such as 12.50.'),
              }),
              html`<input type="hidden" name="owed" value="${owed}">`,
              because('debt_paid', i18n._('The bank’s reference')),
            ],
            needsCode: true,
          })}${form(visit, 'write_debt_off', {
            fields: [
              html`<p>${i18n._('{name} owes us nothing more: {owed} is our loss.', { name, owed: money(owed) })}</p>`,
              html`<input type="hidden" name="pence" value="${owed}">`,
              because('write_debt_off', i18n._('Why')),
            ],
            isDanger: true,
            needsCode: true,
          })}</div>`,
        )}</div>${tablePanel(
          i18n._('By booking, oldest first'),
          [{ head: i18n._('Booking') }, { head: i18n._('Since') }, { head: i18n._('Amount'), isNumber: true }],
          debts.map(({ bookingId, at, pence }) => [booking(references.get(bookingId) ?? ''), when(at), money(pence)]),
          '',
        )}</div>`,
      }
    },
    actions: {
      debt_paid: action({
        input: v.object({ amount: Sum, because: Words, owed: Owed }),
        needsCode: true,
        subjects: subjectsOfDebt,
        reason: ({ amount, because }) => sumThen(amount, because),
        async run(platform, { i18n }, { params: { providerId = '' } }, { amount, owed }) {
          const changed = i18n._('What they owe has changed meanwhile. See whether this was written down already.')
          return isId(providerId) && (await endDebtByHand(platform, providerId, 'paid', amount, owed)) > 0
            ? { done: true, to: '/money' }
            : { done: false, problem: amount > owed ? i18n._('So much isn’t owed.') : changed }
        },
      }),
      write_debt_off: action({
        input: v.object({
          because: Words,
          pence: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
        }),
        needsCode: true,
        subjects: subjectsOfDebt,
        reason: ({ pence, because }) => sumThen(pence, because),
        async run(platform, { i18n }, { params: { providerId = '' } }, { pence }) {
          return isId(providerId) && (await endDebtByHand(platform, providerId, 'written_off', pence, pence)) > 0
            ? { done: true, to: '/money' }
            : { done: false, problem: i18n._('So much isn’t owed any more.') }
        },
      }),
    },
  },
]
