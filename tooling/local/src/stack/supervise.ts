import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { logTail, type Program, spawnNode } from './spawn-node.ts'

const RESTART_AFTER_MS = 300
/** More crashes than this within a minute are not bad luck. */
const CRASHES_A_MINUTE = 5
const MINUTE_MS = 60_000
/** The API allows itself 10 s to finish what it has begun. */
const STOP_MS = 12_000

export interface Supervised {
  readonly name: string
  /** Ends and starts it anew, for changed sources. */
  readonly restart: () => void
  readonly stop: () => Promise<void>
  /** Rejects, with the end of its log, when it crashes too often. Never resolves. */
  readonly gaveUp: Promise<never>
}

/** Keeps a program running: starts it again after a crash, until it crashes too often. */
export function supervise(program: Program): Supervised {
  const { promise: gaveUp, reject } = Promise.withResolvers<never>()
  // Whoever waits for it sees the rejection; without a waiter it is no reason to end this process.
  gaveUp.catch(() => undefined)
  let crashes: number[] = []
  let isStopping = false
  let isRestarting = false
  let child = start()

  function start() {
    const started = spawnNode(program)
    started.once('exit', () => void onExit())
    return started
  }

  async function onExit() {
    if (isStopping) return
    const now = performance.now()
    if (!isRestarting) crashes = [...crashes.filter((at) => now - at < MINUTE_MS), now]
    isRestarting = false
    if (crashes.length > CRASHES_A_MINUTE) {
      reject(new Error(`${program.name} keeps ending:\n${logTail(program.logFile)}`))
      return
    }
    await sleep(RESTART_AFTER_MS)
    if (!isStopping) child = start()
  }

  return {
    name: program.name,
    gaveUp,
    restart: () => {
      isRestarting = true
      child.kill('SIGTERM')
    },
    stop: async () => {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const patience = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await ended
      clearTimeout(patience)
    },
  }
}
