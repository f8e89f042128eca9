import {
  about,
  asked,
  cancelling,
  clientsEvent,
  clientsPage,
  day,
  free,
  invoiceLink,
  moment,
  place,
  providersEvent,
  seeBooking,
  start,
  whatAndWhen,
} from './booking-parts.ts'
import type { BookingMailKind, ClientsBooking } from './mail.ts'
import type { Part, Templates, WordContext } from './words.ts'

type BalanceKind = Extract<
  BookingMailKind,
  'booking_reminder' | 'booking_card_expires' | `booking_balance_${string}` | 'booking_unpaid' | 'booking_unpaid_for'
>

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
}

/** A card's brand as people write it; an unknown one as Stripe has it. */
export const brandName = (brand: string): string => brands[brand] ?? brand

type Card = ClientsBooking['first']['card']

/** "Visa ending 4242". */
const cardWords = (card: Card, { i18n }: WordContext): string | undefined =>
  card ? i18n._('{brand} ending {last4}', { brand: brandName(card.brand), last4: card.last4 }) : undefined

const payPage = ({ id }: ClientsBooking, { origins }: WordContext) => `${origins.marketplace}/pay-full/${id}`

const sum = (booking: ClientsBooking, context: WordContext) =>
  context.money(booking.balance?.amount ?? 0, booking.currency)
const until = (booking: ClientsBooking, context: WordContext) =>
  moment(booking, booking.owed?.until ?? booking.startsAt, context)

/** What cancelling keeps, before and after the balance is taken. */
function cancellingAfter({ cancelling, currency, provider, zone, now }: ClientsBooking, context: WordContext): string {
  const { i18n, money } = context
  const late = money(cancelling.late, currency)
  if (cancelling.early === null)
    return i18n._('From now, cancelling or not coming costs {late}, because {name} has kept the time.', {
      late,
      name: provider,
    })
  return i18n._(
    'Can’t come after all? Cancel by {until} and you lose {early}. After that it’s {late}, because {name} has kept the time.',
    {
      until: moment({ zone, now }, cancelling.early.until, context),
      early: money(cancelling.early.amount, currency),
      late,
      name: provider,
    },
  )
}

/** When a balance that is open is taken by itself, epoch ms; undefined where it isn't any more. */
const takenNext = ({ balance, owed, now }: ClientsBooking): number | undefined =>
  [...(balance ? [balance.at] : []), ...(owed?.tries ?? [])].find((at) => at > now)

/** A reminder's sums: what was paid, and what is to be taken, when and from which card. */
function reminded(booking: ClientsBooking, context: WordContext): Part[] {
  const { i18n, money } = context
  const { first, balance, balancePaid, currency, total } = booking
  if (balance === null || balancePaid !== null)
    return [{ sums: [], total: { label: i18n._('Paid'), amount: money(total, currency) } }]
  const card = cardWords(booking.owed ? booking.owed.card : first.card, context)
  const taken = sum(booking, context)
  const next = takenNext(booking)
  const sums = [{ label: i18n._('Already paid'), amount: money(first.amount, currency) }]
  if (next === undefined)
    return [{ sums, total: { label: i18n._('Still to be paid'), amount: taken } }, ...askForIt(booking, context)]
  const when = moment(booking, next, context)
  return [
    { sums, total: { label: when, amount: taken } },
    card
      ? i18n._('We take {taken} on {when} from {card}. There is nothing for you to do.', { taken, when, card })
      : i18n._('We take {taken} on {when}. There is nothing for you to do.', { taken, when }),
    { label: i18n._('Pay it now, or with another card'), href: payPage(booking, context), isQuiet: true },
  ]
}

/** What can be done without signing in, what cancelling costs, and the way to the booking. */
function linked(booking: ClientsBooking, context: WordContext): Part[] {
  const { i18n } = context
  const { links } = booking
  if (!links) return [seeBooking(booking, context), { note: cancelling(booking, context) }]
  const move = links.move === null ? null : { label: i18n._('Move it'), href: links.move }
  return [
    { label: i18n._('I’m coming'), href: links.coming, ...(move && { beside: move }) },
    {
      title: i18n._('Can’t make it?'),
      links: [{ label: i18n._('Cancel it'), href: links.cancel }],
      note: cancelling(booking, context),
    },
    { ...seeBooking(booking, context), isQuiet: true },
    {
      note: i18n._(
        'These links are yours alone and work without logging in: don’t pass this email on. Nothing happens before you press a button there.',
      ),
    },
  ]
}

