/** Business time, epoch ms. Injected, and passed to SQL as a parameter, so that a test can live through months. */
export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }
