import { unitConfig } from '@ginipig/config/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...unitConfig.test,
    // One database serves the tests of a file, each of which adds to it: they run as they stand.
    sequence: {},
    // Spies on a library are set back by the test that has them.
    restoreMocks: false,
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
  },
})
