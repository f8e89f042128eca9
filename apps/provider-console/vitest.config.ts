import { pageTests } from '@ginipig/config/vitest'
import { mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

const setupFiles = ['@ginipig/app/testing/setup.ts']

export default mergeConfig(viteConfig, { test: { ...pageTests('http://console.ginipig.localhost/'), setupFiles } })
