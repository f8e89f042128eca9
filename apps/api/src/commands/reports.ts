import { parseArgs } from 'node:util'
import { reportReference } from '@ginipig/domain/report'
import { readWaiting } from '#modules/report/report.sql.ts'
import { settleReport, takeListingDown } from '#modules/report/settle-report.ts'
import { createPlatform } from '#platform/create-platform.ts'

/** An operator's look at reports while the desk is down (docs/operations.md, "Reports"): `node src/commands/reports.ts` lists
 *  what is open; `--settle <number> --because <words>` answers one; `--take-down <listing> --because <words>` takes a
 *  listing away. Runs with the API's environment. */
const { values } = parseArgs({
  options: { settle: { type: 'string' }, 'take-down': { type: 'string' }, because: { type: 'string' } },
})
const { settle, 'take-down': listing } = values
const because = values.because?.trim() ?? ''
if ((settle ?? listing) !== undefined && because === '') throw new Error('This needs --because: somebody reads it')

const platform = createPlatform()
if (settle === undefined && listing === undefined) {
  const waiting = await readWaiting(platform.database)
  for (const one of waiting) {
    const { number, created_at: at, reason, kind, target_id: target, quote, comment, reporter, about, side } = one
    const head = [reportReference(number), new Date(at).toISOString(), reason, kind, target, JSON.stringify(quote)]
    const people = [`about ${about}`, `by ${reporter}`, ...(one.holds_money ? ['holds money'] : [])]
    const words = [comment, ...one.added.map(({ text }) => text)].map((said) => JSON.stringify(said))
    if (side !== null) words.push(`the provider says: ${JSON.stringify(side)}`)
    process.stdout.write(`${[head.concat(people).join('  '), ...words].join('\n    ')}\n`)
  }
  process.stdout.write(`${waiting.length} open\n`)
} else {
  const isDone =
    settle === undefined
      ? await takeListingDown(platform, listing ?? '', because)
      : await settleReport(platform, Number(settle.replace(/^RP-/i, '')), because)
  process.stdout.write(isDone ? 'Done\n' : 'There is no such thing that is open\n')
  process.exitCode = isDone ? 0 : 1
}
await platform.database.end()
