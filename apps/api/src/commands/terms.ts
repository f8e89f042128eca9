import { parseArgs } from 'node:util'
import { languages } from '@ginipig/domain/identity'
import * as v from 'valibot'
import { mailTermsChange } from '#modules/account/mail-terms-change.ts'
import { createPlatform } from '#platform/create-platform.ts'

/** Mails everybody of one side before their terms change (docs/operations.md, "New terms"):
 *  `node src/commands/terms.ts --for client --from 2026-12-20 --en "<what changes>" --fr "<ce qui change>"`; `--for provider` for
 *  providers, `--sooner` where the law makes us give less notice. Runs with the API's environment. */
const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { for: text, from: text, en: text, fr: text, sooner: { type: 'boolean', default: false } },
})
const Given = v.object({
  for: v.picklist(['client', 'provider'], '--for client or --for provider'),
  from: v.pipe(v.string('--from needs a day'), v.isoDate('--from needs a day: 2026-12-20')),
  ...v.entriesFromList(
    languages,
    v.pipe(v.string('--en and --fr: everybody reads it in their language'), v.nonEmpty()),
  ),
  sooner: v.boolean(),
})
const { for: side, from, sooner, ...changes } = v.parse(Given, values)

const platform = createPlatform()
const app = side === 'provider' ? 'console' : 'marketplace'
try {
  const told = await mailTermsChange(platform, { from, app, changes, isSooner: sooner })
  process.stdout.write(`${told} told\n`)
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  process.stdout.write(`${error.message}\n`)
  process.exitCode = 1
}
await platform.database.end()
