import {
  DEFAULT_ZONE,
  daysAfter,
  formatDate,
  formatDuration,
  fromWallClock,
  MINUTE_MS,
  toWallClock,
} from '@ginipig/domain/time'
import type { I18n } from '@lingui/core'
import * as v from 'valibot'
import { html, type Markup } from '#platform/html/html.ts'
import { formatLocales } from '#platform/i18n/i18n.ts'
import type { Platform } from '#platform/platform.ts'
import { readSwitches } from '#platform/safety/safety-switch.sql.ts'
import { resume, type SafetySwitch, safetySwitches, stop } from '#platform/safety/safety-switch.ts'
import { Words } from '../fields.ts'
import { type Answers, countRequests, type Period, readAnswers, readRequestDays, readSums } from '../figures.sql.ts'
import { action, type DeskPage, type Visit } from '../page.ts'
import { badge, choices, field, form, nothing, panel, sum, tablePanel, when } from '../parts.ts'

/** Days of each period; a year in whole weeks, so that its bars and what it is compared with have as many weekends. */
const periods = [7, 28, 364] as const
type Days = (typeof periods)[number]

const periodWords: Record<Days, (i18n: I18n) => string> = {
  7: (i18n) => i18n._('7 days'),
  28: (i18n) => i18n._('28 days'),
  364: (i18n) => i18n._('A year'),
}

const startOf = (date: string): number => fromWallClock({ date, time: '00:00' }, DEFAULT_ZONE) ?? Number.NaN

/** So many days up to now, today being the last, and as much of the days before them. */
function periodsOf(days: Days, now: number): { dates: string[]; period: Period; before: Period } {
  const today = toWallClock(now, DEFAULT_ZONE).date
  const dates = Array.from({ length: days }, (_, index) => daysAfter(today, index - days + 1))
  const from = startOf(dates[0] ?? today)
  const earlier = startOf(daysAfter(today, 1 - 2 * days))
  return { dates, period: { from, to: now }, before: { from: earlier, to: earlier + (now - from) } }
}

const numbers = ({ language }: Pick<Visit, 'language'>) => {
  const locale = formatLocales[language]
  const plain = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const change = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  return {
    count: (value: number) => plain.format(value),
    percent: (value: number) => percent.format(value),
    change: (value: number) => change.format(value),
  }
}

const tile = (title: string, value: string, small: string): Markup =>
  html`<div class="panel tile"><dt>${title}</dt><dd>${value}${small ? html`<small>${small}</small>` : nothing}</dd></div>`

const answeredOf = ({ first, second, third, late }: Answers) => first + second + third + late

async function tiles({ database, config }: Platform, visit: Visit, at: ReturnType<typeof periodsOf>, answers: Answers) {
  const { i18n } = visit
  const { count, percent, change } = numbers(visit)
  const [now, before, sums] = await Promise.all([
    countRequests(database, at.period),
    countRequests(database, at.before),
    readSums(database, at.period, config.currency),
  ])
  const answered = answeredOf(answers)
  const decided = answered + answers.ranOut
  const money = (pence: number) => sum(pence, visit, config.currency)
  return html`<dl class="tiles">${[
    tile(
      i18n._('Requests'),
      count(now),
      before === 0
        ? i18n._('none in the time before')
        : i18n._('{change} on the time before', { change: change((now - before) / before) }),
    ),
    tile(
      i18n._('Answered in time'),
      decided === 0 ? '–' : percent(answered / decided),
      answers.median === null
        ? ''
        : i18n._('median {time}', { time: formatDuration(Math.max(1, Math.round(answers.median / MINUTE_MS))) }),
    ),
    tile(i18n._('Taken'), money(sums.taken), i18n._('deposits and balances')),
    tile(
      i18n._('Refunded'),
      money(sums.refunded),
      sums.taken === 0 ? '' : i18n._('{share} of taken', { share: percent(sums.refunded / sums.taken) }),
    ),
    tile(i18n._('Ours'), money(sums.ours), i18n._('before card fees of {fees}', { fees: money(sums.fees) })),
  ]}</dl>`
}

const WIDTH = 520
const HEIGHT = 120
const GAP = 0.2

/** Bars over a line; whoever doesn't see them has the table. */
function barChart(bars: readonly { title: string; count: number }[], words: string): Markup {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const step = WIDTH / bars.length
  const bar = ({ count }: { count: number }, index: number) => {
    const height = (count / most) * HEIGHT
    return html`<rect x="${(index * step + (step * GAP) / 2).toFixed(2)}" y="${(HEIGHT - height).toFixed(2)}" width="${(step * (1 - GAP)).toFixed(2)}" height="${height.toFixed(2)}"/>`
  }
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${words}">${bars.map(bar)}<line x1="0" y1="${HEIGHT}" x2="${WIDTH}" y2="${HEIGHT}"/></svg>`
}

