import { type Outcome, runCommand } from '#run-command.ts'
import { countSources } from './workspace.ts'

const CRUISED = /(?<modules>\d+) modules, \d+ dependencies cruised/

/** Import rules. dependency-cruiser without a TypeScript parser sees no module at all and still succeeds, so its
 *  count has to reach that of our sources. */
export async function checkBoundaries(): Promise<Outcome> {
  const cruise = await runCommand('pnpm', [
    'exec',
    'depcruise',
    '--config',
    'tooling/config/dependency-cruiser.mjs',
    'apps',
    'packages',
    'tooling',
  ])
  const modules = Number(CRUISED.exec(cruise.output)?.groups?.modules ?? 0)
  const sources = countSources()
  const complete = modules >= sources
  const note = complete ? '' : `\ndependency-cruiser saw ${modules} modules; there are ${sources} source files.\n`
  const packages = await runCommand('pnpm', ['exec', 'turbo', 'boundaries'])
  return {
    succeeded: cruise.succeeded && complete && packages.succeeded,
    output: cruise.output + note + packages.output,
  }
}
