import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#root.ts'
import type { Outcome } from '#run-command.ts'
import { turboRun } from './turbo.ts'

const GENERATED = 'apps/*/src/*.gen.ts'

/** Builds all that can be built. The route trees, which a build writes anew, have to be in git as it writes them. */
export async function checkBuild(): Promise<Outcome> {
  const before = generatedFiles()
  // Not from the cache, which would leave the route trees as they are.
  const { succeeded, output } = await turboRun('build', '--force')
  const stale = [...generatedFiles()].filter(([file, content]) => before.get(file) !== content).map(([file]) => file)
  const complaints = stale.map(
    (file) => `${file} lags behind the routes: commit it as the build has just written it.\n`,
  )
  return { succeeded: succeeded && stale.length === 0, output: output + complaints.join('') }
}

function generatedFiles(): Map<string, string> {
  const files = globSync(GENERATED, { cwd: ROOT })
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
}
