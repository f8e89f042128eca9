import { sharedConfig } from '@ginipig/config/vitest'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(sharedConfig, { test: { globalSetup: './src/conformance/prepare.ts' } })
