import { type BookingPolicy, cancellationReasons, platformCancelReasons } from '@ginipig/domain/booking'
import { bp } from '@ginipig/domain/money'
import { needsSecondOperator, refundFaults, refundSources } from '@ginipig/domain/payment'
import { reportReference } from '@ginipig/domain/report'
import * as v from 'valibot'
import { type LockedBooking, readBooking } from '#modules/booking/booking.sql.ts'
import {
  cancelByHand,
  decideByHand,
  findTask,
  keepFeeByHand,
  type MoneyTask,
  payBackByHand,
  readMoneyTasks,
  waiveFeeByHand,
} from '#modules/booking/by-hand.ts'
import { readMoneyActs } from '#modules/booking/money-acts.ts'
import {
  agreeToRefund,
  readRefundProposal,
  refundAsOperator,
  turnRefundDown,
} from '#modules/booking/refund-proposal.ts'
import { html, type Markup } from '#platform/html/html.ts'
import type { Platform } from '#platform/platform.ts'
import { readActs } from '../act.sql.ts'
import { actWord } from '../act-words.ts'
import { bookingForms, quote } from '../booking-forms.ts'
import {
  actorWords,
  cancellationWords,
  disputeReasonWord,
  eventWord,
  paymentWords,
  sourceWord,
  statusWords,
} from '../booking-words.ts'
import {
  type BookingFacts,
  type EntryRow,
  type EventRow,
  readEntries,
  readEvents,
  readFacts,
  readReportsOf,
} from '../bookings.sql.ts'
import { Sum, sumThen, Words } from '../fields.ts'
import { type ActResult, action, type DeskPage, type Visit } from '../page.ts'
import { badge, facts, link, nothing, panel, sum, tablePanel, when } from '../parts.ts'

const ACTS_SHOWN = 50

const memos: ReadonlySet<string> = new Set(['auth_held', 'auth_contra'])

const kindOf = (account: string) => account.split('/')[0] ?? account

/** Accounts of one side of a transaction; the sum beside each where there are several. */
function side(entries: readonly EntryRow[], visit: Visit, currency: string): Markup {
  const shown = entries.map(
    ({ account, pence }) =>
      html`<div class="nowrap"><code>${kindOf(account)}</code>${entries.length > 1 ? ` ${sum(Math.abs(pence), visit, currency)}` : ''}</div>`,
  )
  return html`${shown}`
}

/** The object at Stripe that a transaction was booked from. */
function proofOf({ sourceId, intent }: EntryRow): Markup {
  const id = /^(?:ch|dp|du|pi|py|re|tr|txn)_\w+/.exec(sourceId)?.[0] ?? intent
  return id ? html`<code class="nowrap">${id}</code>` : html`—`
}

function ledgerPanel(entries: readonly EntryRow[], visit: Visit, currency: string): Markup {
  const { i18n } = visit
  const txns = [...Map.groupBy(entries, ({ txn }) => txn).values()]
  const rows = txns.flatMap((all) => {
    // What was authorised is a memo: where money moves its end is no part of the sum.
    const real = all.filter(({ account }) => !memos.has(account))
    const ofOne = real.length > 0 ? real : all
    const [first] = ofOne
    if (!first) return []
    const to = ofOne.filter(({ pence }) => pence > 0)
    const from = ofOne.filter(({ pence }) => pence < 0)
    const isSentBack =
      refundSources.some((one) => one === first.source) &&
      from.some(({ account }) => kindOf(account) === 'refunds_payable')
    const cells = [
      when(first.at),
      html`<b>${isSentBack ? i18n._('Refund sent back by the bank') : sourceWord(first.source, i18n)}</b>`,
      sum(
        to.reduce((total, { pence }) => total + pence, 0),
        visit,
        currency,
      ),
      side(to, visit, currency),
      side(from, visit, currency),
      proofOf(first),
    ]
    return [{ cells, isBad: isSentBack }]
  })
  const total = entries.reduce((total, { pence }) => total + pence, 0)
  return tablePanel(
    i18n._('Every pound'),
    [
      { head: i18n._('When') },
      { head: i18n._('Posting') },
      { head: i18n._('Amount'), isNumber: true },
      { head: i18n._('To account') },
      { head: i18n._('From account') },
      { head: i18n._('Proof') },
    ],
    rows,
    i18n._('Nothing was booked yet.'),
    html`<span class="quiet">${i18n._('{postings, plural, one {# posting} other {# postings}}, sum {total}', {
      postings: rows.length,
      total: sum(total, visit, currency),
    })}</span>`,
  )
}

