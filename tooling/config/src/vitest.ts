import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { IS_LONG, SEED } from './test-run.ts'

const ordinary = {
  // A busy machine is not a failure.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // Shuffled: tests that depend on each other's leftovers fail.
  sequence: { shuffle: { files: false, tests: true }, seed: SEED },
} satisfies ViteUserConfig['test']

/** The `vitest.config.ts` of a package whose tests need no browser. */
export const unitConfig = defineConfig({
  test: { ...ordinary, environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
})

/** Of a package whose tests put nothing in a module's place: one process loads it for all files, which `LONG_TESTS` checks
 *  the other way round. */
export const sharedConfig = defineConfig({ test: { ...unitConfig.test, isolate: IS_LONG } })

/** Of a package with properties, whose tests draw their examples by fast-check. */
export const propertyConfig = defineConfig({
  test: { ...unitConfig.test, isolate: false, setupFiles: ['@ginipig/config/draw-examples'] },
})

/** What the tests of pages need, in a browser of jsdom's. One app is loaded for all files of a worker: nothing that a
 *  test leaves may outlive it, which `LONG_TESTS` checks the other way round, with an app a file. A file that puts something
 *  else in a module's place (`vi.mock`) is named `*.mocks.test` and has an app of its own: others would have loaded the
 *  module by then. So do those of Leaflet, which asks the window that it was loaded in for its frames.
 *  @param url - where the pages are */
export const pageTests = (url: string) =>
  ({
    ...ordinary,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url } },
    projects: [
      {
        extends: true,
        test: { name: 'pages', include: ['src/**/*.test.{ts,tsx}'], exclude: [MOCKS], isolate: IS_LONG },
      },
      { extends: true, test: { name: 'mocks', include: [MOCKS], isolate: true } },
    ],
  }) satisfies ViteUserConfig['test']

const MOCKS = 'src/**/*.mocks.test.{ts,tsx}'
