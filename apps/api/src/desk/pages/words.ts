import { postPath } from '@ginipig/contract/path/public-paths.ts'
import { contentFigures } from '@ginipig/domain/content'
import { type Language, languages } from '@ginipig/domain/identity'
import * as v from 'valibot'
import { readFeedback } from '#modules/content/content.sql.ts'
import {
  type ContentKind,
  isHidden,
  readAllPosts,
  readAllQuestions,
  readFaqWords,
  readPostWords,
  type WordsRow,
} from '#modules/content/edit.sql.ts'
import { editWords, revisionOfWords, setShown, takeReleased } from '#modules/content/edit.ts'
import { FaqWords, PostWords } from '#modules/content/words.ts'
import { readPlatformReviews } from '#modules/review/review.sql.ts'
import { html, type Markup } from '#platform/html/html.ts'
import { formatLocales } from '#platform/i18n/i18n.ts'
import type { Platform } from '#platform/platform.ts'
import { readActs } from '../act.sql.ts'
import { type ActResult, action, type DeskPage, type Page, type Visit } from '../page.ts'
import { badge, banner, field, form, languageWord, link, nothing, panel, tablePanel, when } from '../parts.ts'
import { draftChangedWords } from '../problem-words.ts'

const LATELY = 50

const columns = (...heads: string[]) => heads.map((head) => ({ head }))

const marks = ({ i18n }: Visit, one: { isHidden: boolean; isEdited: boolean }): Markup =>
  html`${one.isHidden ? badge('danger', i18n._('Hidden')) : nothing} ${one.isEdited ? badge('info', i18n._('Edited here')) : nothing}`

/** A text of each language, in a field of its own: `en_title`. */
type Text = { name: string; label: string; rows?: number; isOptional?: boolean; hint?: string }

/** What a post or a question is made of, and what can be done about it. */
async function wordsPage(
  { config, database }: Platform,
  visit: Visit,
  one: {
    title: string
    /** Of this page, below /admin. */
    at: string
    path: string | undefined
    rows: readonly WordsRow<Readonly<Record<string, string>>>[]
    texts: readonly Text[]
    isHidden: boolean
  },
): Promise<Page> {
  const { i18n, language, sent } = visit
  const input = field(visit, 'save_words')
  const isEdited = one.rows.some((row) => row.edited !== null)
  const acts = isEdited ? await readActs(database, { subject: one.at, hasLooks: false, limit: LATELY }) : []
  const editor = acts.find(({ act, outcome }) => act === 'save_words' && outcome === 'done')?.operator
  const revision = revisionOfWords(one.rows)
  const was = html`<input type="hidden" name="was" value="${revision}">`
  // Somebody else saved while this form was open.
  const typed = sent?.act === 'save_words' && sent.values.was !== revision ? sent.values : undefined
  const theirs = (of: Language, name: string, text: string) =>
    typed && (typed[`${of}_${name}`] ?? '').replaceAll('\r\n', '\n').trim() !== text
      ? html`<div class="stack"><h3>${i18n._('Stands here now')}</h3><p class="quote" lang="${of}">${text}</p></div>`
      : nothing
  const fields = languages.map((of) => {
    const row = one.rows.find((each) => each.language === of)
    const words = row?.edited ?? row?.released
    return html`<fieldset class="stack"><legend><h2>${languageWord(of, visit)}</h2>${row?.editedAt ? html`<p class="quiet">${i18n._('Edited here')} ${when(row.editedAt)}${editor ? `, ${editor}` : ''}</p>` : nothing}</legend>${one.texts.map(
      ({ name, ...text }) =>
        html`${input({ ...text, name: `${of}_${name}`, begins: words?.[name] ?? '' })}${theirs(of, name, words?.[name] ?? '')}`,
    )}</fieldset>`
  })
  const released = one.rows
    .filter((row) => row.edited !== null)
    .map(
      (row) =>
        html`<details><summary>${i18n._('The release’s words')}, ${languageWord(row.language, visit)}</summary>${one.texts.map(({ name, label }) => html`<h3>${label}</h3><p class="quote" lang="${row.language}">${row.released[name] ?? ''}</p>`)}</details>`,
    )
  const figures = Object.entries(contentFigures(formatLocales[language], config.currency))
  return {
    title: one.title,
    body: html`<p>${link('/admin/words', i18n._('All words'))}${one.path ? html` · ${link(`${config.origins.marketplace}${one.path}`, i18n._('As people read it'))}` : nothing} ${marks(visit, { isHidden: one.isHidden, isEdited })}</p><div class="columns"><div class="stack">${panel(
      i18n._('Words'),
      [
        html`<p>${i18n._('In Markdown, without HTML. Numbers of ours stand in braces and are put in when a text is read.')}</p>`,
        html`<details><summary>${i18n._('Figures')}</summary>${tablePanel(
          i18n._('Figures'),
          columns(i18n._('Name'), i18n._('Now')),
          figures.map(([name, value]) => [html`<code>{${name}}</code>`, value]),
          '',
        )}</details>`,
        form(visit, 'save_words', {
          fields: [
            typed && !sent?.problems[''] ? banner('warning', draftChangedWords(i18n)) : nothing,
            was,
            html`<div class="columns columns-even">${fields}</div>`,
          ],
        }),
      ],
    )}</div><div class="stack">${panel(
      i18n._('Shown'),
      one.isHidden
        ? [html`<p>${i18n._('Nobody sees it, whatever a release brings.')}</p>`, form(visit, 'show_words')]
        : [
            html`<p>${i18n._('Everybody can read it. Hidden, nobody finds or opens it, and a release doesn’t bring it back.')}</p>`,
            form(visit, 'hide_words', { isDanger: true }),
          ],
    )}${
      isEdited
        ? panel(i18n._('Edited here'), [
            html`<p>${i18n._('What was edited here stays with the next release, even where that changes these words.')}</p>`,
            ...released,
            form(visit, 'release_words', { fields: [was], isDanger: true }),
          ])
        : nothing
    }</div></div>`,
  }
}

