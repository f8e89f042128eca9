import path from 'node:path'
import { parseArgs } from 'node:util'
import { largestOf } from '#modules/media/photo-names.ts'
import { decidePhoto, readAwaitingPhotos } from '#modules/provider/profile.sql.ts'
import { openDatabase } from '#platform/database/sql.ts'

/** An operator's look at portfolio photos, until there is a desk for it (docs/operations.md, "Portfolio photos"):
 *  `node src/moderate.ts` lists what waits, with the file of each; `--approve <id>` shows it to everybody, `--refuse <id>
 *  --because <words>` tells the provider why not. Runs with the API's DATABASE_URL and MEDIA_DIR. */
const { values } = parseArgs({
  options: { approve: { type: 'string' }, refuse: { type: 'string' }, because: { type: 'string' } },
})
const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is missing')
if (values.refuse !== undefined && !values.because) throw new Error('--refuse needs --because: the provider reads it')

const database = openDatabase(url, { poolSize: 1, onError: () => undefined })
const id = values.approve ?? values.refuse
if (id === undefined) {
  const waiting = await readAwaitingPhotos(database)
  for (const photo of waiting)
    process.stdout.write(
      `${photo.id}  ${path.join(process.env.MEDIA_DIR ?? '', largestOf(photo))}  ${photo.displayName ?? ''}\n`,
    )
  process.stdout.write(`${waiting.length} waiting\n`)
} else {
  const isDecided = await decidePhoto(database, { id, because: values.because ?? null }, Date.now())
  process.stdout.write(isDecided ? 'Done\n' : 'No photo of this id waits for an answer\n')
  process.exitCode = isDecided ? 0 : 1
}
await database.end()
