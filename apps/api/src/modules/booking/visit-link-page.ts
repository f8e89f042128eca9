import { isCalledOff, type Settlement, type VisitLinkAct, type VisitLinkState } from '@ginipig/domain/booking'
import type { Language } from '@ginipig/domain/identity'
import { html, type Markup } from '#platform/html/html.ts'
import { plainPage } from '#platform/html/plain-page.ts'
import { type Origins, type WordContext, wordContext } from '#platform/mail/words.ts'
import type { OpenedLink } from './visit-link.ts'

/** What the page tells: how the link stands, what cancelling comes to, and the times to choose from. */
export type Shown = {
  state: VisitLinkState | 'done'
  now: number
  cost: Settlement
  times: readonly { slot_id: string; starts_at: number }[]
  /** Why what was asked for didn't happen. */
  problem?: 'choose' | 'time_gone' | 'cost_changed' | 'busy' | undefined
}

type Words = { title: string; text: string }

const problemWords = ({ i18n }: WordContext, problem: NonNullable<Shown['problem']>): string =>
  ({
    choose: i18n._('Choose one of the times first.'),
    time_gone: i18n._('That time has just gone. Nothing has changed: choose another one.'),
    cost_changed: i18n._('The sums have changed since you opened this page. Nothing has happened yet: look again.'),
    busy: i18n._('A payment is on its way just now. Nothing has changed: try again in a minute.'),
  })[problem]

function askWords({ i18n }: WordContext, act: VisitLinkAct, name: string, hasTimes: boolean): Words {
  if (act === 'coming')
    return {
      title: i18n._('Are you coming?'),
      text: i18n._('{name} sees your answer on the booking.', { name }),
    }
  if (act === 'cancel')
    return { title: i18n._('Cancel this booking?'), text: i18n._('This is what comes back to you, exactly.') }
  if (!hasTimes)
    return {
      title: i18n._('No other time is free'),
      text: i18n._('Your booking stays as it is. Look again later, or write to {name}.', { name }),
    }
  return {
    title: i18n._('Move this booking'),
    text: i18n._('It costs nothing: what you paid goes with you to the new time.'),
  }
}

function doneWords(
  { i18n, money, friendlyDateTime }: WordContext,
  { act, visit }: OpenedLink,
  { cost, now }: Shown,
): Words {
  const name = visit.provider_name
  if (act === 'coming') return { title: i18n._('Thank you'), text: i18n._('{name} sees that you’re coming.', { name }) }
  const when = friendlyDateTime(visit.starts_at, visit.zone, now)
  if (act === 'move')
    return { title: i18n._('Moved'), text: i18n._('See you on {when}. We wrote to both of you.', { when }) }
  const refund = money(cost.refund, visit.currency)
  return {
    title: i18n._('Cancelled'),
    text:
      cost.refund > 0
        ? i18n._('{refund} goes back to your card. We wrote to both of you.', { refund })
        : visit.captured < visit.total
          ? i18n._('Nothing comes back, and nothing more will be taken. We wrote to both of you.')
          : i18n._('Nothing comes back. We wrote to both of you.'),
  }
}

function overWords(
  { i18n, friendlyDateTime }: WordContext,
  { visit }: OpenedLink,
  state: Exclude<VisitLinkState, 'open'>,
  now: number,
): Words {
  const name = visit.provider_name
  if (state === 'elsewhere' && visit.is_day_off)
    return {
      title: i18n._('{name} can’t work on that day', { name }),
      text: i18n._('The booking’s page has other times to choose from. If you take none, you get everything back.'),
    }
  const over = { title: i18n._('This link has expired'), text: i18n._('It worked until the appointment began.') }
  const cancelled = {
    title: i18n._('This booking is cancelled'),
    text: i18n._('Its page shows who cancelled it, and what became of the money.'),
  }
  return {
    used: { title: i18n._('You’ve said it already'), text: i18n._('{name} sees that you’re coming.', { name }) },
    moved: {
      title: i18n._('This booking has moved'),
      text: i18n._(
        'It’s on {when} now. This link was for the time before; the booking’s page is where you change it.',
        {
          when: friendlyDateTime(visit.starts_at, visit.zone, now),
        },
      ),
    },
    ended: isCalledOff(visit.status) ? cancelled : over,
    over,
    late: {
      title: i18n._('It’s too near to move by yourself'),
      text: i18n._('Log in to ask {name} for another time. Until they say yes, yours stays.', { name }),
    },
    elsewhere: {
      title: i18n._('This can’t be done by a link now'),
      text: i18n._('The payment is being looked into. The booking’s page says more.'),
    },
  }[state]
}

