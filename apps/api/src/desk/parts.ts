import type { Language } from '@ginipig/domain/identity'
import { formatMoney } from '@ginipig/domain/money'
import { DEFAULT_ZONE, formatDate, formatTime, HOUR_MS } from '@ginipig/domain/time'
import { html, type Markup } from '#platform/html/html.ts'
import { formatLocales } from '#platform/i18n/i18n.ts'
import { type ActName, actWords } from './act-words.ts'
import type { Visit } from './page.ts'

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info'

export const nothing = html``

/** "14-05-2026 10:30", in London. @param instant - epoch ms */
export const when = (instant: number): Markup =>
  html`<span class="nowrap">${formatDate(instant, DEFAULT_ZONE)}</span> ${formatTime(instant, DEFAULT_ZONE)}`

/** How long something has waited: hours, from two days on days. @param ms - of waiting */
export function waited(ms: number, { i18n }: Pick<Visit, 'i18n'>): string {
  const hours = Math.floor(ms / HOUR_MS)
  return hours < 48
    ? i18n._('{hours, plural, =0 {less than an hour} one {# hour} other {# hours}}', { hours })
    : i18n._('{days, plural, one {# day} other {# days}}', { days: Math.floor(hours / 24) })
}

/** @param pence - of pounds, or the minor unit of `currency` */
export const sum = (pence: number, { language }: Pick<Visit, 'language'>, currency?: string): string =>
  formatMoney(pence, formatLocales[language], currency)

/** A number as this language writes it. */
export const figure = (value: number, { language }: Pick<Visit, 'language'>): string =>
  new Intl.NumberFormat(formatLocales[language]).format(value)

export const badge = (tone: Tone, words: string): Markup => html`<span class="badge badge-${tone}">${words}</span>`

/** @param isGoal - the page opens where it stands */
export const banner = (tone: Tone, title: string, words: string | Markup = '', isGoal = false): Markup =>
  html`<div class="banner banner-${tone}" role="${tone === 'danger' ? 'alert' : 'status'}"${isGoal ? html` tabindex="-1" autofocus` : nothing}><b>${title}</b> ${words}</div>`

/** @param beside - stands at the end of its head */
export const panel = (title: string, body: Markup | readonly Markup[], beside: Markup = nothing): Markup =>
  html`<section class="panel"><div class="panel-head"><h2>${title}</h2>${beside}</div><div class="panel-body">${body}</div></section>`

export type Column = { head: string; isNumber?: boolean }
type Cell = string | Markup
type Row = readonly Cell[] | { cells: readonly Cell[]; isBad: boolean }

/** A table in a panel of its own, which scrolls sideways by itself where it has to; `none` stands where it has no rows. */
export const tablePanel = (
  title: string,
  columns: readonly Column[],
  rows: readonly Row[],
  none: string,
  beside: Markup = nothing,
): Markup => {
  const cells = (row: Row) => ('cells' in row ? row.cells : row)
  const isBad = (row: Row) => 'cells' in row && row.isBad
  const row = (one: Row) =>
    html`<tr${isBad(one) ? html` class="is-bad"` : nothing}>${cells(one).map((cell, index) => html`<td${columns[index]?.isNumber ? html` class="number"` : nothing}>${cell}</td>`)}</tr>`
  const head = columns.map(
    ({ head: words, isNumber }) => html`<th scope="col"${isNumber ? html` class="number"` : nothing}>${words}</th>`,
  )
  const body =
    rows.length === 0
      ? html`<p class="panel-body quiet">${none}</p>`
      : html`<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${head}</tr></thead><tbody>${rows.map(row)}</tbody></table></div>`
  return html`<section class="panel"><div class="panel-head"><h2>${title}</h2>${beside}</div>${body}</section>`
}

/** Pairs of a word and what it is: `dl` with a line each. */
export const facts = (rows: readonly (readonly [string, Cell])[]): Markup =>
  html`<dl class="facts">${rows.map(([word, value]) => html`<div><dt>${word}</dt><dd>${value}</dd></div>`)}</dl>`

export const link = (href: string, words: string): Markup => html`<a href="${href}">${words}</a>`

/** What stands in a field: what was sent, where its form comes back, or what it begins with. */
const sentValue = (visit: Pick<Visit, 'sent'>, act: string, name: string, begins: string): string =>
  visit.sent?.act === act ? (visit.sent.values[name] ?? '') : begins
const problemOf = ({ sent }: Pick<Visit, 'sent'>, act: string, name: string): string | undefined =>
  sent?.act === act ? sent.problems[name] : undefined

type FieldOptions = {
  label: string
  name: string
  hint?: string
  begins?: string
  /** Several lines. */
  rows?: number
  type?: string
  inputMode?: string
  autocomplete?: string
  isOptional?: boolean
  maxLength?: number
}

