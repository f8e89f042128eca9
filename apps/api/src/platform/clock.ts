import { existsSync, readFileSync } from 'node:fs'

/** Business time, epoch ms. Injected, and passed to SQL as a parameter, so that a test can live through months. */
export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }

/** The machine's clock and as many ms more as the file says, for processes that a test leads through days.
 *  @param file - path; one that is not there yet says 0 */
export const skewedClock = (file: string): Clock => ({
  now: () => Date.now() + (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0),
})