/** What happened, what happens by itself, and what if nothing does. */
function refused(booking: ClientsBooking, context: WordContext): Part {
  const { i18n, money, time } = context
  const { balance, owed, first, currency, zone, provider: name } = booking
  const card = cardWords(owed ? owed.card : first.card, context)
  const tries = owed?.tries ?? []
  const [next, ...later] = tries
  const triedAt = moment(booking, balance?.at ?? booking.now, context)
  const again =
    next === undefined
      ? i18n._('We don’t try again by ourselves.')
      : [moment(booking, next, context), ...later.map((at) => time(at, zone))].join(', ')
  return {
    facts: [
      { label: i18n._('Tried'), lines: [card ? `${triedAt}, ${card}` : triedAt] },
      { label: i18n._('We try again'), lines: [again] },
      {
        label: i18n._('If it’s still unpaid'),
        lines: [
          i18n._('The booking ends on {until}. {name} keeps the {deposit} and we don’t chase the rest.', {
            until: until(booking, context),
            name,
            deposit: money(first.amount, currency),
          }),
        ],
      },
    ],
  }
}

const askForIt = (booking: ClientsBooking, context: WordContext): Part[] => [
  { label: context.i18n._('Pay {amount} now', { amount: sum(booking, context) }), href: payPage(booking, context) },
  refused(booking, context),
  {
    label: context.i18n._('Rather not go? See what cancelling costs now'),
    href: clientsPage(booking, context),
    isQuiet: true,
  },
]

