import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import type { PluginOption } from 'vite'
import { wordsPreset } from './words-preset.ts'

/** What makes an app's words speak. Told where: by themselves Babel and Lingui look in the working folder, which is the
 *  repository's in `pnpm dev`. @param root - the app's folder */
export const wordsPlugins = (root: string): PluginOption[] => [
  babel({ cwd: root, presets: [wordsPreset(root)] }),
  lingui({ cwd: root, failOnCompileError: true }),
]
