import { emailKey } from '@ginipig/domain/identity'
import * as v from 'valibot'
import { logOutEverywhere, suspendAccount, unsuspendAccount } from '#modules/account/suspend.ts'
import { recordOfClient, recordOfProvider } from '#modules/booking/track-record.ts'
import { readOpenDebts } from '#modules/payment/debt.ts'
import { canList } from '#modules/payment/earnings-account.ts'
import { browserNames } from '#modules/session/browser-name.ts'
import { IDLE_MS } from '#modules/session/refresh-token.ts'
import { readFamilies } from '#modules/session/session.sql.ts'
import { html, type Markup } from '#platform/html/html.ts'
import type { Platform } from '#platform/platform.ts'
import { readActs } from '../act.sql.ts'
import { actWord } from '../act-words.ts'
import { paymentWords, statusWords } from '../booking-words.ts'
import { eventDetail } from '../event-detail.ts'
import { isId, Words } from '../fields.ts'
import { type ActResult, action, type DeskPage, type Visit } from '../page.ts'
import {
  badge,
  facts,
  field,
  figure,
  form,
  languageWord,
  link,
  nothing,
  panel,
  search,
  sum,
  tablePanel,
  when,
} from '../parts.ts'
import {
  findPeople,
  type PersonRow,
  readBookingsOf,
  readEventsOf,
  readListingsOf,
  readPerson,
  readReportsOf,
} from '../people.sql.ts'
import { eventWord, kindWords, reportReasonWords, workingFromWords } from '../person-words.ts'

const FOUND = 50
const BOOKINGS = 20
const LISTINGS = 50
const REPORTS = 20
const EVENTS = 30
const ACTS = 20
/** Nobody's session: all are others'. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000'

const Because = v.object({ because: Words })

const columns = (...heads: string[]) => heads.map((head) => ({ head }))

const stateOf = ({ suspendedAt, deletedAt, userType, displayName }: PersonRow, { i18n }: Visit): Markup[] => [
  ...(deletedAt !== null ? [badge('neutral', i18n._('Deleted'))] : []),
  ...(suspendedAt !== null && deletedAt === null ? [badge('danger', i18n._('Suspended'))] : []),
  ...(userType === 'provider' && displayName === null && deletedAt === null
    ? [badge('warning', i18n._('Hasn’t finished signing up'))]
    : []),
]

/** Who somebody is, and what a provider shows. */
async function whoPanel({ database, config }: Platform, visit: Visit, id: string, person: PersonRow): Promise<Markup> {
  const { i18n } = visit
  const { email, dialCode, mobile, company, workingFrom, displayName, town, rating, deletedAt } = person
  const isProvider = person.userType === 'provider'
  const debts = isProvider ? await readOpenDebts(database, id) : []
  const owed = debts.reduce((pence, debt) => pence + debt.pence, 0)
  const rows: (readonly [string, string | Markup])[] = [
    [i18n._('Kind'), kindWords[person.userType](i18n)],
    [i18n._('Since'), when(person.createdAt)],
    [i18n._('Language'), languageWord(person.language, visit)],
    ...(deletedAt === null ? [[i18n._('Email'), link(`mailto:${email}`, email)] as const] : []),
    ...(mobile === null ? [] : [[i18n._('Mobile'), `${dialCode ?? ''} ${mobile}`.trim()] as const]),
    ...(company ? [[i18n._('Company'), company] as const] : []),
    ...(workingFrom === null ? [] : [[i18n._('Works from'), workingFromWords[workingFrom](i18n)] as const]),
    ...(displayName === null ? [] : [[i18n._('Shown as'), displayName] as const]),
    ...(town ? [[i18n._('Town'), town] as const] : []),
    ...(displayName === null
      ? []
      : [
          [i18n._('Identity'), person.isVerified ? i18n._('Verified') : i18n._('Not verified')] as const,
          [i18n._('Can be paid'), (await canList(database, id)) ? i18n._('Yes') : i18n._('Not yet')] as const,
          [
            i18n._('Reviews of them'),
            rating === null
              ? i18n._('None')
              : i18n._('{rating} of 5, {count, plural, one {# review} other {# reviews}}', {
                  rating: figure(rating, visit),
                  count: person.reviewCount,
                }),
          ] as const,
          [
            i18n._('Owes us'),
            owed === 0 ? i18n._('Nothing') : link('/admin/money', sum(owed, visit, config.currency)),
          ] as const,
        ]),
    ...(person.userType === 'user'
      ? [
          [i18n._('Reviews by them'), String(person.written)] as const,
          [i18n._('Reviews of them'), String(person.given)] as const,
        ]
      : []),
    ['Id', html`<code>${id}</code>`],
  ]
  return panel(i18n._('Who'), [facts(rows), ...(person.bio ? [html`<p class="quote">${person.bio}</p>`] : [])])
}

