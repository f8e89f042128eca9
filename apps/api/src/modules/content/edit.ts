import { type Language, languages } from '@ginipig/domain/identity'
import type { Sql } from '#platform/database/sql.ts'
import { guardRevision, revisionOf } from '#platform/http/revision.ts'
import type { Platform } from '#platform/platform.ts'
import {
  type ContentKind,
  deleteEdits,
  hide,
  lockContent,
  readFaqWords,
  readPostWords,
  saveEdit,
  unhide,
  type WordsRow,
} from './edit.sql.ts'
import type { FaqWords, PostWords } from './words.ts'

// What an operator does to words that everybody reads. The release's stay as they were published beneath it.

type Editing = Pick<Platform, 'clock' | 'database'>

const readWords = (sql: Sql, kind: ContentKind, id: string) =>
  kind === 'post' ? readPostWords(sql, id) : readFaqWords(sql, id)

type Texts = Readonly<Record<string, string>>

const revisionOfTexts = (textsOf: (language: Language) => Texts | undefined): string =>
  revisionOf(
    languages.map((language) => Object.entries(textsOf(language) ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  )

/** Of what people read of it now, whoever wrote it: an edit at the desk, or a release. */
export const revisionOfWords = (rows: readonly WordsRow<Texts>[]): string =>
  revisionOfTexts((language) => {
    const row = rows.find((one) => one.language === language)
    return row?.edited ?? row?.released
  })

/** Shows these words in place of the release's, in each language; those that are the release's again are no edit any more.
 *  @param had - revision of the words that were edited
 *  @returns false where there is no such post or question
 *  @throws Refusal `draft_changed` where it says something else by now */
export const editWords = (
  { clock, database }: Editing,
  kind: ContentKind,
  id: string,
  words: Readonly<Record<Language, PostWords | FaqWords>>,
  had: string,
): Promise<boolean> =>
  database.transaction(async (sql) => {
    if (!(await lockContent(sql, kind, id))) return false
    const rows = await readWords(sql, kind, id)
    guardRevision(had, { before: revisionOfWords(rows), after: revisionOfTexts((language) => words[language]) })
    for (const language of languages) {
      const released = new Map(Object.entries(rows.find((row) => row.language === language)?.released ?? {}))
      const isSame = Object.entries(words[language]).every(([name, text]) => released.get(name) === text)
      if (isSame) await deleteEdits(sql, kind, id, language)
      else await saveEdit(sql, kind, id, language, words[language], clock.now())
    }
    return true
  })

/** @param had - as `editWords` has it
 *  @returns false where nothing of it was edited
 *  @throws Refusal `draft_changed` */
export const takeReleased = ({ database }: Editing, kind: ContentKind, id: string, had: string): Promise<boolean> =>
  database.transaction(async (sql) => {
    if (!(await lockContent(sql, kind, id))) return false
    const rows = await readWords(sql, kind, id)
    const after = revisionOfWords(rows.map((row) => ({ ...row, edited: null })))
    guardRevision(had, { before: revisionOfWords(rows), after })
    return (await deleteEdits(sql, kind, id)) > 0
  })

/** Shows it to nobody, whatever a release brings, or to everybody again. @returns false where it is so already */
export const setShown = async (
  { clock, database }: Editing,
  kind: ContentKind,
  id: string,
  isShown: boolean,
): Promise<boolean> => {
  if ((await readWords(database, kind, id)).length === 0) return false
  return isShown ? unhide(database, kind, id) : hide(database, kind, id, clock.now())
}
