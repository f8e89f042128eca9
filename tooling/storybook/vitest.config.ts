import { chromiumPath } from '@ginipig/config/chromium'
import { TEST_NOW } from '@ginipig/config/test-run'
import { unitConfig } from '@ginipig/config/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Plain functions in Node, which also drive what is built, the screens among it (`built.test.ts`); what the Storybook says of
 *  components in Chromium. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...unitConfig.test, name: 'unit' } },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: 'stories',
          setupFiles: ['@ginipig/config/fixed-date'],
          provide: { testNow: TEST_NOW },
          testTimeout: 30_000,
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: chromiumPath(),
                args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
              },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
