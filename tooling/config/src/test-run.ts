/** Whether this run has the night: all that the rules name, where an ordinary run has a part. `pnpm test:long` */
export const IS_LONG = process.env.LONG_TESTS !== undefined

/** Of every draw and every order in this run; the same in each ordinary one, so that a red run is red again. */
export const SEED = Number(process.env.SEED ?? 20_261_122)
