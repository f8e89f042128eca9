import type { Log } from './log.ts'

/** Grace period in milliseconds; what hasn't ended by then is cut off. */
const HARD_STOP_MS = 10_000

type Shutdown = {
  /** First of all: nobody is sent here any more. What comes all the same is served for `drainMs`. */
  drain?: () => void
  drainMs?: number
  close: () => Promise<void>
}

/** Drains and closes once on SIGTERM, SIGINT or when the parent that started this process with a channel is gone. */
export function onShutdown(log: Log, { drain, drainMs = 0, close }: Shutdown): void {
  let isClosing = false
  const shut = async (reason: string) => {
    if (isClosing) return
    isClosing = true
    log.info({ reason }, 'closing')
    setTimeout(() => process.exit(1), drainMs + HARD_STOP_MS).unref()
    drain?.()
    await new Promise((resolve) => setTimeout(resolve, drainMs))
    try {
      await close()
      log.flush(() => process.exit(0))
    } catch (error) {
      log.error({ err: error }, 'closing failed')
      process.exit(1)
    }
  }
  process.on('SIGTERM', () => void shut('SIGTERM'))
  process.on('SIGINT', () => void shut('SIGINT'))
  if (process.channel) process.on('disconnect', () => void shut('parent is gone'))
}
