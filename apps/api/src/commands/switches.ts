import { parseArgs } from 'node:util'
import { createPlatform } from '#platform/create-platform.ts'
import { readSwitches } from '#platform/safety/safety-switch.sql.ts'
import { resume, safetySwitches, stop } from '#platform/safety/safety-switch.ts'

/** What an operator can stop while something is wrong and the desk is down (docs/operations.md, "Stopping a part"):
 *  `node src/commands/switches.ts` lists what is stopped, `--stop <bookings|payouts|uploads|changes> --because <words>` stops
 *  it, `--resume <the same>` lets it go on. Runs with the API's environment. */
const { values } = parseArgs({
  options: { stop: { type: 'string' }, resume: { type: 'string' }, because: { type: 'string' } },
})
const { stop: stopped, resume: resumed } = values
const because = values.because?.trim() ?? ''
if (stopped !== undefined && resumed !== undefined) throw new Error('One at a time')
if ((stopped !== undefined) !== (because !== '')) throw new Error('--stop, and nothing else, needs --because')
const named = stopped ?? resumed
const name = safetySwitches.find((one) => one === named)
if (named !== undefined && !name) throw new Error(`One of ${safetySwitches.join(', ')}`)

const platform = createPlatform()
if (name) {
  const isDone = await (stopped === undefined ? resume(platform, name) : stop(platform, name, because))
  process.stdout.write(isDone ? 'Done\n' : 'It is so already\n')
  process.exitCode = isDone ? 0 : 1
}
for (const { name: one, since, because: reason } of await readSwitches(platform.database))
  process.stdout.write(`${one}  stopped since ${new Date(since).toISOString()}  ${JSON.stringify(reason)}\n`)
await platform.database.end()