function balancesPanel(entries: readonly EntryRow[], visit: Visit, currency: string): Markup {
  const { i18n } = visit
  const balances = [...Map.groupBy(entries, ({ account }) => kindOf(account))].map(
    ([kind, ofOne]) => [kind, ofOne.reduce((total, { pence }) => total + pence, 0)] as const,
  )
  const total = balances.reduce((total, [, pence]) => total + pence, 0)
  const lines = balances.map(
    ([kind, pence]) => html`<div><dt><code>${kind}</code></dt><dd>${sum(pence, visit, currency)}</dd></div>`,
  )
  return panel(
    i18n._('Where it stands'),
    html`<dl class="facts">${lines}<div><dt><b>${i18n._('Sum')}</b></dt><dd><b>${sum(total, visit, currency)}</b></dd></div></dl>`,
  )
}

function policyPanel(booking: LockedBooking, visit: Visit): Markup {
  const { i18n } = visit
  const { price, discount, total, deposit, balance, commission, currency } = booking
  const policy: BookingPolicy = booking.policy
  const money = (pence: number) => sum(pence, visit, currency)
  const percent = (rate: number) => rate / 100
  return panel(
    i18n._('The policy it was sold under'),
    facts([
      [i18n._('Price'), money(price)],
      ...(discount > 0 ? [[i18n._('Promo code'), money(-discount)] as const] : []),
      [i18n._('Client pays'), money(total)],
      [i18n._('Deposit {percent}%', { percent: percent(policy.depositRate) }), money(deposit)],
      [i18n._('Balance'), money(balance)],
      [i18n._('Commission {percent}%', { percent: percent(policy.commissionRate) }), money(commission)],
      [
        i18n._('Provider’s fee {percent}%', { percent: percent(policy.providerCancellationRate) }),
        money(bp(price, policy.providerCancellationRate)),
      ],
      [i18n._('No-show {percent}%', { percent: percent(policy.noShowRate) }), money(bp(price, policy.noShowRate))],
      [i18n._('Version'), String(policy.version)],
    ]),
  )
}

function eventsPanel(events: readonly EventRow[], { i18n }: Visit): Markup {
  const rows = events.map(({ at, kind, actor, movedFrom }) => [
    when(at),
    actorWords[actor](i18n),
    movedFrom === null
      ? eventWord(kind, i18n)
      : html`${eventWord(kind, i18n)}, ${i18n._('before:')} ${when(movedFrom)}`,
  ])
  const heads = [i18n._('When'), i18n._('Who'), i18n._('Event')]
  return tablePanel(
    i18n._('What happened'),
    heads.map((head) => ({ head })),
    rows,
    i18n._('Nothing yet.'),
  )
}

async function actsPanel({ database }: Platform, { i18n }: Visit, subject: string): Promise<Markup> {
  const rows = (await readActs(database, { subject, hasLooks: false, limit: ACTS_SHOWN })).map(
    ({ at, operator, act, because, outcome }) => [
      when(at),
      operator,
      html`${actWord(act, i18n)}${outcome === 'done' ? nothing : html` ${badge('warning', outcome === null ? i18n._('Nobody knows') : i18n._('Not done'))}`}`,
      because ?? '',
    ],
  )
  const heads = [i18n._('When'), i18n._('Who'), i18n._('Act'), i18n._('Because')]
  return tablePanel(
    i18n._('What operators did'),
    heads.map((head) => ({ head })),
    rows,
    i18n._('Nothing yet.'),
  )
}

