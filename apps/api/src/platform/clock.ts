import { existsSync, readFileSync } from 'node:fs'

/** Business time, epoch ms. Injected, and passed to SQL as a parameter, so that a test can live through months. */
export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }

/** The machine's clock plus an offset in ms from a file, so that a test can move the time of running processes.
 *  @param file - path; a missing one counts as 0 */
export const skewedClock = (file: string): Clock => ({
  now: () => Date.now() + (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0),
})
