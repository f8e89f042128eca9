import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#free-port.ts'
import type { Binaries } from './binaries.ts'
import { type RunningServer, readPidFile } from './pid-file.ts'
import { isPostgres } from './process-state.ts'
import { commandFor, type ServerUser } from './server-user.ts'

/** PostgreSQL settings by name (`shared_buffers: '256MB'`). */
export type Settings = Readonly<Record<string, string>>

const LOCAL_ONLY: Settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
const START_MS = 60_000
const POLL_MS = 5
const STOP_MS = 10_000

/** Starts a server and waits until it takes connections. @param port - a free one unless given
 *  @returns undefined when it ended before that */
export async function launch(
  dataDir: string,
  port: number | undefined,
  settings: Settings,
  binaries: Binaries,
  user: ServerUser,
): Promise<RunningServer | undefined> {
  const child = spawnServer(dataDir, port ?? (await freePort()), settings, binaries, user)
  let ended = false
  for (const event of ['exit', 'error']) child.once(event, () => (ended = true))
  const deadline = performance.now() + START_MS
  while (!ended && performance.now() < deadline) {
    const server = readPidFile(dataDir)
    if (server?.pid === child.pid && server?.ready) return server
    await sleep(POLL_MS)
  }
  return undefined
}

function spawnServer(dataDir: string, port: number, settings: Settings, binaries: Binaries, user: ServerUser) {
  const log = openSync(`${dataDir}.log`, 'a')
  const flags = Object.entries({ ...LOCAL_ONLY, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program, args] = commandFor(user, binaries.postgres, ['-D', dataDir, '-p', String(port), ...flags])
  // In a group of its own: Ctrl-C reaches us first, and the API can finish its work before its database goes.
  const child = spawn(program, args, {
    ...user.spawnAs,
    detached: true,
    stdio: ['ignore', log, log],
    cwd: dataDir,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC', PGTZ: 'UTC' },
  })
  child.unref()
  closeSync(log)
  return child
}

/** Ends the server by itself when this process is gone without having stopped it, even by SIGKILL: the guard's
 *  standard input closes with us. */
export function guard(pid: number): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined
  const script = 'read -r word; [ "$word" = done ] || kill -INT "$1"'
  const child = spawn('/bin/sh', ['-c', script, 'sh', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  })
  child.unref()
  // Else the open pipe would keep this process from ending by itself.
  if (child.stdin && 'unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref()
  return child
}

/** Asks for a fast shutdown and waits for it. */
export async function shutDown(pid: number): Promise<void> {
  if (!isPostgres(pid)) return
  process.kill(pid, 'SIGINT')
  const deadline = performance.now() + STOP_MS
  while (isPostgres(pid) && performance.now() < deadline) await sleep(POLL_MS)
}
