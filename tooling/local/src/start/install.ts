import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#root.ts'
import { type Outcome, runCommand } from '#run-command.ts'

const STAMP = join(ROOT, 'node_modules/.ginipig-install')
const INPUTS = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', '{apps,packages,tooling}/*/package.json']

/** Whether what is in node_modules is what the lockfile asks for, as far as the last install by us knows. */
export function isInstalled(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()
}

/** Installs exactly what the lockfile says. */
export async function install(): Promise<Outcome> {
  // The age check is for adding packages; on a frozen lockfile it only costs a look at each package's page.
  const outcome = await runCommand('pnpm', ['install', '--frozen-lockfile', '--config.minimumReleaseAge=0'])
  if (outcome.succeeded) writeFileSync(STAMP, fingerprint())
  return outcome
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const files = INPUTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).toSorted())
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}
