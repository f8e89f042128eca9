import { cpSync, existsSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ROOT } from '#root.ts'
import { type Outcome, runCommand } from '#run-command.ts'

/** File of the contract, module, name, method, path, access, page. */
const WRITTEN = [
  ['booking/client-calls', 'booking', 'getSample', 'GET', '/samples/:sampleId', 'client', 'marketplace/sample'],
  ['booking/provider-calls', 'booking', 'putSample', 'PUT', '/samples', 'provider', 'provider-console/provider/sample'],
  ['place/place', 'place', 'dropSample', 'DELETE', '/samples/:sampleId', 'operator', ''],
] as const

/** Where its two halves are checked: the call with its test, each page with its own. The pages' tests come before the types,
 *  since they write the route tree. */
const CHECKS = [
  ['apps/api', 'vitest', 'run', 'sample'],
  ['apps/marketplace', 'vitest', 'run', 'src/features/booking/GetSamplePage.test.tsx'],
  ['apps/provider-console', 'vitest', 'run', 'src/features/booking/PutSamplePage.test.tsx'],
  ['packages/contract', 'tsc', '--noEmit'],
  ['apps/api', 'tsc', '--noEmit'],
  ['apps/marketplace', 'tsc', '--noEmit'],
  ['apps/provider-console', 'tsc', '--noEmit'],
  ['.', 'biome', 'check', '--diagnostic-level=warn', 'packages/contract', 'apps'],
] as const

/** What `pnpm gen` writes into a copy of the repository passes the type check, Biome and the tests that it writes. */
export async function checkSkeleton(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'ginipig-skeleton-'))
  const outputs: string[] = []
  // Not by pnpm, which would install first, and that into the real tree.
  const PATH = [join(ROOT, 'node_modules/.bin'), join(ROOT, 'tooling/local/node_modules/.bin'), process.env.PATH].join(
    delimiter,
  )
  const succeeds = async ([bin = '', ...args]: readonly string[], cwd: string) => {
    const { succeeded, output } = await runCommand(bin, args, { PATH }, cwd)
    outputs.push(...(succeeded ? [] : [`${bin} ${args.join(' ')} in ${cwd}\n${output}`]))
    return succeeded
  }
  try {
    await copyTo(folder)
    for (const answers of WRITTEN) if (!(await succeeds(['gen', 'run', 'call', '--args', ...answers], folder))) break
    for (const [place, ...command] of outputs.length === 0 ? CHECKS : []) await succeeds(command, join(folder, place))
  } finally {
    rmSync(folder, { recursive: true })
  }
  return { succeeded: outputs.length === 0, output: outputs.join('\n') }
}

/** What Git knows or would take, and each package's links, which lead to the copy's packages. */
async function copyTo(folder: string): Promise<void> {
  const { output } = await runCommand('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'])
  const own = output.split('\0').filter((file) => file !== '' && existsSync(join(ROOT, file)))
  const links = globSync('{apps,packages,tooling}/*/node_modules', { cwd: ROOT })
  for (const path of [...own, ...links])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, verbatimSymlinks: true })
  for (const catalogs of globSync('apps/*/src/locales/*.po', { cwd: ROOT }))
    cpSync(join(ROOT, catalogs), join(folder, catalogs))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}
