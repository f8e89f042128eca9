import { html } from '#platform/html/html.ts'
import { readActs } from '../act.sql.ts'
import { actWord } from '../act-words.ts'
import { namesOf } from '../bookings.sql.ts'
import { isId } from '../fields.ts'
import { sectionWords } from '../layout.ts'
import { type DeskPage, sections, type Visit } from '../page.ts'
import { badge, link, nothing, tablePanel, when } from '../parts.ts'

const SHOWN = 100

const personOf = (subject: string): string => /^\/people\/([^/]+)$/.exec(subject)?.[1] ?? ''

/** What a page is of, as people call it: of an address below /admin. */
function placeWords(subject: string, names: ReadonlyMap<string, string>, { i18n }: Visit): string {
  const [first = '', ...rest] = subject.slice(1).split('/')
  const of = rest.join('/')
  if (first === 'bookings') return of
  if (first === 'reports' && of) return `RP-${of}`
  const section = sections.find((one) => one === first)
  if (!section) return subject.slice(1)
  const which = names.get(of)?.trim() || of
  return which ? `${sectionWords[section](i18n)}, ${which}` : sectionWords[section](i18n)
}

/** What operators did, the latest first. */
export const logPages: readonly DeskPage[] = [
  {
    path: '/log',
    section: 'log',
    async read({ database }, visit, { query }) {
      const { i18n } = visit
      const before = /^\d{1,15}$/.test(query.before ?? '') ? Number(query.before) : undefined
      const hasLooks = query.looks !== 'no'
      const acts = await readActs(database, { before, hasLooks, limit: SHOWN })
      const last = acts.length === SHOWN ? acts.at(-1) : undefined
      const names = await namesOf(database, [...new Set(acts.map(({ subject }) => personOf(subject)).filter(isId))])
      const outcomes = {
        done: badge('success', i18n._('Done')),
        refused: badge('warning', i18n._('Not possible')),
        failed: badge('danger', i18n._('Failed')),
      }
      const rows = acts.map(({ at, operator, act, subject, because, outcome }) => [
        when(at),
        operator,
        actWord(act, i18n),
        link(`/admin${subject}`, placeWords(subject, names, visit)),
        because ?? '',
        outcome === null ? badge('danger', i18n._('Nobody knows')) : outcomes[outcome],
      ])
      const columns = [
        i18n._('When'),
        i18n._('Who'),
        i18n._('Act'),
        i18n._('Where'),
        i18n._('Because'),
        i18n._('Outcome'),
      ]
      const tab = (isCurrent: boolean, href: string, words: string) =>
        html`<a class="tab" href="${href}"${isCurrent ? html` aria-current="true"` : nothing}>${words}</a>`
      const tabs = html`<nav class="tabs" aria-label="${i18n._('Which')}">${[
        tab(hasLooks, '/admin/log', i18n._('All')),
        tab(!hasLooks, '/admin/log?looks=no', i18n._('Without looks')),
      ]}</nav>`
      return {
        title: i18n._('Log'),
        body: html`${tabs}${tablePanel(
          i18n._('What operators did'),
          columns.map((head) => ({ head })),
          rows,
          i18n._('Nothing yet.'),
        )}${last ? html`<p>${link(`/admin/log?${hasLooks ? '' : 'looks=no&'}before=${last.id}`, i18n._('Earlier'))}</p>` : nothing}`,
      }
    },
  },
]