const facts = (rows: readonly (readonly [string, string])[]): Markup =>
  html`<dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`

function form({ i18n, money, friendlyDateTime }: WordContext, { act, visit }: OpenedLink, shown: Shown): Markup {
  if (act === 'coming') return html`<form method="post"><button>${i18n._('Yes, I’m coming')}</button></form>`
  if (act === 'cancel') {
    const { cost } = shown
    const balance = money(visit.total - visit.captured, visit.currency)
    const never =
      visit.captured < visit.total
        ? html`<p>${i18n._('The balance of {balance} will never be taken.', { balance })}</p>`
        : html``
    return html`${facts([
      [i18n._('You paid'), money(visit.captured, visit.currency)],
      [i18n._('It costs you'), money(cost.forfeited, visit.currency)],
      [i18n._('You get back'), money(cost.refund, visit.currency)],
    ])}${never}<form method="post"><input type="hidden" name="loses" value="${cost.forfeited}"><button class="ends">${i18n._('Cancel the booking')}</button></form>`
  }
  if (shown.times.length === 0) return html``
  const choices = shown.times.map(
    ({ slot_id, starts_at }) =>
      html`<label><input type="radio" name="slot" value="${slot_id}" required>${friendlyDateTime(starts_at, visit.zone, shown.now)}</label>`,
  )
  return html`<form method="post"><fieldset><legend>${i18n._('The next open times')}</legend>${choices}</fieldset><button>${i18n._('Move to this time')}</button></form>`
}

function wordsOf(context: WordContext, opened: OpenedLink, shown: Shown): Words {
  if (shown.state === 'done') return doneWords(context, opened, shown)
  if (shown.state !== 'open') return overWords(context, opened, shown.state, shown.now)
  return askWords(context, opened.act, opened.visit.provider_name, shown.times.length > 0)
}

/** Where it goes on, in the app. */
function leadsTo(
  { i18n, origins: { marketplace } }: WordContext,
  { act, visit }: OpenedLink,
  { state }: Shown,
): Markup {
  // A link that is over and still wants to cancel leads to the question there.
  const isStillAsked = act === 'cancel' && visit.status === 'confirmed' && state !== 'open' && state !== 'done'
  const page = `${marketplace}/booking-details/${visit.id}${isStillAsked ? '?ask=cancel' : ''}`
  const moving = `${marketplace}/move-booking/${visit.id}`
  if (act === 'move' && state === 'open') return html`<p><a href="${moving}">${i18n._('See all open times')}</a></p>`
  if (state === 'late') return html`<p><a href="${moving}">${i18n._('Ask for another time')}</a></p>`
  const label =
    act === 'cancel' && state === 'open' ? i18n._('Keep it and see the booking') : i18n._('See your booking')
  return html`<p><a href="${page}">${label}</a></p>`
}

/** Without a link of ours, or for who asks too often: a page that leads to their bookings.
 *  @param language - that the browser asks for: whose link it is nobody knows */
export function strayPage(origins: Origins, language: Language, why: 'unknown' | 'too_often'): string {
  const { i18n } = wordContext(language, origins)
  const words =
    why === 'unknown'
      ? {
          title: i18n._('This link doesn’t work'),
          text: i18n._('Parts of it may be missing. Your bookings have the same buttons.'),
        }
      : { title: i18n._('Too many tries'), text: i18n._('Wait a few minutes, or use your bookings’ page instead.') }
  return plainPage(language, words.title, [
    html`<p>${words.text}</p><p><a href="${origins.marketplace}/my-booking">${i18n._('My bookings')}</a></p>`,
  ])
}

/** The page behind a reminder's link, in the client's language. */
export function visitPage(origins: Origins, opened: OpenedLink, shown: Shown): string {
  const { visit } = opened
  const context = wordContext(visit.language, origins)
  const words = wordsOf(context, opened, shown)
  const alert = shown.problem ? html`<p role="alert">${problemWords(context, shown.problem)}</p>` : html``
  const about = facts([
    [context.i18n._('What'), visit.title],
    [context.i18n._('When'), context.friendlyDateTime(visit.starts_at, visit.zone, shown.now)],
    [context.i18n._('With'), visit.provider_name],
    [context.i18n._('Number'), visit.reference],
  ])
  return plainPage(visit.language, words.title, [
    html`${alert}<p>${words.text}</p>${about}`,
    shown.state === 'open' ? form(context, opened, shown) : html``,
    leadsTo(context, opened, shown),
  ])
}