/** How their appointments of a year ended. */
async function recordPanel(platform: Platform, { i18n }: Visit, id: string, person: PersonRow): Promise<Markup> {
  if (person.userType === 'admin') return nothing
  const record = await (person.userType === 'provider' ? recordOfProvider : recordOfClient)(platform, id)
  return panel(
    i18n._('Their appointments, a year'),
    record
      ? facts([
          [i18n._('Kept'), String(record.kept)],
          [i18n._('Cancelled late'), String(record.cancelledLate)],
          [i18n._('Missed'), String(record.missed)],
        ])
      : html`<p class="quiet">${i18n._('Too few to say.')}</p>`,
  )
}

/** What suspending does, as the code has it (modules/account/suspend.ts). */
function suspendPanel(visit: Visit, person: PersonRow): Markup {
  const { i18n } = visit
  const { coming, suspendedAt, userType } = person
  const isProvider = userType === 'provider'
  const stays = i18n._(
    '{coming, plural, =0 {Nothing is booked.} one {What is booked stays: # booking is still ahead. Decide on it.} other {What is booked stays: # bookings are still ahead. Decide on each.}}',
    { coming },
  )
  if (suspendedAt !== null)
    return panel(i18n._('Suspended'), [
      html`<p>${i18n._('Since')} ${when(suspendedAt)}. ${stays}</p>`,
      html`<p>${
        isProvider
          ? i18n._('Once it is lifted they can log in, and open their listings again themselves.')
          : i18n._('Once it is lifted they can log in.')
      } ${i18n._('Nobody tells them: write to them.')}</p>`,
      form(visit, 'unsuspend', {
        fields: [field(visit, 'unsuspend')({ label: i18n._('Because'), name: 'because', rows: 2, maxLength: 1_000 })],
      }),
    ])
  const follows = [
    i18n._('They are logged out everywhere at once, and can’t log in: they read there that the account is suspended.'),
    ...(isProvider
      ? [
          i18n._('Their page is gone and their listings are closed, from the search within seconds.'),
          i18n._(
            'Requests that wait for them end as declined within a minute, and held times are freed. Nothing is taken, and the clients are told.',
          ),
        ]
      : [i18n._('Requests of theirs stay: a provider can still accept them.')]),
    i18n._('Nobody can send them messages.'),
    stays,
    i18n._('They get your reason by mail, in your words.'),
  ]
  return panel(i18n._('Suspend'), [
    html`<ul class="dots">${follows.map((one) => html`<li>${one}</li>`)}</ul>`,
    form(visit, 'suspend', {
      isDanger: true,
      fields: [
        field(
          visit,
          'suspend',
        )({
          label: i18n._('Because'),
          name: 'because',
          rows: 3,
          maxLength: 1_000,
          hint: i18n._('They read these words.'),
        }),
      ],
    }),
  ])
}

async function sessionsPanel({ database }: Platform, visit: Visit, id: string): Promise<Markup> {
  const { i18n, now } = visit
  const sessions = await readFamilies(database, id, { sessionId: NO_SESSION, now, idleSince: now - IDLE_MS })
  const rows = sessions.map(({ userAgent, createdAt, lastSeenAt }) => {
    const { browser, platform } = browserNames(userAgent)
    const name = [browser, platform].filter((one) => one !== null).join(', ')
    return [name || i18n._('Unknown'), when(createdAt), when(lastSeenAt)]
  })
  return html`<div class="stack">${tablePanel(
    i18n._('Logged in'),
    columns(i18n._('Browser'), i18n._('Since'), i18n._('Last seen')),
    rows,
    i18n._('Nowhere.'),
  )}${rows.length === 0 ? nothing : form(visit, 'end_sessions', { isDanger: true })}</div>`
}

