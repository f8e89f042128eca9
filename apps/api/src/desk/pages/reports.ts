import { publicListingStatuses } from '@ginipig/domain/listing'
import { reportReference } from '@ginipig/domain/report'
import * as v from 'valibot'
import { settleReport, takeListingDown } from '#modules/report/settle-report.ts'
import { hideReview } from '#modules/review/hide-review.ts'
import { html, type Markup } from '#platform/html/html.ts'
import type { Platform } from '#platform/platform.ts'
import type { ActName } from '../act-words.ts'
import { statusWords } from '../booking-words.ts'
import { MAX_WORDS, Words } from '../fields.ts'
import { type ActResult, type Address, action, type DeskPage, type Visit } from '../page.ts'
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
  photoAt,
  tablePanel,
  waited,
  when,
} from '../parts.ts'
import { type PersonRow, readPerson } from '../people.sql.ts'
import { kindWords, reportKindWords, reportReasonWords } from '../person-words.ts'
import {
  countOpenReports,
  countReportsBy,
  type EarlierReport,
  type ListedReport,
  type ReadMessage,
  type ReportInFull,
  readMessagesAround,
  readOthersAbout,
  readReportInFull,
  readReports,
} from '../reports.sql.ts'

const SHOWN = 100
/** Messages around what was reported. */
const MESSAGES = 10
/** Of the others about the same person. */
const OTHERS = 20

/** Who is deleted has no name left. */
const named = (name: string, { i18n }: Pick<Visit, 'i18n'>) => name.trim() || i18n._('Deleted account')

const reasonBadge = ({ reason }: Pick<ListedReport, 'reason'>, { i18n }: Pick<Visit, 'i18n'>) =>
  badge(reason === 'safety' || reason === 'harassment' ? 'danger' : 'warning', reportReasonWords[reason](i18n))

const heldBadge = ({ holdsMoney, settledAt }: Pick<ListedReport, 'holdsMoney' | 'settledAt'>, { i18n }: Visit) =>
  holdsMoney && settledAt === null ? badge('info', i18n._('Money waits')) : nothing

/** What it is about, as far as everybody may read it: what two people wrote to each other stands on its page alone. */
const shortly = ({ kind, quote, reference }: ListedReport, { i18n }: Visit): Markup =>
  html`${reportKindWords[kind](i18n)}${kind === 'message' ? nothing : html`<br><span class="quiet">${quote}</span>`}${
    reference === null || kind === 'booking' ? nothing : html`<br>${link(`/admin/bookings/${reference}`, reference)}`
  }`

const tabs = (isSettled: boolean, open: number, { i18n }: Visit): Markup =>
  html`<nav class="tabs" aria-label="${i18n._('Which')}"><a class="tab" href="/admin/reports"${isSettled ? nothing : html` aria-current="page"`}>${i18n._('Open ({count})', { count: open })}</a><a class="tab" href="/admin/reports?tab=settled"${isSettled ? html` aria-current="page"` : nothing}>${i18n._('Settled')}</a></nav>`

const what = (report: ReportInFull, visit: Visit): Markup => {
  const { i18n } = visit
  const { kind, quote, reference, bookingStatus, listingId, listingTitle, side, comment, added } = report
  const said = [...(comment === '' ? [] : [{ at: report.createdAt, text: comment }]), ...added]
  return panel(
    i18n._('What was reported'),
    html`<p>${i18n._('{what}:', { what: reportKindWords[kind](i18n) })}</p><blockquote class="quote">${quote}</blockquote>
${facts([
  [
    i18n._('By'),
    html`${link(`/admin/people/${report.reporterId}`, named(report.reporter, visit))}, ${kindWords[report.reporterType](i18n)}`,
  ],
  [
    i18n._('About'),
    html`${link(`/admin/people/${report.aboutId}`, named(report.about, visit))}, ${kindWords[report.aboutType](i18n)}`,
  ],
  ...(listingId === null
    ? []
    : ([[i18n._('Listing'), link(`/admin/listings/${listingId}`, listingTitle ?? '')]] as const)),
  ...(reference === null || bookingStatus === null
    ? []
    : ([
        [
          i18n._('Booking'),
          html`${link(`/admin/bookings/${reference}`, reference)} ${badge(statusWords[bookingStatus].tone, statusWords[bookingStatus].words(i18n))}`,
        ],
      ] as const)),
  [i18n._('When'), when(report.createdAt)],
])}
<h3>${i18n._('What they say')}</h3>${
      said.length === 0
        ? html`<p class="quiet">${i18n._('Nothing but the reason.')}</p>`
        : said.map(
            ({ at, text }) =>
              html`<div><p class="quiet">${when(at)}</p><blockquote class="quote">${text}</blockquote></div>`,
          )
    }${side === null ? nothing : html`<h3>${i18n._('What the provider says')}</h3><blockquote class="quote">${side}</blockquote>`}`,
  )
}

