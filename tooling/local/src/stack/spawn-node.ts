import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '#root.ts'

const GUARD = pathToFileURL(join(import.meta.dirname, 'child-guard.ts')).href
const TAIL_LINES = 20

/** A program of this repository and how to run it. */
export interface Program {
  /** Names its log. */
  readonly name: string
  /** From the root of the repository. */
  readonly script: string
  readonly args?: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly logFile: string
}

/** Starts a program with its output in its log. It has a process group of its own, so that Ctrl-C reaches only us and
 *  we stop things in order; and it ends when we are gone. */
export function spawnNode({ script, args = [], env, logFile }: Program): ChildProcess {
  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, ['--import', GUARD, join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  return child
}

/** Runs a program to its end. @throws with the end of its log when it fails */
export async function runOnce(program: Program): Promise<void> {
  const [code] = await once(spawnNode(program), 'exit')
  if (code !== 0) throw new Error(`${program.name} failed:\n${logTail(program.logFile)}`)
}

/** The end of a program's log, for a message. */
export function logTail(logFile: string): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
}
