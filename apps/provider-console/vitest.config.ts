import { pageTests } from '@ginipig/config/vitest'
import { mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

const setupFiles = ['@ginipig/features/testing/setup']

export default mergeConfig(viteConfig, { test: { ...pageTests('http://console.ginipig.localhost/'), setupFiles } })
