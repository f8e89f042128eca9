import type { Log } from './log.ts'

/** Grace period in milliseconds; what hasn't ended by then is cut off. */
const HARD_STOP_MS = 10_000

/** Runs `close` once on SIGTERM, SIGINT or when the parent that started this process with a channel is gone. */
export function onShutdown(log: Log, close: () => Promise<void>): void {
  let isClosing = false
  const shut = (reason: string) => {
    if (isClosing) return
    isClosing = true
    log.info({ reason }, 'closing')
    setTimeout(() => process.exit(1), HARD_STOP_MS).unref()
    close().then(
      () => log.flush(() => process.exit(0)),
      (error: unknown) => {
        log.error({ err: error }, 'closing failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => shut('SIGTERM'))
  process.on('SIGINT', () => shut('SIGINT'))
  if (process.channel) process.on('disconnect', () => shut('parent is gone'))
}