async function bookingsPanel({ database }: Platform, visit: Visit, id: string): Promise<Markup> {
  const { i18n, language } = visit
  const bookings = await readBookingsOf(database, id, BOOKINGS)
  return tablePanel(
    i18n._('Latest bookings'),
    [
      ...columns(
        i18n._('Booking'),
        i18n._('Visit'),
        i18n._('Listing'),
        i18n._('With'),
        i18n._('State'),
        i18n._('Money'),
      ),
      { head: i18n._('Price'), isNumber: true },
    ],
    bookings.map((one) => [
      html`<span class="nowrap">${link(`/admin/bookings/${one.reference}`, one.reference)}</span>`,
      when(one.startsAt),
      one.title,
      link(`/admin/people/${one.otherId}`, one.other),
      badge(statusWords[one.status].tone, statusWords[one.status].words(i18n)),
      paymentWords[one.paymentStatus].words(i18n),
      sum(one.total, { language }, one.currency),
    ]),
    i18n._('None.'),
  )
}

async function listingsPanel({ database, config }: Platform, visit: Visit, id: string): Promise<Markup> {
  const { i18n } = visit
  const listings = await readListingsOf(database, id, LISTINGS)
  const states = {
    draft: badge('neutral', i18n._('Draft')),
    listed: badge('success', i18n._('Listed')),
    closed: badge('neutral', i18n._('Closed')),
    removed: badge('neutral', i18n._('Gone')),
  }
  return tablePanel(
    i18n._('Listings'),
    [
      ...columns(i18n._('Listing'), i18n._('State'), i18n._('Next free time')),
      { head: i18n._('Price'), isNumber: true },
    ],
    listings.map(({ id: listingId, title, status, price, nextSlotAt }) => [
      link(`/admin/listings/${listingId}`, title),
      states[status],
      nextSlotAt === null ? i18n._('None') : when(nextSlotAt),
      sum(price, visit, config.currency),
    ]),
    i18n._('None.'),
  )
}

async function reportsPanel({ database }: Platform, { i18n }: Visit, id: string): Promise<Markup> {
  const reports = await readReportsOf(database, id, REPORTS)
  return tablePanel(
    i18n._('Reports'),
    columns(i18n._('Report'), i18n._('When'), i18n._('Whose'), i18n._('Why'), i18n._('State')),
    reports.map(({ number, isBy, reason, createdAt, settledAt }) => [
      link(`/admin/reports/${number}`, `RP-${number}`),
      when(createdAt),
      isBy ? i18n._('By them') : i18n._('About them'),
      reportReasonWords[reason](i18n),
      settledAt === null ? badge('warning', i18n._('Open')) : badge('success', i18n._('Answered')),
    ]),
    i18n._('None.'),
  )
}

async function eventsPanel({ database, config }: Platform, visit: Visit, id: string): Promise<Markup> {
  const { i18n } = visit
  const events = await readEventsOf(database, id, EVENTS)
  return tablePanel(
    i18n._('What happened to the account, 90 days'),
    columns(i18n._('When'), i18n._('Event'), i18n._('Detail')),
    events.map(({ at, event, detail }) => [
      when(at),
      eventWord(event, i18n),
      eventDetail(event, detail, visit, config.currency),
    ]),
    i18n._('Nothing.'),
  )
}

async function actsPanel({ database }: Platform, { i18n }: Visit, id: string): Promise<Markup> {
  const acts = await readActs(database, { subject: `/people/${id}`, hasLooks: false, limit: ACTS })
  return tablePanel(
    i18n._('What operators did'),
    columns(i18n._('When'), i18n._('Who'), i18n._('Act'), i18n._('Because')),
    acts.map(({ at, operator, act, because, outcome }) => [
      when(at),
      operator,
      html`${actWord(act, i18n)}${outcome === 'done' ? nothing : html` ${badge('warning', i18n._('Not done'))}`}`,
      because ?? '',
    ]),
    i18n._('Nothing yet.'),
  )
}

