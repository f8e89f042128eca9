/** Whether this run has the night: all that the rules name, where an ordinary run has a part. `pnpm test:long` */
export const IS_LONG = process.env.LONG_TESTS !== undefined

/** Of every draw and every order in this run; the same in each ordinary one, so that a red run is red again. */
export const SEED = Number(process.env.SEED ?? 20_261_122)

/** When tests in Chromium begin; the pages' tests in jsdom begin at the same (`packages/app/src/testing/clock.ts`). */
export const TEST_NOW = process.env.TEST_NOW ?? '2026-11-21T09:00:00Z'
