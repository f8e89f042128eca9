import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Mutant, mutants } from './mutants.ts'

/** `pnpm mutants`: plants one bug after the other into a copy and runs the test that must find it. Prints who was killed
 *  and who survived, and fails for a survivor. `--only <pattern>` takes those whose name fits.
 *  Source: money.md test 40, trust.md §3.4. */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const root = path.resolve(import.meta.dirname, '../../../../..')
const chosen = mutants.filter(({ name }) => new RegExp(values.only).test(name))
const copies = mkdtempSync(path.join(tmpdir(), 'ginipig-mutants-'))

/** A package without what is installed, which stays where it is. */
function copyOf(folder: string): string {
  const copy = path.join(copies, folder)
  const from = path.join(root, folder)
  cpSync(from, copy, { recursive: true, filter: (name) => !/\/(?:node_modules|dist|\.stryker-tmp)$/.test(name) })
  symlinkSync(path.join(from, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}

const folderOf = (mutant: Mutant) => mutant.in ?? 'apps/api'

function run(folder: string, tests: readonly string[]): { isGreen: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(
    path.join(root, folder, 'node_modules/.bin/vitest'),
    ['run', ...tests, '--bail=1', '--reporter=dot'],
    { cwd: path.join(copies, folder), encoding: 'utf8', timeout: 20 * 60_000, maxBuffer: 64_000_000 },
  )
  return { isGreen: status === 0, said: `${stdout}\n${stderr}` }
}

function plant({ file, find, put, ...mutant }: Mutant): () => void {
  const place = path.join(copies, folderOf({ file, find, put, ...mutant }), file)
  const text = readFileSync(place, 'utf8')
  if (text.split(find).length !== 2)
    throw new Error(`${mutant.name}: "${find}" stands ${text.split(find).length - 1} times in ${file}`)
  writeFileSync(
    place,
    text.replace(find, () => put),
  )
  return () => writeFileSync(place, text)
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const survivors: string[] = []
try {
  for (const folder of new Set(chosen.map(folderOf))) {
    copyOf(folder)
    const tests = new Set(chosen.filter((one) => folderOf(one) === folder).map(({ test }) => test))
    const { isGreen, said } = run(folder, [...tests])
    if (!isGreen) throw new Error(`${folder} is red before any bug is planted:\n${said.slice(-4_000)}`)
    say(`${folder}: ${tests.size} test files are green`)
  }
  for (const mutant of chosen) {
    const remove = plant(mutant)
    const { isGreen } = run(folderOf(mutant), [mutant.test])
    remove()
    say(`${isGreen ? 'SURVIVED' : 'killed  '}  ${mutant.name}  (${mutant.test})`)
    if (isGreen) survivors.push(mutant.name)
  }
} finally {
  rmSync(copies, { recursive: true })
}
say(`${chosen.length - survivors.length} of ${chosen.length} killed`)
process.exitCode = survivors.length === 0 ? 0 : 1
