import { type Language, languages } from '@ginipig/domain/identity'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { type ContentKind, deleteEdits, hide, readFaqWords, readPostWords, saveEdit, unhide } from './edit.sql.ts'
import type { FaqWords, PostWords } from './words.ts'

// What an operator does to words that everybody reads. The release's stay as they were published beneath it.

type Editing = Pick<Platform, 'clock' | 'database'>

const readWords = (sql: Sql, kind: ContentKind, id: string) =>
  kind === 'post' ? readPostWords(sql, id) : readFaqWords(sql, id)

/** Shows these words in place of the release's, in each language; those that are the release's again are no edit any more.
 *  @returns false where there is no such post or question */
export const editWords = (
  { clock, database }: Editing,
  kind: ContentKind,
  id: string,
  words: Readonly<Record<Language, PostWords | FaqWords>>,
): Promise<boolean> =>
  database.transaction(async (sql) => {
    const rows = await readWords(sql, kind, id)
    if (rows.length === 0) return false
    for (const language of languages) {
      const released = new Map(Object.entries(rows.find((row) => row.language === language)?.released ?? {}))
      const isSame = Object.entries(words[language]).every(([name, text]) => released.get(name) === text)
      if (isSame) await deleteEdits(sql, kind, id, language)
      else await saveEdit(sql, kind, id, language, words[language], clock.now())
    }
    return true
  })

/** @returns false where nothing of it was edited */
export const takeReleased = async ({ database }: Editing, kind: ContentKind, id: string): Promise<boolean> =>
  (await deleteEdits(database, kind, id)) > 0

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
