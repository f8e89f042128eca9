import { fileURLToPath } from 'node:url'

/** Mutation runs: which small defects the tests would let through. `pnpm mutate`, by hand or by night; a survivor is a
 *  missing test or dead code. Run by each package with its own Vitest configuration, in a copy that Stryker makes. */
export default {
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  coverageAnalysis: 'perTest',
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.fixture.ts', '!src/**/testing/**'],
  // Stryker rewrites the paths of a tsconfig in a way of its own; nothing that runs here needs one.
  tsconfigFile: 'none.json',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, skipFull: true },
  concurrency: 2,
  timeoutMS: 20_000,
  disableTypeChecks: false,
}