/** A labelled field of an action's form, with what is wrong with it. */
export const field =
  (visit: Pick<Visit, 'sent'>, act: string) =>
  (one: FieldOptions): Markup => {
    const id = `${act}-${one.name}`
    const problem = problemOf(visit, act, one.name)
    const described = [...(one.hint ? [`${id}-hint`] : []), ...(problem ? [`${id}-problem`] : [])].join(' ')
    const shared = html`id="${id}" name="${one.name}"${one.isOptional ? nothing : html` required`}${described ? html` aria-describedby="${described}"` : nothing}${problem ? html` aria-invalid="true" autofocus` : nothing} autocomplete="${one.autocomplete ?? 'off'}"${one.maxLength ? html` maxlength="${one.maxLength}"` : nothing}${one.inputMode ? html` inputmode="${one.inputMode}"` : nothing}`
    const value = sentValue(visit, act, one.name, one.begins ?? '')
    return html`<div class="field"><label for="${id}">${one.label}</label>${
      one.rows
        ? html`<textarea ${shared} rows="${one.rows}">${value}</textarea>`
        : html`<input ${shared} type="${one.type ?? 'text'}" value="${one.type === 'password' ? '' : value}">`
    }${one.hint ? html`<p class="hint" id="${id}-hint">${one.hint}</p>` : nothing}${
      problem ? html`<p class="problem" id="${id}-problem">${problem}</p>` : nothing
    }</div>`
  }

export type Choice = { value: string; words: string; hint?: string }

/** A language's name, for what somebody will read in theirs. */
export const languageWord = (language: Language, { i18n }: Pick<Visit, 'i18n'>): string =>
  language === 'fr' ? i18n._('French') : i18n._('English')

/** Pixels of a picture in a list, twice what it takes there. */
export const THUMB = 240

/** A photo that people uploaded, below the desk's own address. @param width - in pixels; the largest without */
export const photoAt = (photoId: string, width?: number): string =>
  `/admin/photos/${photoId}${width === undefined ? '' : `?width=${width}`}`

/** Radio buttons under one question; the first is chosen unless another begins. */
export const choices =
  (visit: Pick<Visit, 'sent'>, act: string) =>
  (one: { legend: string; name: string; of: readonly Choice[]; begins?: string }): Markup => {
    const chosen = sentValue(visit, act, one.name, one.begins ?? one.of[0]?.value ?? '')
    const problem = problemOf(visit, act, one.name)
    return html`<fieldset class="choices"><legend>${one.legend}</legend>${one.of.map(
      ({ value, words, hint }) =>
        html`<label class="choice"><input type="radio" name="${one.name}" value="${value}"${value === chosen ? html` checked` : nothing} required${problem ? html` autofocus` : nothing}><span>${words}${hint ? html`<small>${hint}</small>` : nothing}</span></label>`,
    )}${problem ? html`<p class="problem">${problem}</p>` : nothing}</fieldset>`
  }

/** A list to choose one from. */
export const select =
  (visit: Pick<Visit, 'sent'>, act: string) =>
  (one: { label: string; name: string; of: readonly Choice[]; begins?: string }): Markup => {
    const id = `${act}-${one.name}`
    const chosen = sentValue(visit, act, one.name, one.begins ?? '')
    const problem = problemOf(visit, act, one.name)
    return html`<div class="field"><label for="${id}">${one.label}</label><select id="${id}" name="${one.name}"${problem ? html` aria-invalid="true" aria-describedby="${id}-problem" autofocus` : nothing}>${one.of.map(
      ({ value, words }) =>
        html`<option value="${value}"${value === chosen ? html` selected` : nothing}>${words}</option>`,
    )}</select>${problem ? html`<p class="problem" id="${id}-problem">${problem}</p>` : nothing}</div>`
  }

/** A form of one action, at the page that it stands on: its fields, its button, and the code where that is asked for.
 *  @param one.needsCode - as the action's own */
export function form(
  visit: Visit,
  act: ActName,
  one: { fields?: readonly Markup[]; isDanger?: boolean; needsCode?: boolean; words?: string; isSmall?: boolean } = {},
): Markup {
  const { i18n } = visit
  const problem = problemOf(visit, act, '')
  const code =
    one.needsCode && visit.wantsCode
      ? field(
          visit,
          act,
        )({
          label: i18n._('Code from your app'),
          name: 'code',
          inputMode: 'numeric',
          autocomplete: 'one-time-code',
          maxLength: 7,
          hint: i18n._('Money asks for it where your last one is more than 15 minutes old.'),
        })
      : nothing
  return html`<form class="act${one.isSmall ? ' act-small' : ''}" method="post" id="${act}">${problem ? banner('danger', i18n._('Not done.'), problem, true) : nothing}<input type="hidden" name="act" value="${act}">${one.fields ?? []}${code}<button class="button ${one.isDanger ? 'button-danger' : 'button-primary'}">${one.words ?? actWords[act](i18n)}</button></form>`
}

/** A search by words, in the address: it can be shared and goes back.
 *  @param kept - what else the address says */
export const search = (
  label: string,
  value: string,
  words: string,
  kept: Readonly<Record<string, string>> = {},
): Markup =>
  html`<form class="search" method="get" role="search">${Object.entries(kept).map(([name, one]) => html`<input type="hidden" name="${name}" value="${one}">`)}<div class="field"><label for="q">${label}</label><input id="q" name="q" type="search" value="${value}" autocomplete="off"></div><button class="button button-secondary">${words}</button></form>`
