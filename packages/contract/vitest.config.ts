import { unitConfig } from '@ginipig/config/vitest-unit'
import { defineConfig } from 'vitest/config'

export default defineConfig(unitConfig)
