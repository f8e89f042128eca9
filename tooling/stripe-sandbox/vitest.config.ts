import { IS_LONG } from '@ginipig/config/test-run'
import { unitConfig } from '@ginipig/config/vitest'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(unitConfig, {
  // One process for all files: each test starts a sandbox of its own, and loading Stripe's library took two thirds of the
  // time. `LONG_TESTS` checks that none needs what another loaded.
  test: { globalSetup: './src/conformance/prepare.ts', isolate: IS_LONG },
})
