import { parseArgs } from 'node:util'
import { linkFor } from '#modules/media/photo.ts'
import { moderatePhoto } from '#modules/provider/moderate-photo.ts'
import { readAwaitingPhotos } from '#modules/provider/profile.sql.ts'
import { createPlatform } from '#platform/create-platform.ts'

/** An operator's look at portfolio photos while the desk is down (docs/operations.md, "Portfolio photos"):
 *  `node src/commands/moderate.ts` lists what waits, with a link to each that is good for some minutes; `--approve <id>` shows it to
 *  everybody, `--refuse <id> --because <words>` tells the provider why not. Runs with the API's environment. */
const { values } = parseArgs({
  options: { approve: { type: 'string' }, refuse: { type: 'string' }, because: { type: 'string' } },
})
if (values.refuse !== undefined && !values.because) throw new Error('--refuse needs --because: the provider reads it')

const platform = createPlatform()
const { config, database } = platform
const id = values.approve ?? values.refuse
if (id === undefined) {
  const waiting = await readAwaitingPhotos(database)
  for (const photo of waiting)
    process.stdout.write(
      `${photo.id}  ${config.origins.marketplace}${linkFor(platform, photo.photoId)}  ${photo.displayName ?? ''}\n`,
    )
  process.stdout.write(`${waiting.length} waiting\n`)
} else {
  const isDecided = await moderatePhoto(platform, { id, because: values.because ?? null })
  process.stdout.write(isDecided ? 'Done\n' : 'No photo of this id waits for an answer\n')
  process.exitCode = isDecided ? 0 : 1
}
await database.end()
