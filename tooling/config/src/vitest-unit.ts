import { defineConfig } from 'vitest/config'

/** The `vitest.config.ts` of a package whose tests need no browser. */
export const unitConfig = defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // A busy machine is not a failure.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
  },
})