async function requestsPanel({ database }: Platform, visit: Visit, { dates, period }: ReturnType<typeof periodsOf>) {
  const { i18n } = visit
  const { count } = numbers(visit)
  const byDay = new Map((await readRequestDays(database, period)).map((one) => [one.day, one.count]))
  const isByWeek = dates.length > 28
  const length = isByWeek ? 7 : 1
  const bars = Array.from({ length: dates.length / length }, (_, index) => {
    const days = dates.slice(index * length, (index + 1) * length)
    const first = startOf(days[0] ?? '')
    return {
      title: formatDate(first, DEFAULT_ZONE),
      count: days.reduce((total, day) => total + (byDay.get(day) ?? 0), 0),
    }
  })
  const counts = bars.map((one) => one.count)
  const title = isByWeek ? i18n._('Requests a week') : i18n._('Requests a day')
  const ends = { from: bars[0]?.title ?? '', to: bars.at(-1)?.title ?? '' }
  const words = i18n._('{title} from {from} to {to}: lowest {lowest}, highest {highest}', {
    ...{ title, ...ends },
    ...{ lowest: count(Math.min(...counts)), highest: count(Math.max(...counts)) },
  })
  return panel(title, [
    html`<div>${barChart(bars, words)}<p class="axis"><span>${ends.from}</span><span>${i18n._('highest {count}', { count: count(Math.max(...counts)) })}</span><span>${ends.to}</span></p></div>`,
    html`<details><summary>${i18n._('As a table')}</summary><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr><th scope="col">${isByWeek ? i18n._('Week from') : i18n._('Day')}</th><th scope="col" class="number">${i18n._('Requests')}</th></tr></thead><tbody>${bars.toReversed().map((one) => html`<tr><td>${one.title}</td><td class="number">${count(one.count)}</td></tr>`)}</tbody></table></div></details>`,
  ])
}

function answersPanel(visit: Visit, answers: Answers): Markup {
  const { i18n } = visit
  const { count } = numbers(visit)
  const rows = [
    { title: i18n._('under 1 h'), value: answers.first, tone: '' },
    { title: i18n._('1 to 2 h'), value: answers.second, tone: '' },
    { title: i18n._('2 to 4 h'), value: answers.third, tone: '' },
    { title: i18n._('4 h and more'), value: answers.late, tone: 'is-late' },
    { title: i18n._('ran out'), value: answers.ranOut, tone: 'is-out' },
  ]
  const most = Math.max(1, ...rows.map(({ value }) => value))
  const bar = ({ title, value, tone }: (typeof rows)[number]) =>
    html`<tr><th scope="row">${title}</th><td><svg class="bar-line ${tone}" aria-hidden="true"><rect width="${((value / most) * 100).toFixed(1)}%" height="100%"/></svg></td><td class="number">${count(value)}</td></tr>`
  return panel(
    i18n._('How long providers take to answer'),
    html`<table class="bars"><tbody>${rows.map(bar)}</tbody></table>`,
  )
}

/** A part that can be stopped, and what people notice (platform/safety, docs/operations.md). */
const switchWords: Record<SafetySwitch, { title: (i18n: I18n) => string; effect: (i18n: I18n) => string }> = {
  bookings: {
    title: (i18n) => i18n._('New bookings'),
    effect: (i18n) =>
      i18n._(
        'Nobody can hold a time or begin to pay for one: they read that it is paused and nothing was changed. Freed times are offered to nobody in line. What is requested or booked goes on: answers, cancellations, refunds.',
      ),
  },
  payouts: {
    title: (i18n) => i18n._('Payouts'),
    effect: (i18n) =>
      i18n._(
        'No visit is released and nothing is sent to providers’ accounts at Stripe; providers read so with their payment details. What lies in their accounts already is paid out by Stripe.',
      ),
  },
  uploads: {
    title: (i18n) => i18n._('Uploads'),
    effect: (i18n) =>
      i18n._(
        'No photos, profile pictures or documents can be sent: who tries reads that it is paused. All else goes on.',
      ),
  },
  changes: {
    title: (i18n) => i18n._('All writing'),
    effect: (i18n) =>
      i18n._(
        'People can read, log in and log out, and nothing else: no booking, no message, no setting. What the worker does by itself goes on, such as balances, releases and mails.',
      ),
  },
}

