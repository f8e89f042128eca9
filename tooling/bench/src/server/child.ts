import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '#root.ts'
import { PROFILE_DIR } from '#settings.ts'
import type { Ask } from './inside.ts'

const INSIDE = pathToFileURL(join(import.meta.dirname, 'inside.ts')).href
const STOP_MS = 5_000

/** A measured Node process. */
export interface Child {
  readonly process: ChildProcess
  /** @throws when it ends instead of answering */
  readonly ask: (what: Ask) => Promise<unknown>
  /** Sends anything else and waits for what comes back. */
  readonly request: (message: object) => Promise<unknown>
  readonly stop: () => Promise<void>
}

/** @param script - from the root of the repository */
export function startChild(script: string, environment: Readonly<Record<string, string>>): Child {
  const profile = PROFILE_DIR ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE_DIR}`] : []
  const child = spawn(process.execPath, [...profile, '--import', INSIDE, join(ROOT, script)], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    // What it logs is written and thrown away; what it complains of is seen.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const request = async (message: object) => {
    const ended = new AbortController()
    const gone = () => ended.abort(new Error(`${script} ended`))
    child.once('exit', gone)
    child.send(message)
    try {
      // Our own processes answer with this one shape.
      const [reply] = (await once(child, 'message', { signal: ended.signal })) as [{ answer: unknown }]
      return reply.answer
    } finally {
      child.off('exit', gone)
    }
  }
  return { process: child, request, ask: (what) => request({ ask: what }), stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await exit
  clearTimeout(timer)
}
