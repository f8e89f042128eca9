import { cancellationReasons, platformCancelReasons } from '@ginipig/domain/booking'
import { needsSecondOperator, REFUND_ALONE_PENCE } from '@ginipig/domain/payment'
import type { MoneyActs } from '#modules/booking/money-acts.ts'
import type { ProposalRow } from '#modules/booking/refund-proposal.ts'
import { html, type Markup } from '#platform/html/html.ts'
import { cancellationWords, platformCancelWords } from './booking-words.ts'
import { MAX_WORDS } from './fields.ts'
import type { Visit } from './page.ts'
import { choices, field, form, nothing, panel, select, sum, when } from './parts.ts'

/** Who a booking is between, and in which currency. */
type Whose = {
  client: string
  provider: string
  clientSays: string | null
  providerSays: string | null
  currency: string
}

const line = (words: string): Markup => html`<p>${words}</p>`

/** What somebody wrote, under who it was; nothing where they wrote nothing. */
export const quote = (who: string, words: string | null): Markup =>
  words === null ? nothing : html`<div><h3>${who}</h3><p class="quote">${words}</p></div>`

const todo = (title: string, body: readonly Markup[]): Markup =>
  html`<div class="todo">${panel(title, html`<div class="act-group stack">${body}</div>`)}</div>`

const because = (visit: Visit, act: string, label: string): Markup =>
  field(visit, act)({ label, name: 'because', rows: 2, maxLength: MAX_WORDS })

function contestForms(
  visit: Visit,
  { share, back, fee, debt }: NonNullable<MoneyActs['contest']> & { debt: number },
  { client, provider, clientSays, providerSays, currency }: Whose,
): Markup {
  const { i18n } = visit
  const money = (pence: number) => sum(pence, visit, currency)
  return todo(i18n._('{client} says they were there', { client }), [
    html`${quote(i18n._('{client} says', { client }), clientSays)}${quote(i18n._('{provider} says', { provider }), providerSays)}`,
    form(visit, 'decide_missed', {
      fields: [
        line(
          i18n._('{share} goes to {provider}. {client} has nothing more back.', {
            share: money(share),
            provider,
            client,
          }),
        ),
        ...(debt > 0
          ? [line(i18n._('{provider} owes us {debt}, which comes off it.', { provider, debt: money(debt) }))]
          : []),
        because(visit, 'decide_missed', i18n._('Why, for the log')),
      ],
      needsCode: true,
    }),
    form(visit, 'decide_was_there', {
      fields: [
        line(
          i18n._('{back} goes back to {client}. {provider} has nothing of it, and owes us {fee} for cancelling.', {
            ...{ back: money(back), client, provider, fee: money(fee) },
          }),
        ),
        because(visit, 'decide_was_there', i18n._('Why, for the log')),
      ],
      needsCode: true,
    }),
    html`<p class="hint">${i18n._('Nothing moves before one of these is decided. Both are told.')}</p>`,
  ])
}

const paidBackForm = (visit: Visit, pence: number, { client, currency }: Whose): Markup => {
  const { i18n } = visit
  const back = sum(pence, visit, currency)
  return todo(i18n._('{back} hasn’t reached {client}', { back, client }), [
    line(
      i18n._(
        'Their bank sent the refund back: it lies in our balance at Stripe. Ask {client} for another way, pay it from the company’s bank, and write it down here.',
        { client },
      ),
    ),
    form(visit, 'paid_back', {
      fields: [
        html`<input type="hidden" name="pence" value="${pence}">`,
        line(i18n._('{client} has had {back} from our bank. The booking owes them nothing more.', { client, back })),
        because(visit, 'paid_back', i18n._('How it was paid, with the bank’s reference')),
      ],
      needsCode: true,
    }),
  ])
}

function feeForms(
  visit: Visit,
  { pence, isAsked }: NonNullable<MoneyActs['fee']>,
  { provider, currency }: Whose,
): readonly Markup[] {
  const { i18n } = visit
  const fee = sum(pence, visit, currency)
  return [
    form(visit, 'waive_fee', {
      fields: [
        line(
          i18n._(
            '{provider} owes {fee} less for this booking; what was kept back of it goes out to them. We have {fee} less.',
            { provider, fee },
          ),
        ),
        select(
          visit,
          'waive_fee',
        )({
          label: i18n._('Because'),
          name: 'because',
          of: cancellationReasons.map((value) => ({ value, words: cancellationWords[value](i18n) })),
        }),
      ],
      needsCode: true,
    }),
    ...(isAsked
      ? [
          form(visit, 'keep_fee', {
            fields: [
              line(i18n._('The fee of {fee} stands, and {provider} is told so.', { fee, provider })),
              because(visit, 'keep_fee', i18n._('Why, for the log')),
            ],
            needsCode: true,
          }),
        ]
      : []),
  ]
}

