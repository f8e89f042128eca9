import { globSync, readFileSync } from 'node:fs'
import { IS_LONG } from '@ginipig/config/test-run'
import { unitConfig } from '@ginipig/config/vitest'
import { defineConfig } from 'vitest/config'

/** Files that can't begin with the API of another one: a module is mocked where it is first loaded, and the names of
 *  prepared statements are as many as one process has. */
const alone = globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (file) =>
    file.endsWith('database/sql.test.ts') ||
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('vi.mock('),
)

/** A project's list of files is added to this one's: none stands here. */
const { include, ...unitTest } = unitConfig.test ?? {}

export default defineConfig({
  test: {
    ...unitTest,
    // One database serves the tests of a file, each of which adds to it: they run as they stand.
    sequence: {},
    // Spies on a library are set back by the test that has them.
    restoreMocks: false,
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      // One API is loaded for all files of a worker, which took longer than most tests.
      { extends: true, test: { name: 'shared', include: include ?? [], exclude: alone, isolate: IS_LONG } },
      { extends: true, test: { name: 'alone', include: alone, isolate: true } },
    ],
  },
})