/** What is said of an appointment that comes near, and of its balance. */
export const balanceWords: Templates<BalanceKind> = {
  booking_reminder: ({ booking }, context) => {
    const { i18n, time } = context
    const { provider: name, startsAt, zone, balance, balancePaid } = booking
    const isOwed = balance !== null && balancePaid === null
    const next = takenNext(booking)
    const told = { when: start(booking, context), name, amount: sum(booking, context) }
    const owing =
      next === undefined
        ? i18n._('{when} with {name}: {amount} is still to be paid', told)
        : i18n._('{when} with {name}: {amount} is taken on {balanceDay}', {
            ...told,
            balanceDay: moment(booking, next, context),
          })
    return {
      ...about(booking, context),
      subject: isOwed ? owing : i18n._('{when} with {name}: see you there', told),
      preview: isOwed ? i18n._('Last chance to change card, or to cancel early.') : i18n._('When and where.'),
      tag: { tone: 'good', text: i18n._('Coming up') },
      day: day(booking, context),
      title: i18n._('See you at {time}, with {name}.', { time: time(startsAt, zone), name }),
      parts: [
        // The leaf of the calendar isn't read out, nor in the words alone.
        { facts: [...whatAndWhen(booking, context), place(booking, context), ...asked(booking, context)] },
        ...reminded(booking, context),
        ...linked(booking, context),
      ],
    }
  },

  booking_card_expires: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name, balance, now, first } = booking
    const when = moment(booking, balance?.at ?? now, context)
    const card = cardWords(first.card, context)
    const taken = sum(booking, context)
    return {
      ...about(booking, context),
      subject: i18n._('Your card expires before {when}', { when }),
      preview: i18n._('So that your place with {name} is safe.', { name }),
      tag: { tone: 'waiting', text: i18n._('Card expires') },
      title: i18n._('Your card expires before we take {amount}.', { amount: taken }),
      parts: [
        {
          facts: [
            { label: i18n._('What'), lines: [booking.title] },
            ...(card ? [{ label: i18n._('Card'), lines: [card] }] : []),
            { label: i18n._('Balance'), lines: [`${taken}, ${when}`] },
          ],
        },
        i18n._('Choose another card, and we take it from that. If your bank has sent you a new one, add it there.'),
        { label: i18n._('Choose another card'), href: `${context.origins.marketplace}/payment-details` },
        { label: i18n._('Pay it now, or with another card'), href: payPage(booking, context), isQuiet: true },
      ],
    }
  },

  booking_balance_taken: ({ booking }, context) => {
    const { i18n, date, money } = context
    const { first, balancePaid, zone, currency, total, provider: name } = booking
    const at = date(balancePaid?.at ?? booking.now, zone)
    const card = cardWords(balancePaid?.card ?? null, context)
    return {
      ...about(booking, context),
      subject: i18n._('Paid: {amount} for {when}', { amount: sum(booking, context), when: start(booking, context) }),
      preview: i18n._('That’s everything. We hold it until it’s done.'),
      tag: { tone: 'good', text: i18n._('Paid in full') },
      title: i18n._('That’s everything paid.'),
      parts: [
        i18n._('We hold it until the appointment is done. {name} gets theirs after that.', { name }),
        {
          sums: [
            {
              label: i18n._('Deposit, {when}', { when: date(first.at, zone) }),
              amount: money(first.amount, currency),
            },
            {
              label: card
                ? i18n._('Balance, {when}, {card}', { when: at, card })
                : i18n._('Balance, {when}', { when: at }),
              amount: sum(booking, context),
            },
          ],
          total: { label: i18n._('Paid'), amount: money(total, currency) },
        },
        seeBooking(booking, context),
        invoiceLink(booking, context),
        { note: cancellingAfter(booking, context) },
      ],
    }
  },

  booking_balance_failed: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name } = booking
    const amount = sum(booking, context)
    return {
      ...about(booking, context),
      subject: i18n._('Your bank said no to {amount}. Pay by {until}', { amount, until: until(booking, context) }),
      preview: i18n._('Your place is kept until {until}.', { until: until(booking, context) }),
      tag: { tone: 'failed', text: i18n._('Payment failed') },
      title: i18n._('Your bank said no to {amount}.', { amount }),
      parts: [
        i18n._('Your place with {name} is kept until {until}.', { name, until: until(booking, context) }),
        ...askForIt(booking, context),
      ],
    }
  },

  booking_balance_last_call: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name } = booking
    const amount = sum(booking, context)
    return {
      ...about(booking, context),
      subject: i18n._('{amount} is still unpaid. Pay by {until}', { amount, until: until(booking, context) }),
      preview: i18n._('After that the booking is cancelled.'),
      tag: { tone: 'failed', text: i18n._('Payment failed') },
      title: i18n._('{amount} is still unpaid.', { amount }),
      parts: [
        i18n._('Your place with {name} is kept until {until}.', { name, until: until(booking, context) }),
        ...askForIt(booking, context),
      ],
    }
  },

  booking_unpaid: ({ booking }, context) => {
    const { i18n, money } = context
    const { provider: name, ended, currency } = booking
    return {
      ...about(booking, context),
      subject: i18n._('Cancelled, unpaid: {when} with {name}', { when: start(booking, context), name }),
      preview: i18n._('The balance wasn’t paid in time.'),
      tag: { tone: 'over', text: i18n._('Cancelled') },
      title: i18n._('Cancelled, because the balance wasn’t paid.'),
      parts: [
        i18n._('The {amount} could not be taken from your card by {until}, so the booking has ended by itself.', {
          amount: sum(booking, context),
          until: until(booking, context),
        }),
        {
          sums: [{ label: i18n._('You paid'), amount: money(ended?.paid ?? 0, currency) }],
          total: { label: i18n._('It cost you'), amount: money(ended?.lost ?? 0, currency) },
        },
        i18n._('{name} keeps it for the time that was kept for you. Nothing more will be taken.', { name }),
        seeBooking(booking, context),
      ],
      event: clientsEvent(booking, context, 'cancelled'),
    }
  },

  booking_unpaid_for: ({ booking }, context) => {
    const { i18n, money, origins } = context
    const { client: name, ended, currency } = booking
    return {
      ...about(booking, context),
      subject: i18n._('Cancelled: {name} didn’t pay for {when}', { name, when: start(booking, context) }),
      preview: booking.isFreeAgain ? i18n._('The time is free again.') : i18n._('There is nothing for you to do.'),
      tag: { tone: 'over', text: i18n._('Cancelled') },
      title: i18n._('The balance of {name} wasn’t paid.', { name }),
      parts: [
        {
          facts: [
            { label: i18n._('What'), lines: [booking.title] },
            { label: i18n._('When'), lines: [start(booking, context)] },
          ],
        },
        i18n._('So the booking has ended by itself. The deposit of {amount} is yours.', {
          amount: money(ended?.share ?? 0, currency),
        }),
        free(booking, context),
        { label: i18n._('See the booking'), href: `${origins.console}/provider/booking-details/${booking.id}` },
      ],
      event: providersEvent(booking, context, 'cancelled'),
    }
  },
}
