import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { logTail, type Program, spawnNode } from './spawn-node.ts'

const RESTART_AFTER_MS = 300
const RESTART_LATEST_MS = 10_000
/** More crashes than this within a minute are not bad luck: from then on each pause is twice as long as the last. */
const CRASHES_A_MINUTE = 5
const MINUTE_MS = 60_000
/** The API allows itself 10 s to finish what it has begun. */
const STOP_MS = 12_000

export interface Supervised {
  readonly name: string
  /** Ends and starts it anew, for changed sources. */
  readonly restart: () => void
  /** Ends it as by `kill -9`. @param awayMs - it is started again no sooner */
  readonly crash: (awayMs?: number) => void
  /** Stops it where it stands, so that who asks it waits in vain. @returns what lets it go on */
  readonly hang: () => () => void
  readonly stop: () => Promise<void>
  /** Rejects, with the end of its log, when it crashes too often for one who waits for it to go on waiting. Never
   *  resolves. The program is started again all the same. */
  readonly keepsEnding: Promise<never>
}

/** Restarts a program after a crash, with back-off and for ever: what it lacks, such as the database, may come back. */
export function supervise(program: Program): Supervised {
  const { promise: keepsEnding, reject } = Promise.withResolvers<never>()
  // Whoever waits for it sees the rejection; without a waiter it is no reason to end this process.
  keepsEnding.catch(() => undefined)
  let crashes: number[] = []
  let isStopping = false
  let isRestarting = false
  let away = Promise.resolve()
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
    if (crashes.length > CRASHES_A_MINUTE)
      reject(new Error(`${program.name} keeps ending:\n${logTail(program.logFile)}`))
    const tooMany = Math.max(0, crashes.length - CRASHES_A_MINUTE)
    await Promise.all([away, sleep(Math.min(RESTART_LATEST_MS, RESTART_AFTER_MS * 2 ** tooMany))])
    if (!isStopping) child = start()
  }

  return {
    name: program.name,
    keepsEnding,
    restart: () => {
      isRestarting = true
      child.kill('SIGTERM')
    },
    crash: (awayMs = 0) => {
      away = sleep(awayMs)
      child.kill('SIGKILL')
    },
    hang: () => {
      const hanging = child
      hanging.kill('SIGSTOP')
      return () => hanging.kill('SIGCONT')
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
