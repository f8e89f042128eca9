import { chromiumArgs, chromiumPath } from '@ginipig/config/chromium'
import { defineConfig } from '@playwright/test'

/** No page of a journey lives long enough to win back what V8's optimising compilers cost. */
const HASTY = '--js-flags=--no-turbofan --no-maglev'

const browser = { executablePath: chromiumPath(), args: [...chromiumArgs, HASTY] }

/** The real apps on their two hosts, over the real API, PostgreSQL and the Stripe sandbox, at two widths. */
export default defineConfig({
  testDir: 'src/journeys',
  testMatch: '**/*.e2e.ts',
  globalSetup: './src/stack/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: browser,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // The journey without a network allows them: elsewhere nothing is to stand between a page and the API.
    serviceWorkers: 'block',
    // A trace records every step of every test, which takes a third of its time; a failed one leaves its page's text
    // and picture without. E2E_TRACE=1 keeps the traces of what fails.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Without movement, as some people ask of their machine: it takes a tenth of a journey's time. The phone moves.
    { name: 'wide', use: { viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } } },
    // What has a layout of its own on a phone is tagged `@phone`, and told there too: a twin costs as much as a journey.
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
})
