import { pageTests } from '@ginipig/config/vitest'
import { mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

const setupFiles = ['@ginipig/config/draw-examples', '@ginipig/app/testing/setup.ts']

export default mergeConfig(viteConfig, { test: { ...pageTests('http://ginipig.localhost/'), setupFiles } })