async function switchesPanel({ database }: Platform, visit: Visit): Promise<Markup> {
  const { i18n } = visit
  const thrown = new Map((await readSwitches(database)).map((one) => [one.name, one]))
  const rows = safetySwitches.map((name) => {
    const one = thrown.get(name)
    return {
      cells: [
        switchWords[name].title(i18n),
        one ? badge('danger', i18n._('Stopped')) : badge('success', i18n._('Running')),
        one ? when(one.since) : '',
        one?.because ?? '',
      ],
      isBad: one !== undefined,
    }
  })
  const heads = [i18n._('Part'), i18n._('State'), i18n._('Since'), i18n._('Because')]
  const choice = (name: SafetySwitch, hint?: string) => ({
    value: name,
    words: switchWords[name].title(i18n),
    ...(hint === undefined ? {} : { hint }),
  })
  const running = safetySwitches.filter((name) => !thrown.has(name))
  const stopped = safetySwitches.filter((name) => thrown.has(name))
  const stopForm = form(visit, 'stop_switch', {
    isDanger: true,
    needsCode: true,
    fields: [
      choices(
        visit,
        'stop_switch',
      )({
        legend: i18n._('Stop what?'),
        name: 'name',
        begins: '',
        of: running.map((name) => choice(name, switchWords[name].effect(i18n))),
      }),
      field(visit, 'stop_switch')({ label: i18n._('Because'), name: 'because', rows: 2, maxLength: 1_000 }),
    ],
  })
  const resumeForm = form(visit, 'resume_switch', {
    needsCode: true,
    fields: [
      choices(
        visit,
        'resume_switch',
      )({ legend: i18n._('Let what go on?'), name: 'name', of: stopped.map((name) => choice(name)) }),
    ],
  })
  return html`${tablePanel(
    i18n._('Safety switches'),
    heads.map((head) => ({ head })),
    rows,
    '',
    html`<span class="quiet">${i18n._('act within a second')}</span>`,
  )}<div class="columns columns-even">${running.length === 0 ? nothing : panel(i18n._('Stop a part'), stopForm)}${
    stopped.length === 0
      ? nothing
      : panel(i18n._('Let a part go on'), [
          html`<p>${i18n._('What waited goes out by itself: releases within a minute, what is sent to Stripe within an hour.')}</p>`,
          resumeForm,
        ])
  }</div>`
}

const Name = v.picklist(safetySwitches, 'required')

/** How it goes, and what can be stopped where it doesn't. */
export const figuresPages: readonly DeskPage[] = [
  {
    path: '/figures',
    section: 'figures',
    async read(platform, visit, { query }) {
      const { i18n, now } = visit
      const days = periods.find((one) => String(one) === query.days) ?? 28
      const at = periodsOf(days, now)
      const answers = await readAnswers(platform.database, at.period)
      const tabs = periods.map(
        (one) =>
          html`<a class="tab" href="/admin/figures?days=${one}"${one === days ? html` aria-current="true"` : nothing}>${periodWords[one](i18n)}</a>`,
      )
      const counted = [
        i18n._('Requests: bookings asked for, also those that nobody has to confirm.'),
        i18n._(
          'Answered in time: of what waited for a provider and was answered or ran out. One that ran out has all its time in the median.',
        ),
        i18n._('Taken, refunded, ours: as the ledger booked them on these days, whenever the booking was made.'),
        i18n._(
          'Ours: commission, what stays with us of cancellations and providers’ fees, less promo codes. Goodwill, disputes and debts given up are not in it.',
        ),
      ]
      return {
        title: i18n._('Figures'),
        body: html`<nav class="tabs" aria-label="${i18n._('Period')}">${tabs}</nav>${await tiles(platform, visit, at, answers)}<details><summary>${i18n._('How these are counted')}</summary><ul class="dots">${counted.map((one) => html`<li>${one}</li>`)}</ul></details><div class="columns columns-even">${await requestsPanel(platform, visit, at)}${answersPanel(visit, answers)}</div>${await switchesPanel(platform, visit)}`,
      }
    },
    actions: {
      stop_switch: action({
        input: v.object({ name: Name, because: Words }),
        needsCode: true,
        reason: ({ name, because }) => `${name}: ${because}`,
        run: async (platform, { i18n }, _address, { name, because }) =>
          (await stop(platform, name, because))
            ? { done: true }
            : { done: false, problem: i18n._('It is stopped already.') },
      }),
      resume_switch: action({
        input: v.object({ name: Name }),
        needsCode: true,
        reason: ({ name }) => name,
        run: async (platform, { i18n }, _address, { name }) =>
          (await resume(platform, name)) ? { done: true } : { done: false, problem: i18n._('It goes on already.') },
      }),
    },
  },
]