/** An act on a person, by its service, which says whether there was anything to do. */
const act =
  (work: (platform: Platform, id: string, because: string) => Promise<boolean>) =>
  async (
    platform: Platform,
    { i18n }: Visit,
    { params }: { params: Readonly<Record<string, string>> },
    { because = '' }: { because?: string },
  ): Promise<ActResult> =>
    isId(params.id) && (await work(platform, params.id, because))
      ? { done: true }
      : { done: false, problem: i18n._('There is nothing to do: it is so already, or this is no client or provider.') }

const kinds = ['user', 'provider', 'suspended'] as const

/** Who is here, and what an operator does about one of them. */
export const peoplePages: readonly DeskPage[] = [
  {
    path: '/people',
    section: 'people',
    async read({ database }, { i18n }, { query }) {
      const words = emailKey(query.q ?? '').slice(0, 200)
      const kind = kinds.find((one) => one === query.kind)
      const people = await findPeople(database, {
        words,
        id: isId(words) ? words : null,
        userType: kind === 'user' || kind === 'provider' ? kind : null,
        isSuspended: kind === 'suspended',
        limit: FOUND,
      })
      const tab = (one: (typeof kinds)[number] | undefined, title: string) => {
        const asked = new URLSearchParams({ ...(words ? { q: words } : {}), ...(one ? { kind: one } : {}) }).toString()
        return html`<a class="tab" href="/admin/people${asked ? `?${asked}` : ''}"${one === kind ? html` aria-current="true"` : nothing}>${title}</a>`
      }
      const tabs = html`<nav class="tabs" aria-label="${i18n._('Kind')}">${[
        tab(undefined, i18n._('All')),
        tab('user', i18n._('Clients')),
        tab('provider', i18n._('Providers')),
        tab('suspended', i18n._('Suspended')),
      ]}</nav>`
      return {
        title: i18n._('People'),
        body: html`${search(i18n._('Email, name, company or id'), words, i18n._('Search'), kind ? { kind } : {})}${tabs}${tablePanel(
          words ? i18n._('Found') : i18n._('Newest'),
          columns(i18n._('Name'), i18n._('Kind'), i18n._('Email'), i18n._('Company'), i18n._('Since')),
          people.map((one) => [
            html`${link(`/admin/people/${one.id}`, one.name)}${one.isSuspended ? html` ${badge('danger', i18n._('Suspended'))}` : nothing}`,
            kindWords[one.userType](i18n),
            one.email,
            one.company,
            when(one.createdAt),
          ]),
          i18n._('Nobody.'),
        )}${people.length === FOUND ? html`<p class="quiet">${i18n._('There are more: give more words.')}</p>` : nothing}`,
      }
    },
  },
  {
    path: '/people/:id',
    section: 'people',
    isPrivate: true,
    async read(platform, visit, { params: { id } }) {
      const person = isId(id) ? await readPerson(platform.database, id, visit.now) : undefined
      if (!person || id === undefined) return undefined
      const { i18n } = visit
      const isOperator = person.userType === 'admin'
      const isOpen = person.deletedAt === null && !isOperator
      const side: Markup[] = [
        isOpen ? suspendPanel(visit, person) : nothing,
        isOperator
          ? panel(
              i18n._('Operator'),
              html`<p>${i18n._('Operators come and go by commands/operators.ts alone: see docs/operations.md.')}</p>`,
            )
          : await sessionsPanel(platform, visit, id),
        await recordPanel(platform, visit, id, person),
      ]
      const tables = [
        ...(isOperator ? [] : [await bookingsPanel(platform, visit, id)]),
        ...(person.userType === 'provider' ? [await listingsPanel(platform, visit, id)] : []),
        await reportsPanel(platform, visit, id),
        await eventsPanel(platform, visit, id),
        await actsPanel(platform, visit, id),
      ]
      const states = stateOf(person, visit)
      const who = await whoPanel(platform, visit, id, person)
      return {
        title: person.name,
        body: html`${states.length === 0 ? nothing : html`<p>${states}</p>`}<div class="columns columns-even"><div class="stack">${who}</div><div class="stack">${side}</div></div>${tables}`,
      }
    },
    actions: {
      suspend: action({ input: Because, run: act(suspendAccount) }),
      unsuspend: action({ input: Because, run: act((platform, id) => unsuspendAccount(platform, id)) }),
      end_sessions: action({ input: v.object({}), run: act((platform, id) => logOutEverywhere(platform, id)) }),
    },
  },
]