function refundForm(
  visit: Visit,
  { most, share }: NonNullable<MoneyActs['refund']>,
  { client, provider, currency }: Whose,
): Markup {
  const { i18n } = visit
  const money = (pence: number) => sum(pence, visit, currency)
  const alone = money(REFUND_ALONE_PENCE)
  return form(visit, 'refund', {
    fields: [
      line(i18n._('Up to {most} can go back to {client}’s card, once. Both are told.', { most: money(most), client })),
      ...(needsSecondOperator(most)
        ? [line(i18n._('More than {alone} waits until another operator agrees.', { alone }))]
        : []),
      field(
        visit,
        'refund',
      )({
        label: i18n._('How much'),
        name: 'amount',
        inputMode: 'decimal',
        hint: i18n._('In pounds, such as 12.50.'),
        maxLength: 14,
      }),
      choices(
        visit,
        'refund',
      )({
        legend: i18n._('Who pays it'),
        name: 'atFault',
        of: [
          {
            value: 'nobody',
            words: i18n._('We do, out of goodwill'),
            hint: i18n._('{provider} keeps all of theirs. The client’s credit note says that we pay.', { provider }),
          },
          {
            value: 'provider',
            words: i18n._('{provider} is at fault', { provider }),
            hint: i18n._('Up to {share} comes out of their share of this booking; what is over is ours.', {
              share: money(share),
            }),
          },
        ],
      }),
      because(visit, 'refund', i18n._('Why')),
    ],
    needsCode: true,
  })
}

function callOffForm(
  visit: Visit,
  { back, isOnlyHeld }: NonNullable<MoneyActs['callOff']>,
  { client, provider, currency }: Whose,
): Markup {
  const { i18n } = visit
  const money = sum(back, visit, currency)
  return form(visit, 'call_off', {
    fields: [
      line(
        isOnlyHeld
          ? i18n._('{money} that was set aside on {client}’s card is let go. {provider} owes nothing.', {
              ...{ money, client, provider },
            })
          : i18n._('{money} goes back to {client}: all that they paid. {provider} owes nothing.', {
              ...{ money, client, provider },
            }),
      ),
      html`<p class="hint">${i18n._('Only where we can’t go on with the payment. Both are told that, and not why.')}</p>`,
      select(
        visit,
        'call_off',
      )({
        label: i18n._('Because'),
        name: 'because',
        of: platformCancelReasons.map((value) => ({ value, words: platformCancelWords[value](i18n) })),
      }),
    ],
    isDanger: true,
    needsCode: true,
  })
}

/** A refund that waits for another operator: to them, to agree or turn it down; to who asked, to take it back. */
function proposalForms(
  visit: Visit,
  { pence, atFault, because: why, askedBy, operator, at }: ProposalRow,
  { client, provider, currency }: Whose,
): Markup {
  const { i18n } = visit
  const money = sum(pence, visit, currency)
  const isOwn = askedBy === visit.operator.accountId
  const paysWords =
    atFault === 'provider'
      ? i18n._('{provider} is at fault: as far as their share goes it is theirs to give back, the rest is ours.', {
          provider,
        })
      : i18n._('Nobody is at fault: it is ours.')
  return todo(i18n._('A refund of {money} waits for a second operator', { money }), [
    html`<div><p>${i18n._('{operator} asked for it', { operator })}, ${when(at)}.</p><p class="quote">${why}</p></div>`,
    ...(isOwn
      ? [line(i18n._('You asked for it: another operator has to agree.'))]
      : [
          form(visit, 'approve_refund', {
            fields: [
              line(i18n._('{money} goes to {client}’s card at once.', { money, client })),
              line(paysWords),
              because(visit, 'approve_refund', i18n._('What you looked at')),
            ],
            needsCode: true,
          }),
        ]),
    form(visit, 'refuse_refund', {
      fields: [because(visit, 'refuse_refund', i18n._('Why, for the log'))],
      words: isOwn ? i18n._('Take it back') : i18n._('Turn the refund down'),
      isDanger: true,
    }),
  ])
}

/** What waits for an operator first, then what else they can do; each with what it comes to before its button. */
export function bookingForms(
  visit: Visit,
  acts: MoneyActs,
  whose: Whose & { proposal: ProposalRow | undefined; dispute: Markup | undefined },
): readonly Markup[] {
  const { i18n } = visit
  const { contest, paidBack, fee, refund, callOff, debt } = acts
  const { proposal, dispute } = whose
  const others = [
    ...(refund && !proposal
      ? [html`<div class="stack"><h3>${i18n._('Give money back')}</h3>${refundForm(visit, refund, whose)}</div>`]
      : []),
    ...(fee && !fee.isAsked
      ? [html`<div class="stack"><h3>${i18n._('Fee for cancelling')}</h3>${feeForms(visit, fee, whose)}</div>`]
      : []),
    ...(callOff
      ? [html`<div class="stack"><h3>${i18n._('Call it off for both')}</h3>${callOffForm(visit, callOff, whose)}</div>`]
      : []),
  ]
  return [
    ...(contest ? [contestForms(visit, { ...contest, debt }, whose)] : []),
    ...(dispute ? [todo(i18n._('{client}’s bank takes a payment back', { client: whose.client }), [dispute])] : []),
    ...(paidBack === undefined ? [] : [paidBackForm(visit, paidBack, whose)]),
    ...(proposal ? [proposalForms(visit, proposal, whose)] : []),
    ...(fee?.isAsked
      ? [
          todo(
            i18n._('{provider} asks to be let off the fee', { provider: whose.provider }),
            feeForms(visit, fee, whose),
          ),
        ]
      : []),
    ...(others.length > 0
      ? [panel(i18n._('What can be done'), html`<div class="act-group stack">${others}</div>`)]
      : []),
  ]
}
