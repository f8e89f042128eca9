import { readFeedback, readRatings } from '#modules/content/content.sql.ts'
import { readPlatformReviews } from '#modules/review/review.sql.ts'
import { openDatabase } from '#platform/database/sql.ts'

/** `node src/commands/feedback.ts`: what people thought of us lately, newest first, while the desk is down
 *  (docs/operations.md, "Feedback"). */
const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is missing')
const SHOWN = 100
const database = openDatabase(url, { poolSize: 1, onError: () => undefined })
for (const { createdAt, rating, name, app, text } of await readFeedback(database, SHOWN))
  process.stdout.write(`${new Date(createdAt).toISOString()}  ${rating}/5  ${app}  ${name}: ${JSON.stringify(text)}\n`)
process.stdout.write('\nAfter appointments, by providers:\n')
for (const { createdAt, rating, name, comment } of await readPlatformReviews(database, SHOWN))
  process.stdout.write(`${new Date(createdAt).toISOString()}  ${rating}/5  ${name}: ${JSON.stringify(comment)}\n`)
process.stdout.write('\nHow many found a post useful, the least first:\n')
for (const { postId, useful, notUseful } of await readRatings(database))
  process.stdout.write(`${useful} of ${useful + notUseful}  ${postId}\n`)
await database.end()
