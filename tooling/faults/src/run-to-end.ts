import type { Stand } from './stand.ts'

export const say = (line: string) => console.log(line)
export const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`

/** Runs to the end, or until a signal or its patience ends it; in each case nothing that was started is left running, and
 *  the process ends with the code.
 *  @param run - tells of its stand as soon as it has one  @returns never */
export async function runToEnd(run: (keep: (stand: Stand) => void) => Promise<number>, patienceMs: number) {
  let running: Stand | undefined
  const leave = async (code: number): Promise<never> => {
    await running?.close()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(130))
  setTimeout(() => {
    say('Given up: it took too long.')
    void leave(1)
  }, patienceMs).unref()
  const keep = (stand: Stand) => {
    running = stand
  }
  await leave(
    await run(keep).catch((error: unknown) => {
      say(String(error))
      return 1
    }),
  )
}
