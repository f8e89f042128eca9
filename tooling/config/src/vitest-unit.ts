import { defineConfig } from 'vitest/config'

/** The `vitest.config.ts` of a package whose tests need no browser. */
export const unitConfig = defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    unstubEnvs: true,
  },
})