const howItEnded = ({ settledAt, answer }: EarlierReport, { i18n }: Visit) =>
  settledAt === null ? badge('warning', i18n._('Open')) : html`${i18n._('Settled:')} “${answer ?? ''}”`

const known = (
  report: ReportInFull,
  { person, others, by }: { person: PersonRow | undefined; others: readonly EarlierReport[]; by: number },
  visit: Visit,
): Markup => {
  const { i18n } = visit
  const about = named(report.about, visit)
  const reporter = named(report.reporter, visit)
  const rating =
    person?.rating != null && person.reviewCount !== null
      ? i18n._('{rating} stars from {count, plural, one {# review} other {# reviews}}.', {
          ...{ rating: figure(person.rating, visit), count: person.reviewCount },
        })
      : i18n._('No stars yet.')
  const lines = [
    html`${i18n._('{about}:', { about })} ${report.aboutType === 'provider' ? rating : i18n._('{count, plural, =0 {no reviews by providers} one {# review by a provider} other {# reviews by providers}}.', { count: person?.given ?? 0 })}`,
    ...(person?.suspendedAt ? [html`${badge('danger', i18n._('Suspended'))} ${when(person.suspendedAt)}`] : []),
    html`${i18n._('{count, plural, =0 {No other report about {about}.} one {# other report about {about}:} other {# other reports about {about}:}}', { count: others.length, about })}`,
    ...others.map(
      (one) =>
        html`${link(`/admin/reports/${one.number}`, reportReference(one.number))}, ${reportReasonWords[one.reason](i18n)}, ${when(one.createdAt)}. ${howItEnded(one, visit)}`,
    ),
    html`${i18n._('{reporter} has written {count, plural, one {this report alone} other {# reports}}.', { reporter, count: by })}`,
  ]
  return panel(i18n._('What we know'), html`<ul class="dots">${lines.map((line) => html`<li>${line}</li>`)}</ul>`)
}

const talk = (report: ReportInFull, messages: readonly ReadMessage[], visit: Visit): Markup => {
  const { i18n } = visit
  const nameOf = (sender: ReadMessage['sender']) =>
    named((sender === 'provider') === (report.aboutType === 'provider') ? report.about : report.reporter, visit)
  const picture = (photoId: string) =>
    html`<a href="${photoAt(photoId)}"><img src="${photoAt(photoId, 240)}" width="120" alt="${i18n._('Picture in the message')}"></a>`
  return panel(
    i18n._('Their messages'),
    messages.length === 0
      ? html`<p class="quiet">${i18n._('They have written nothing to each other.')}</p>`
      : html`<ol class="talk">${messages.map(
          ({ sender, at, text, isWithheld, photoId, isIt }) =>
            html`<li${isIt ? html` class="is-it"` : nothing}><p class="quiet">${when(at)} ${nameOf(sender)} ${isIt ? badge('warning', i18n._('Reported')) : nothing}${isWithheld ? badge('neutral', i18n._('Not delivered: blocked')) : nothing}</p><p class="said">${text}</p>${photoId === null ? nothing : picture(photoId)}</li>`,
        )}</ol>`,
  )
}

