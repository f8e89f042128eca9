import { unitConfig } from '@ginipig/config/vitest'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(unitConfig, { test: { globalSetup: './src/conformance/prepare.ts' } })