async function aboutPanel(
  { database }: Platform,
  visit: Visit,
  booking: LockedBooking,
  of: BookingFacts,
): Promise<Markup> {
  const { i18n } = visit
  const reports = await readReportsOf(database, of)
  const reason = of.cancelReason ?? of.declineReason
  const known = cancellationReasons.find((one) => one === reason)
  const text = of.cancelText ?? of.declineText
  const reportLinks = reports.map(
    ({ number, isOpen, holds }) =>
      html`<div>${link(`/admin/reports/${number}`, reportReference(number))} ${isOpen ? badge('warning', holds ? i18n._('Open, holds the money') : i18n._('Open')) : nothing}</div>`,
  )
  const plans = { deposit: i18n._('Deposit, then balance'), full: i18n._('In full') }
  return panel(i18n._('About'), [
    facts([
      [i18n._('Client'), link(`/admin/people/${of.clientId}`, of.client)],
      [i18n._('Provider'), link(`/admin/people/${of.providerId}`, of.provider)],
      [i18n._('Listing'), link(`/admin/listings/${of.listingId}`, of.listing)],
      [i18n._('Starts'), when(booking.starts_at)],
      [i18n._('Made'), when(of.createdAt)],
      ...(booking.plan ? [[i18n._('Paid'), plans[booking.plan]] as const] : []),
      [i18n._('Taken'), sum(booking.captured, visit, booking.currency)],
      ...(booking.payment_problem ? [[i18n._('Card'), booking.payment_problem] as const] : []),
      ...(reason ? [[i18n._('Reason'), known ? cancellationWords[known](i18n) : reason] as const] : []),
      ...(reports.length > 0 ? [[i18n._('Reports'), html`${reportLinks}`] as const] : []),
    ]),
    quote(i18n._('{provider} wrote', { provider: of.providerFirst }), text),
  ])
}

function disputeOf(task: MoneyTask | undefined, visit: Visit, { providerFirst }: BookingFacts, currency: string) {
  if (!task) return undefined
  const { i18n } = visit
  const due = task.dispute_due_by
  return html`<div class="stack"><p>${i18n._('{money} is out of our balance until the bank has decided. Nothing of this booking moves.', { money: sum(task.pence, visit, currency) })}</p><p>${i18n._('Send evidence in Stripe’s dashboard: what both say, the messages, that the visit was marked as done, the terms.')}</p>${facts(
    [
      [i18n._('Dispute'), html`<code>${task.dispute ?? ''}</code>`],
      [i18n._('The bank’s reason'), disputeReasonWord(task.dispute_reason ?? '', i18n)],
      ...(due === null ? [] : [[i18n._('Answer before'), when(due)] as const]),
    ],
  )}${quote(i18n._('{provider} says', { provider: providerFirst }), task.provider_says)}</div>`
}

const gone = (isDone: boolean, { i18n }: Visit): ActResult =>
  isDone
    ? { done: true }
    : { done: false, problem: i18n._('This can’t be done any more. Look at what stands here now.') }

const JustBecause = v.object({ because: Words })

const referenceOf = ({ params }: { params: Readonly<Record<string, string>> }) => params.reference ?? ''