/** A form of one text that somebody reads, which the log keeps as well. */
const because = (visit: Visit, act: ActName, one: { label: string; language: ReportInFull['aboutLanguage'] }) =>
  field(
    visit,
    act,
  )({
    label: one.label,
    name: 'because',
    rows: 3,
    maxLength: MAX_WORDS,
    hint: visit.i18n._('They read it as you write it. Their language: {language}.', {
      language: languageWord(one.language, visit),
    }),
  })

const decisions = (report: ReportInFull, visit: Visit): Markup => {
  const { i18n } = visit
  const { kind, settledAt, answer, listingStatus, hiddenAt, hiddenBecause, reference } = report
  const settled =
    settledAt === null
      ? form(visit, 'settle_report', {
          fields: [
            ...(report.holdsMoney
              ? [html`<p>${i18n._('Money of the booking goes on by itself once this is settled.')}</p>`]
              : []),
            because(visit, 'settle_report', {
              label: i18n._('Answer to {reporter}', { reporter: named(report.reporter, visit) }),
              language: report.reporterLanguage,
            }),
          ],
        })
      : html`<p>${badge('success', i18n._('Settled'))} ${when(settledAt)}</p><blockquote class="quote">${answer ?? ''}</blockquote>`
  const isPublic = publicListingStatuses.some((status) => status === listingStatus)
  const takeDown =
    kind !== 'listing'
      ? nothing
      : isPublic
        ? form(visit, 'take_listing_down', {
            fields: [
              because(visit, 'take_listing_down', {
                label: i18n._('Why the listing goes, for its provider'),
                language: report.aboutLanguage,
              }),
            ],
            isDanger: true,
          })
        : html`<p>${badge('neutral', i18n._('The listing isn’t shown any more.'))}</p>`
  const review =
    kind !== 'review'
      ? nothing
      : hiddenAt === null
        ? form(visit, 'hide_review', {
            fields: [
              html`<p>${i18n._('A review is hidden only where it breaks the terms or the law.')}</p>`,
              because(visit, 'hide_review', {
                label: i18n._('Why the review goes, for its author'),
                language: report.aboutLanguage,
              }),
            ],
            isDanger: true,
          })
        : html`<p>${badge('neutral', i18n._('Hidden'))} ${when(hiddenAt)} “${hiddenBecause ?? ''}”</p>${form(visit, 'show_review')}`
  const links = [
    link(`/admin/people/${report.aboutId}`, i18n._('Suspend {about}', { about: named(report.about, visit) })),
    ...(reference === null ? [] : [link(`/admin/bookings/${reference}`, i18n._('The booking and its money'))]),
  ]
  return panel(
    i18n._('Decide'),
    html`<div class="stack act-group">${settled}${takeDown}${review}<ul class="dots">${links.map((one) => html`<li>${one}</li>`)}</ul></div>`,
  )
}

/** As the address names it: 1183, or RP-1183 as it stands in mails. */
const numberIn = ({ params }: Address): number | undefined => {
  const [, digits] = /^(?:RP-)?(\d{1,15})$/i.exec(params.number ?? '') ?? []
  return digits === undefined ? undefined : Number(digits)
}

const reportAt = async ({ database }: Pick<Platform, 'database'>, address: Address) => {
  const number = numberIn(address)
  return number === undefined ? undefined : readReportInFull(database, number)
}

/** What an action of a report's page came to. */
const ended = (isDone: boolean, { i18n }: Visit, to?: string): ActResult =>
  isDone
    ? { done: true, ...(to === undefined ? {} : { to }) }
    : { done: false, problem: i18n._('There is no such thing, or somebody has seen to it.') }

/** Whether it is about a review that is shown, or else hidden: its author is told once. */
const isShown = (report: ReportInFull | undefined, shown: boolean): report is ReportInFull =>
  report?.kind === 'review' && (report.hiddenAt === null) === shown

const Because = v.object({ because: Words })