/** The revision of the words that an act is about. */
const Was = v.object({ was: v.optional(v.string(), '') })

const PostInput = v.object({
  ...Was.entries,
  en_title: PostWords.entries.title,
  en_summary: PostWords.entries.summary,
  en_body: PostWords.entries.body,
  fr_title: PostWords.entries.title,
  fr_summary: PostWords.entries.summary,
  fr_body: PostWords.entries.body,
})

const FaqInput = v.object({
  ...Was.entries,
  en_question: FaqWords.entries.question,
  en_answer: FaqWords.entries.answer,
  en_also: FaqWords.entries.also,
  fr_question: FaqWords.entries.question,
  fr_answer: FaqWords.entries.answer,
  fr_also: FaqWords.entries.also,
})

const result = ({ i18n }: Visit, isDone: boolean): ActResult =>
  isDone ? { done: true } : { done: false, problem: i18n._('There is nothing to do: it is so already, or it is gone.') }

/** The acts that posts and questions have alike. */
const shared = (kind: ContentKind) => {
  const act = (work: (platform: Platform, id: string) => Promise<boolean>) =>
    action({
      input: v.object({}),
      run: async (platform, visit, { params: { id = '' } }) => result(visit, await work(platform, id)),
    })
  return {
    release_words: action({
      input: Was,
      run: async (platform, visit, { params: { id = '' } }, { was }) =>
        result(visit, await takeReleased(platform, kind, id, was)),
    }),
    hide_words: act((platform, id) => setShown(platform, kind, id, false)),
    show_words: act((platform, id) => setShown(platform, kind, id, true)),
  }
}

async function feedbackPanels({ database }: Platform, { i18n }: Visit): Promise<Markup> {
  const [feedback, reviews] = await Promise.all([readFeedback(database, LATELY), readPlatformReviews(database, LATELY)])
  const stars = (rating: number) => i18n._('{rating} of 5', { rating })
  return html`${tablePanel(
    i18n._('What people think of us'),
    columns(i18n._('When'), i18n._('Stars'), i18n._('Who'), i18n._('Where'), i18n._('What they say')),
    feedback.map(({ createdAt, rating, name, app, text }) => [
      when(createdAt),
      stars(rating),
      name,
      app === 'console' ? i18n._('Console') : i18n._('Marketplace'),
      text,
    ]),
    i18n._('Nothing yet.'),
  )}${tablePanel(
    i18n._('What providers say of us after appointments'),
    columns(i18n._('When'), i18n._('Stars'), i18n._('Who'), i18n._('What they say')),
    reviews.map(({ createdAt, rating, name, comment }) => [when(createdAt), stars(rating), name, comment]),
    i18n._('Nothing yet.'),
  )}`
}

