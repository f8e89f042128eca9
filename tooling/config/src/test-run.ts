/** Whether this is the long (nightly) run, with the full counts. `npm run test:long` */
export const IS_LONG = process.env.LONG_TESTS !== undefined

/** Seed of all random values and of the order of tests; the same in each ordinary run, so that a failure is reproducible. */
export const SEED = Number(process.env.SEED ?? 20_261_122)

/** When tests in Chromium begin; the pages' tests in jsdom begin at the same (`packages/app/src/testing/clock.ts`). */
export const TEST_NOW = process.env.TEST_NOW ?? '2026-11-21T09:00:00Z'