/** What people report: what is open and what was settled, and one of them with all that a decision needs. */
export const reportsPages: readonly DeskPage[] = [
  {
    path: '/reports',
    section: 'reports',
    async read({ database }, visit, { query }) {
      const { i18n, now } = visit
      const isSettled = query.tab === 'settled'
      const before = isSettled && /^\d{1,15}$/.test(query.before ?? '') ? Number(query.before) : null
      const [reports, open] = await Promise.all([
        readReports(database, { isSettled, before, limit: SHOWN }),
        countOpenReports(database),
      ])
      const rows = reports.map((one) => [
        link(`/admin/reports/${one.number}`, reportReference(one.number)),
        html`${reasonBadge(one, visit)} ${heldBadge(one, visit)}`,
        html`${named(one.reporter, visit)} → ${named(one.about, visit)}`,
        shortly(one, visit),
        when(one.createdAt),
        one.settledAt === null ? waited(now - one.createdAt, visit) : when(one.settledAt),
      ])
      const columns = [
        i18n._('Report'),
        i18n._('Because'),
        i18n._('Who about whom'),
        i18n._('About what'),
        i18n._('Written'),
        isSettled ? i18n._('Settled') : i18n._('Waits for'),
      ]
      const last = isSettled && reports.length === SHOWN ? reports.at(-1)?.settledAt : undefined
      return {
        title: i18n._('Reports'),
        body: html`${tabs(isSettled, open, visit)}${tablePanel(
          isSettled ? i18n._('Settled, the latest first') : i18n._('Open, the oldest first'),
          columns.map((head) => ({ head })),
          rows,
          isSettled ? i18n._('Nothing yet.') : i18n._('Nobody waits for an answer. Well done.'),
        )}${last ? html`<p>${link(`/admin/reports?tab=settled&before=${last}`, i18n._('Earlier'))}</p>` : nothing}`,
      }
    },
  },
  {
    path: '/reports/:number',
    section: 'reports',
    isPrivate: true,
    async read(platform, visit, address) {
      const { database } = platform
      const report = await reportAt(platform, address)
      if (!report) return undefined
      const { kind, aboutId, reporterId } = report
      const hasTalk = kind === 'message' || kind === 'booking'
      const people = { one: reporterId, other: aboutId }
      const [person, others, by, messages] = await Promise.all([
        readPerson(database, aboutId, visit.now),
        readOthersAbout(database, aboutId, report.number, OTHERS),
        countReportsBy(database, reporterId),
        hasTalk
          ? readMessagesAround(database, {
              ...people,
              ...{ key: kind === 'message' ? report.targetId : null, limit: MESSAGES },
            })
          : [],
      ])
      return {
        title: reportReference(report.number),
        body: html`<p>${reasonBadge(report, visit)} ${heldBadge(report, visit)} <span class="quiet">${
          report.settledAt === null ? waited(visit.now - report.createdAt, visit) : nothing
        }</span></p>
<div class="columns"><div class="stack">${what(report, visit)}${hasTalk ? talk(report, messages, visit) : nothing}</div><div class="stack">${known(report, { person, others, by }, visit)}${decisions(report, visit)}</div></div>`,
      }
    },
    actions: {
      settle_report: action({
        input: Because,
        run: async (platform, visit, address, { because: answer }) =>
          ended(await settleReport(platform, numberIn(address) ?? 0, answer), visit, '/reports'),
      }),
      take_listing_down: action({
        input: Because,
        async run(platform, visit, address, { because: reason }) {
          const report = await reportAt(platform, address)
          return ended(report?.kind === 'listing' && (await takeListingDown(platform, report.targetId, reason)), visit)
        },
      }),
      hide_review: action({
        input: Because,
        async run(platform, visit, address, { because: reason }) {
          const report = await reportAt(platform, address)
          return ended(isShown(report, true) && (await hideReview(platform, report.targetId, reason)), visit)
        },
      }),
      show_review: action({
        input: v.object({}),
        async run(platform, visit, address) {
          const report = await reportAt(platform, address)
          return ended(isShown(report, false) && (await hideReview(platform, report.targetId, null)), visit)
        },
      }),
    },
  },
]
