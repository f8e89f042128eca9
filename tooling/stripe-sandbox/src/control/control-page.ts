import { disputeReasons } from '#cards.ts'
import { instant, latest, pounds, table, text } from '#onboarding/html.ts'
import { disputeEnds } from '#payment/dispute.ts'
import { onboardingStages, type Tables } from '#state/tables.ts'
import type { Control } from './control.ts'

/** What the next use of a card may come to. */
const outcomes = [
  ['succeed', 'succeeds'],
  ['challenge', 'asks for 3-D Secure'],
  ['authentication_required', 'is refused: the bank wants 3-D Secure'],
  ['insufficient_funds', 'is refused: insufficient funds'],
  ['generic_decline', 'is refused without a reason'],
  ['lost_card', 'is refused: lost card'],
  ['expired_card', 'is refused: expired card'],
] as const

const spans = [
  [3_600, '1 hour'],
  [8 * 3_600, '8 hours'],
  [36 * 3_600, '36 hours'],
  [7 * 86_400, '7 days'],
  [30 * 86_400, '30 days'],
] as const

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  main { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: break-word; }
  section { border-top: 1px solid; padding-block: 0.5rem 1rem; }
  form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin: 0.5rem 0; }
  label { display: grid; grid-template-columns: minmax(0, 1fr); max-width: 100%; }
  button, select, input { font: inherit; min-height: 2.75rem; padding: 0.25rem 0.75rem; max-width: 100%; }
  :focus-visible { outline: 3px solid; outline-offset: 2px; }
  [role=status], [role=alert] { border: 2px solid; padding: 0.5rem 1rem; }
  .table { overflow-x: auto; }
  table { border-collapse: collapse; }
  th, td { text-align: start; padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid; white-space: nowrap; }
  td.sum { text-align: end; font-variant-numeric: tabular-nums; }`

const option = ([value, label]: readonly [string | number, string]) =>
  `<option value="${text(value)}">${text(label)}</option>`

const choice = (name: string, label: string, options: readonly (readonly [string | number, string])[]) =>
  `<label>${text(label)} <select name="${name}">${options.map(option).join('')}</select></label>`

const number = (name: string, label: string, value: number) =>
  `<label>${text(label)} <input type="number" name="${name}" value="${value}" min="0" required></label>`

const form = (verb: string, button: string, ...fields: readonly string[]) =>
  `<form method="post" action="/_sandbox/page/${verb}">${fields.join('')}<button>${text(button)}</button></form>`

const section = (title: string, ...parts: readonly string[]) =>
  `<section><h2>${text(title)}</h2>${parts.join('\n')}</section>`

const same = (names: readonly string[]) => names.map((name) => [name, name.replaceAll('_', ' ')] as const)

const idOf = (object: string | { id: string } | null | undefined) => (typeof object === 'object' ? object?.id : object)

/** What stands on the balance, by whether it can be had yet. */
const balanceOf = (entries: Tables['balance_transactions'][], status: string) =>
  pounds(entries.filter((entry) => entry.status === status).reduce((sum, { net }) => sum + net, 0))

function objects(rows: Rows): string {
  const balance = rows.balance_transactions
  return section(
    'What there is',
    `<p>Balance: <strong>${balanceOf(balance, 'available')}</strong> available, <strong>${balanceOf(balance, 'pending')}</strong> pending.</p>`,
    table(
      'Payments',
      ['Payment', 'When', 'Amount', 'Received', 'State', 'Card'],
      rows.payment_intents.map((one) => [
        ...[one.id, instant(one.created), pounds(one.amount), pounds(one.amount_received), one.status],
        idOf(one.payment_method) ?? '',
      ]),
    ),
    table(
      'Refunds',
      ['Refund', 'When', 'Amount', 'State', 'Payment'],
      rows.refunds.map((one) => [
        ...[one.id, instant(one.created), pounds(one.amount), one.status ?? '', idOf(one.payment_intent) ?? ''],
      ]),
    ),
    table(
      'Transfers to providers',
      ['Transfer', 'When', 'Amount', 'Taken back', 'To'],
      rows.transfers.map((one) => [
        ...[one.id, instant(one.created), pounds(one.amount), pounds(one.amount_reversed), idOf(one.destination) ?? ''],
      ]),
    ),
    table(
      'Disputes',
      ['Dispute', 'When', 'Amount', 'Reason', 'State'],
      rows.disputes.map((one) => [one.id, instant(one.created), pounds(one.amount), one.reason, one.status]),
    ),
    table(
      'On the balance',
      ['Entry', 'When', 'Kind', 'Amount', 'Fee', 'Net', 'State'],
      balance.map((one) => [
        ...[one.id, instant(one.created), one.type, pounds(one.amount), pounds(one.fee), pounds(one.net), one.status],
      ]),
    ),
    '<p>This is the balance of the platform. What a provider has been sent stands under transfers.</p>',
  )
}

type Rows = { [Name in keyof Tables]: Tables[Name][] }

function webhooks({ webhooks }: Control, { events }: Rows): string {
  const { isHolding, isShuffling, toDrop, toDuplicate, waiting } = webhooks.state()
  const state = [
    isHolding ? 'Held back' : 'Sent as they come',
    ...(isShuffling ? ['in random order'] : []),
    ...(toDrop > 0 ? [`the next ${toDrop} are lost`] : []),
    ...(toDuplicate > 0 ? [`the next ${toDuplicate} come twice`] : []),
    `${waiting} waiting`,
  ]
  const recent = latest(events)
  return section(
    'Webhooks',
    `<p>${text(state.join(', '))}.</p>`,
    isHolding ? form('webhooks/release', 'Send what is held, and go on') : form('webhooks/hold', 'Hold back (delay)'),
    form('webhooks/flush', 'Send what waits now'),
    isShuffling ? form('webhooks/sort', 'In order again') : form('webhooks/shuffle', 'In random order'),
    form('webhooks/duplicate', 'Send twice', number('count', 'The next', 1)),
    form('webhooks/drop', 'Lose', number('count', 'The next', 1)),
    recent.length === 0
      ? ''
      : form(
          'webhooks/resend',
          'Send again',
          choice(
            'event',
            'Event',
            recent.map(({ id, type, created }) => [id, `${type}, ${instant(created)}, ${id}`]),
          ),
        ),
  )
}

function cards({ payment_methods: methods, outcomes: ordered }: Rows): string {
  if (methods.length === 0) return section('The next payment', '<p>No card has been used yet.</p>')
  const known = latest(methods).map(
    ({ id, card }) => [id, `${card?.brand ?? 'card'} ending ${card?.last4 ?? ''}, ${id}`] as const,
  )
  const lines = ordered.map(({ id, outcome, times }) => `<li>${text(`${id}: ${outcome}, ${times} times`)}</li>`)
  return section(
    'The next payment',
    lines.length === 0 ? '' : `<p>On order:</p><ul>${lines.join('')}</ul>`,
    form(
      'next-outcome',
      'Order it',
      choice('payment_method', 'With this card', known),
      choice('outcome', 'it', outcomes),
      number('times', 'Times', 1),
    ),
  )
}

const nameOf = ({ id, displayName }: Tables['accounts']) => [id, `${displayName ?? 'account'}, ${id}`] as const

function banks({ payment_intents: intents, disputes, refunds, accounts }: Rows): string {
  const paid = latest(intents.filter(({ latest_charge: charge }) => charge !== null))
  const open = disputes.filter(({ status }) => status === 'needs_response' || status === 'under_review')
  const done = latest(refunds.filter(({ status }) => status === 'succeeded'))
  const named = (one: { id: string; amount: number }) => [one.id, `${pounds(one.amount)}, ${one.id}`] as const
  return section(
    'Banks and accounts',
    form('settle', 'Do now what would come a moment later'),
    paid.length === 0
      ? ''
      : form(
          'dispute',
          'Dispute it',
          choice('intent', 'Payment', paid.map(named)),
          choice('reason', 'Reason', same(disputeReasons)),
        ),
    paid.length === 0 ? '' : form('warn-of-fraud', 'Warn of it', choice('intent', 'Payment', paid.map(named))),
    open.length === 0
      ? ''
      : form(
          'close-dispute',
          'Decide it',
          choice('dispute', 'Dispute', open.map(named)),
          choice('end', 'End', same(disputeEnds)),
        ),
    done.length === 0 ? '' : form('fail-refund', 'Send it back', choice('refund', 'Refund', done.map(named))),
    accounts.length === 0
      ? ''
      : form(
          'onboard',
          'Set it',
          choice('account', 'Account', accounts.map(nameOf)),
          choice('stage', 'Onboarding', same(onboardingStages)),
        ),
    accounts.length === 0
      ? ''
      : form('close-bank', 'Have its bank refuse the next payout', choice('account', 'Account', accounts.map(nameOf))),
  )
}

/** The sandbox's page for a person: the same verbs as its control, as forms. @param said - what the last one came to */
export function controlPage(
  control: Control,
  said: { done?: string | undefined; problem?: string | undefined },
): string {
  const rows = control.dump() as unknown as Rows // every table by its name, as `dump` says
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stripe sandbox</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>Stripe sandbox</h1>
<p>Stands in for Stripe on this machine. Nothing here is real money.</p>
${said.done ? `<p role="status">Done: ${text(said.done.replaceAll(/[-/]/g, ' '))}.</p>` : ''}
${said.problem ? `<p role="alert">${text(said.problem)}</p>` : ''}
${section(
  'Clock',
  `<p>It is <strong>${instant(control.now())}</strong> here. Authorisations run out and funds become available by this clock; bookings go by the product’s own.</p>`,
  form('advance-clock', 'Move it on', choice('seconds', 'By', spans)),
)}
${cards(rows)}
${webhooks(control, rows)}
${section(
  'Faults',
  form('faults/latency', 'Slow down', number('ms', 'Each answer by, in ms', 1000)),
  form(
    'faults/fail',
    'Fail the next call',
    choice('status', 'With', [
      [500, '500'],
      [429, '429, too many'],
      [409, '409, locked'],
    ]),
  ),
  form(
    'faults/hang-up',
    'Hang up on the next call',
    choice('when', 'When', [
      ['before', 'before it is done'],
      ['after', 'after it is done'],
    ]),
  ),
  form('faults/clear', 'No more faults'),
)}
${banks(rows)}
${objects(rows)}
${section(
  'All of it',
  '<p><a href="/_sandbox/page/dump">Every table as JSON</a></p>',
  form(
    'reset',
    'Forget everything',
    '<label><span><input type="checkbox" required> The product’s books will no longer agree with Stripe’s</span></label>',
  ),
)}
</main></body>
</html>
`
}
