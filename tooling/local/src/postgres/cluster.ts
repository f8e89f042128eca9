import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '#error-code.ts'
import type { Binaries } from './binaries.ts'
import type { Settings } from './server.ts'
import { commandFor, type ServerUser } from './server-user.ts'

export const DATABASE_USER = 'ginipig'

const PASSWORD_FILE = 'ginipig-password'

const INITDB_FLAGS = [
  ...['--username', DATABASE_USER],
  ...['--auth', 'scram-sha-256'],
  ...['--encoding', 'UTF8'],
  // PostgreSQL's own collation: the same order on every machine, whatever ICU or C library it has.
  ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C', '--lc-messages', 'C'],
]

/** The password of the cluster in this folder; makes the cluster when there is none. */
export function ensureCluster(dataDir: string, settings: Settings, binaries: Binaries, user: ServerUser): string {
  if (!existsSync(join(dataDir, 'PG_VERSION'))) createCluster(dataDir, settings, binaries, user)
  handOver(dataDir, user)
  return readFileSync(join(dataDir, PASSWORD_FILE), 'utf8').trim()
}

/** Made beside its place and then moved: an interrupted start leaves no half-made cluster, and of two starters one wins. */
function createCluster(dataDir: string, settings: Settings, binaries: Binaries, user: ServerUser): void {
  const draft = `${dataDir}.${process.pid}`
  const password = `${draft}.password`
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(password, `${randomBytes(18).toString('base64url')}\n`, { mode: 0o600 })
  try {
    for (const path of [draft, password]) handOver(path, user)
    initialise(draft, password, settings, binaries, user)
    renameSync(password, join(draft, PASSWORD_FILE))
    moveInPlace(draft, dataDir)
  } finally {
    for (const path of [draft, password]) rmSync(path, { recursive: true, force: true })
  }
}

function initialise(folder: string, password: string, settings: Settings, binaries: Binaries, user: ServerUser): void {
  // Who does without fsync later needs none now.
  const haste = settings.fsync === 'off' ? ['--no-sync'] : []
  const [program, args] = commandFor(user, binaries.initdb, [
    '--pgdata',
    folder,
    '--pwfile',
    password,
    ...INITDB_FLAGS,
    ...haste,
  ])
  const { status, error, stderr } = spawnSync(program, args, { ...user.spawnAs, cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`)
}

function moveInPlace(draft: string, dataDir: string): void {
  try {
    renameSync(draft, dataDir)
  } catch (error) {
    // Another starter was first; its cluster is as good as ours.
    if (!(hasCode(error, 'ENOTEMPTY') || hasCode(error, 'EEXIST'))) throw error
  }
}

/** Gives a path to the user whom PostgreSQL runs as; a project that moved may need another one than last time. */
function handOver(path: string, { owner }: ServerUser): void {
  if (!owner || statSync(path).uid === owner.uid) return
  const { status, stderr } = spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, path], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`Cannot give ${path} to PostgreSQL's user: ${stderr}`)
}
