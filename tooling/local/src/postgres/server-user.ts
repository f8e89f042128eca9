import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Ids {
  readonly uid: number
  readonly gid: number
}

/** How to run a PostgreSQL program: it refuses to be root. */
export interface ServerUser {
  /** Whose the data folder must be; undefined: it is ours anyway. */
  readonly owner?: Ids
  /** Whom to spawn the command as. */
  readonly spawnAs?: Ids
  /** What stands before the program. */
  readonly prefix: readonly string[]
}

const ROOT: Ids = { uid: 0, gid: 0 }

/** Ourselves; as root, an unprivileged user, in the first way that reaches our files. @throws when none does */
export function serverUser(program: string, dataDir: string): ServerUser {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const way = waysForRoot().find(
    (user) => reaches(user, program) && reaches(user, '/bin/sh', ['-c', 'cd "$1"', 'sh', dirname(dataDir)]),
  )
  if (way) return way
  throw new Error(`PostgreSQL cannot run as root, and no other user can reach ${program}. Set DATABASE_URL.`)
}

function waysForRoot(): ServerUser[] {
  const ids = unprivilegedUser()
  // Where root may not switch users or read past permissions: a user namespace, in which we are somebody else.
  const namespace = { owner: ROOT, prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000'] }
  if (!ids) return [namespace]
  return [{ owner: ids, spawnAs: ids, prefix: [] }, namespace, { owner: ids, prefix: readingPastPermissions(ids) }]
}

/** For a project in /root inside a container that forbids namespaces: another user, who may still enter that folder. */
function readingPastPermissions({ uid, gid }: Ids): string[] {
  const capabilities = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capabilities]
}

function unprivilegedUser(): Ids | undefined {
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody')
  return row && { uid: Number(row[2]), gid: Number(row[3]) }
}

function reaches(user: ServerUser, program: string, args: readonly string[] = ['--version']): boolean {
  const [command, commandArgs] = commandFor(user, program, args)
  const options: SpawnSyncOptions = { ...user.spawnAs, cwd: '/', stdio: 'ignore' }
  return spawnSync(command, commandArgs, options).status === 0
}

/** The command and its arguments, as spawn wants them. */
export function commandFor(user: ServerUser, program: string, args: readonly string[]): [string, string[]] {
  const [command = program, ...rest] = [...user.prefix, program]
  return [command, [...rest, ...args]]
}
