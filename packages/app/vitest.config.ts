import { pageTests } from '@ginipig/config/vitest'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), babel({ presets: [linguiTransformerBabelPreset(undefined, { cwd: import.meta.dirname })] })],
  test: { ...pageTests('http://localhost:3000/'), setupFiles: ['src/testing/setup.ts'] },
})