/** What everybody reads, and what people say of us. */
export const wordsPages: readonly DeskPage[] = [
  {
    path: '/words',
    section: 'words',
    async read(platform, visit) {
      const { i18n, language } = visit
      const { database } = platform
      const [posts, questions] = await Promise.all([
        readAllPosts(database, language),
        readAllQuestions(database, language),
      ])
      return {
        title: i18n._('Words'),
        body: html`${tablePanel(
          i18n._('Blog'),
          [
            ...columns(i18n._('Post'), i18n._('State'), i18n._('Published')),
            { head: i18n._('Found it useful'), isNumber: true },
          ],
          posts.map((one) => [
            link(`/admin/words/${one.id}`, one.title),
            marks(visit, one),
            when(one.publishedAt),
            one.votes === 0 ? '–' : i18n._('{useful} of {votes}', { useful: one.useful, votes: one.votes }),
          ]),
          i18n._('Nothing yet.'),
        )}${tablePanel(
          i18n._('Questions and answers'),
          columns(i18n._('Question'), i18n._('State'), i18n._('Group')),
          questions.map((one) => [
            link(`/admin/words/questions/${one.id}`, one.question),
            marks(visit, one),
            html`<code>${one.group}</code>`,
          ]),
          i18n._('Nothing yet.'),
        )}${await feedbackPanels(platform, visit)}`,
      }
    },
  },
  {
    path: '/words/:id',
    section: 'words',
    async read(platform, visit, { params: { id = '' } }) {
      const { i18n, language } = visit
      const rows = await readPostWords(platform.database, id)
      const own = rows.find((row) => row.language === language)
      if (!own) return undefined
      return wordsPage(platform, visit, {
        title: (own.edited ?? own.released).title,
        at: `/words/${id}`,
        path: postPath(id),
        rows,
        texts: [
          { name: 'title', label: i18n._('Title') },
          { name: 'summary', label: i18n._('Line beneath'), rows: 2 },
          { name: 'body', label: i18n._('Text'), rows: 20 },
        ],
        isHidden: await isHidden(platform.database, 'post', id),
      })
    },
    actions: {
      ...shared('post'),
      save_words: action({
        input: PostInput,
        run: async (platform, visit, { params: { id = '' } }, input) => {
          const words: Record<Language, PostWords> = {
            en: { title: input.en_title, summary: input.en_summary, body: input.en_body },
            fr: { title: input.fr_title, summary: input.fr_summary, body: input.fr_body },
          }
          return result(visit, await editWords(platform, 'post', id, words, input.was))
        },
      }),
    },
  },
  {
    path: '/words/questions/:id',
    section: 'words',
    async read(platform, visit, { params: { id = '' } }) {
      const { i18n, language } = visit
      const rows = await readFaqWords(platform.database, id)
      const own = rows.find((row) => row.language === language)
      if (!own) return undefined
      return wordsPage(platform, visit, {
        title: (own.edited ?? own.released).question,
        at: `/words/questions/${id}`,
        path: undefined,
        rows,
        texts: [
          { name: 'question', label: i18n._('Question') },
          { name: 'answer', label: i18n._('Answer'), rows: 8 },
          {
            name: 'also',
            label: i18n._('Also found by'),
            isOptional: true,
            hint: i18n._('Other words that people search by.'),
          },
        ],
        isHidden: await isHidden(platform.database, 'faq', id),
      })
    },
    actions: {
      ...shared('faq'),
      save_words: action({
        input: FaqInput,
        run: async (platform, visit, { params: { id = '' } }, input) => {
          const words: Record<Language, FaqWords> = {
            en: { question: input.en_question, answer: input.en_answer, also: input.en_also },
            fr: { question: input.fr_question, answer: input.fr_answer, also: input.fr_also },
          }
          return result(visit, await editWords(platform, 'faq', id, words, input.was))
        },
      }),
    },
  },
]
