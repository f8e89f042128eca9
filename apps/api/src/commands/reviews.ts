import { parseArgs } from 'node:util'
import { hideReview } from '#modules/review/hide-review.ts'
import { createPlatform } from '#platform/create-platform.ts'

/** An operator's hand on reviews while the desk is down (docs/operations.md, "Reviews"): `node src/commands/reviews.ts --hide
 *  <id> --because <words>` takes one out of sight and tells its author why, `--show <id>` shows it again. Runs with the
 *  API's environment. */
const { values } = parseArgs({
  options: { hide: { type: 'string' }, show: { type: 'string' }, because: { type: 'string' } },
})
const id = values.hide ?? values.show
if (id === undefined) throw new Error('--hide <id> --because <words>, or --show <id>')
const reason = values.hide === undefined ? null : (values.because?.trim() ?? '')
if (reason === '') throw new Error('--hide needs --because: its author reads it')

const platform = createPlatform()
const isDone = await hideReview(platform, id, reason)
process.stdout.write(isDone ? 'Done\n' : 'There is no review of this id\n')
process.exitCode = isDone ? 0 : 1
await platform.database.end()
