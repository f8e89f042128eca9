/** Runs `stop` once when a person, a supervisor or the parent's end asks this process to end, and then ends it. */
export function onEnd(stop: () => Promise<void>): void {
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await stop()
    process.exit(0)
  }
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => void end())
}
