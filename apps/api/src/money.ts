import { parseArgs } from 'node:util'
import { payBackByHand, readMoneyTasks } from '#modules/booking/by-hand.ts'
import { decideNoShow } from '#modules/booking/ending.ts'
import { createPlatform } from '#platform/create-platform.ts'

/** An operator's hand on money, until there is a desk for it (docs/operations.md, "Money that waits for a person"): `node
 *  src/money.ts` lists what waits; `--missed <reference>` and `--was-there <reference>` decide a contested no-show,
 *  `--paid-back <reference>` says that a refund that came back was paid by bank transfer. Runs with the API's environment. */
const { values } = parseArgs({
  options: { missed: { type: 'string' }, 'was-there': { type: 'string' }, 'paid-back': { type: 'string' } },
})
const platform = createPlatform()
const tasks = await readMoneyTasks(platform.database)
const reference = values.missed ?? values['was-there'] ?? values['paid-back']
const wanted = values['paid-back'] === undefined ? 'contest' : 'refund'
if (reference === undefined) {
  for (const { what, reference, pence, detail, since } of tasks)
    process.stdout.write(`${what}  ${reference}  ${pence} pence  ${since.toISOString()}  ${detail ?? ''}\n`)
  process.stdout.write(`${tasks.length} waiting\n`)
} else {
  const task = tasks.find((one) => one.what === wanted && one.reference === reference)
  if (task) {
    const key = { providerId: task.provider_id, bookingId: task.booking_id }
    if (wanted === 'refund') await payBackByHand(platform, key)
    else await decideNoShow(platform, key, values.missed === undefined ? 'undo_no_show' : 'uphold_no_show')
  }
  process.stdout.write(task ? 'Done\n' : 'Nothing of this reference waits for that\n')
  process.exitCode = task ? 0 : 1
}
await platform.database.end()
