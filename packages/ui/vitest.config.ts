import { chromiumPath } from '@ginipig/config/chromium'
import { TEST_NOW } from '@ginipig/config/test-run'
import { unitConfig } from '@ginipig/config/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Two kinds of test: every story in Chromium (play function and axe), and plain functions in Node. */
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
          // One page for all files: stories leave nothing behind, and it halves the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: chromiumPath(),
                args: CHROMIUM_FLAGS,
              },
              // Colours are measured as they end up, not half-way through a fade.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
