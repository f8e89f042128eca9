import path from 'node:path'
import { readEdited } from '#modules/content/edit.sql.ts'
import { publish } from '#modules/content/publish.ts'
import { readContent } from '#modules/content/read-content.ts'
import { openDatabase } from '#platform/database/sql.ts'

/** `node src/commands/publish.ts [folder]`: shows the blog's posts and the questions and answers of a folder, by default those that
 *  come with this version, in place of what is shown, but for what was edited at the desk (docs/operations.md, "Blog, questions
 *  and answers"). */
const url = process.env.DATABASE_DIRECT_URL ?? process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is missing')
const content = readContent(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../content')))
const database = openDatabase(url, { poolSize: 1, onError: () => undefined })
const shown = await publish(database, content)
process.stdout.write(`${shown.posts} posts, ${shown.faq} questions and answers\n`)
for (const { kind, id, language } of await readEdited(database))
  process.stdout.write(`${kind} ${id} (${language}) stays as it was edited at the desk\n`)
await database.end()
