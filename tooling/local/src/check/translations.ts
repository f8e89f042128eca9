import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { ROOT } from '#root.ts'
import { type Outcome, runCommand } from '#run-command.ts'
import { agreeing, badlySpaced, misnamed, unelided, untranslated } from './untranslated.ts'
import { type Package, packagesWith } from './workspace.ts'

/** Made by the extraction, and not kept. */
const PSEUDO = 'pseudo.po'

/** An app's own words, and those of the legal texts, which both apps extract; the API has its own alone. Source:
 *  tooling/config lingui.ts, apps/api lingui.config.ts. */
const CATALOGS = ['src/locales/*.po', '../../packages/features/src/legal/locales/*.po']

/** Every message of the apps, the API's mails among them, is in its catalogs, has its words in every language, and the
 *  French ones their spaces and room for any name. */
export async function checkTranslations(): Promise<Outcome> {
  const complaints: string[] = []
  for (const app of packagesWith('extract')) complaints.push(...(await checkApp(app)))
  return { succeeded: complaints.length === 0, output: complaints.join('\n') }
}

async function checkApp(app: Package): Promise<string[]> {
  const files = CATALOGS.flatMap((some) => globSync(some, { cwd: app.folder }))
    .filter((file) => basename(file) !== PSEUDO)
    .map((file) => join(app.folder, file))
  const before = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const extraction = await runCommand('pnpm', ['--filter', app.name, 'extract'])
  const stale = files.filter((file) => readFileSync(file, 'utf8') !== before.get(file))
  for (const [file, content] of before) writeFileSync(file, content)
  if (!extraction.succeeded) return [extraction.output]
  return [
    ...stale.map((file) => `${relative(ROOT, file)} lags behind the source: run "pnpm extract" and translate.`),
    ...[...before].flatMap(([file, content]) =>
      untranslated(content).map((id) => `${relative(ROOT, file)}: no words for "${id}"`),
    ),
    ...[...before]
      .filter(([file]) => basename(file) === 'fr.po')
      .flatMap(([file, content]) => [
        ...badlySpaced(content).map((words) => `${relative(ROOT, file)}: no U+202F in "${words}"`),
        ...unelided(content).map((words) => `${relative(ROOT, file)}: no elision before a vowel in "${words}"`),
        ...agreeing(content).map(
          (words) => `${relative(ROOT, file)}: a sum of any size has no plural, as in "${words}"`,
        ),
        ...misnamed(content).map(
          (words) => `${relative(ROOT, file)}: a treatment is a "prestation", not in "${words}"`,
        ),
      ]),
  ]
}