/** One booking: what an operator can do about its money, every pound of it, and what happened. */
export const bookingsPages: readonly DeskPage[] = [
  {
    path: '/bookings/:reference',
    section: 'money',
    isPrivate: true,
    async read(platform, visit, address) {
      const { database } = platform
      const { i18n } = visit
      const reference = referenceOf(address)
      const of = await readFacts(database, reference)
      const booking = of && (await readBooking(database, of))
      if (!of || !booking) return undefined
      const { currency, status, payment_status: paid } = booking
      const [acts, entries, events, proposal, tasks] = await Promise.all([
        readMoneyActs(platform, database, booking),
        readEntries(database, of),
        readEvents(database, of),
        readRefundProposal(database, reference),
        readMoneyTasks(database),
      ])
      const dispute = tasks.find((task) => task.what === 'dispute' && task.reference === reference)
      const forms = bookingForms(visit, acts, {
        ...{ client: of.clientFirst, provider: of.providerFirst, currency, proposal },
        ...{ clientSays: of.clientSide, providerSays: of.side },
        dispute: disputeOf(dispute, visit, of, currency),
      })
      return {
        title: reference,
        body: html`<p>${link('/admin/money', i18n._('Money'))} ${badge(statusWords[status].tone, statusWords[status].words(i18n))} ${badge(paymentWords[paid].tone, paymentWords[paid].words(i18n))}</p>
<div class="columns"><div class="stack">${forms}${ledgerPanel(entries, visit, currency)}${eventsPanel(events, visit)}${await actsPanel(platform, visit, `/bookings/${reference}`)}</div><div class="stack">${await aboutPanel(platform, visit, booking, of)}${balancesPanel(entries, visit, currency)}${policyPanel(booking, visit)}</div></div>`,
      }
    },
    actions: {
      decide_missed: action({
        input: JustBecause,
        needsCode: true,
        run: async (platform, visit, address) =>
          gone(await decideByHand(platform, referenceOf(address), 'uphold_no_show'), visit),
      }),
      decide_was_there: action({
        input: JustBecause,
        needsCode: true,
        run: async (platform, visit, address) =>
          gone(await decideByHand(platform, referenceOf(address), 'undo_no_show'), visit),
      }),
      paid_back: action({
        input: v.object({ because: Words, pence: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) }),
        needsCode: true,
        reason: ({ because, pence }) => sumThen(pence, because),
        async run(platform, visit, address, { pence }) {
          const key = await findTask(platform.database, 'refund', referenceOf(address))
          return gone(key !== undefined && (await payBackByHand(platform, key, pence)) > 0, visit)
        },
      }),
      waive_fee: action({
        input: v.object({ because: v.picklist(cancellationReasons) }),
        needsCode: true,
        run: async (platform, visit, address, { because }) =>
          gone((await waiveFeeByHand(platform, referenceOf(address), because)) > 0, visit),
      }),
      keep_fee: action({
        input: JustBecause,
        needsCode: true,
        run: async (platform, visit, address) => gone(await keepFeeByHand(platform, referenceOf(address)), visit),
      }),
      call_off: action({
        input: v.object({ because: v.picklist(platformCancelReasons) }),
        needsCode: true,
        run: async (platform, visit, address, { because }) =>
          gone(await cancelByHand(platform, referenceOf(address), because), visit),
      }),
      refund: action({
        input: v.object({ amount: Sum, atFault: v.picklist(refundFaults), because: Words }),
        needsCode: true,
        as: ({ amount }) => (needsSecondOperator(amount) ? 'ask_refund' : 'refund'),
        reason: ({ amount, atFault, because }) => sumThen(amount, `${atFault}: ${because}`),
        async run(platform, visit, address, asked) {
          const { accountId: operatorId } = visit.operator
          const ended = await refundAsOperator(platform, referenceOf(address), { ...asked, operatorId })
          if (ended === 'waits') return { done: true }
          if (ended === 'granted') return { done: true }
          return { done: false, problem: visit.i18n._('So much can’t go back of this booking now.') }
        },
      }),
      approve_refund: action({
        input: JustBecause,
        needsCode: true,
        async run(platform, visit, address) {
          const { i18n } = visit
          const ended = await agreeToRefund(platform, referenceOf(address), visit.operator.accountId)
          if (ended === 'own')
            return { done: false, problem: i18n._('You asked for it yourself: another operator has to agree.') }
          return ended === 'granted'
            ? { done: true }
            : { done: false, problem: i18n._('It can’t be granted any more. Look at the booking, and turn it down.') }
        },
      }),
      refuse_refund: action({
        input: JustBecause,
        run: async (platform, visit, address) =>
          gone(await turnRefundDown(platform, referenceOf(address), visit.operator.accountId), visit),
      }),
    },
  },
]
