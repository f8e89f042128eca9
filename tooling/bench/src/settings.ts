const given = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)

/** How long one round of load takes, seconds. */
export const SECONDS = given('BENCH_SECONDS', 4)

/** How often ours and the bare limit are each measured. */
export const ROUNDS = given('BENCH_ROUNDS', 3)

/** Where the measured processes leave their `--cpu-prof` files; undefined: they are not profiled. */
export const PROFILE_DIR = process.env.BENCH_CPU_PROF

/** After so long the whole run is given up, ms. */
export const PATIENCE_MS = 20 * 60_000
