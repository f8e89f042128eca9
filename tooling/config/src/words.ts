import { basename } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import type { PluginOption } from 'vite'
import { wordsPreset } from './words-preset.ts'

/** Macros and catalogs of several apps in one build, the Storybook's: each app's catalogs by its own configuration.
 *  @param roots - the apps' folders, whose macros are the same */
export function wordsOf(roots: readonly [string, ...string[]]): PluginOption[] {
  const catalogs = roots.flatMap((root) => {
    const ownFiles = new RegExp(`/(${basename(root)}|packages)/.*[.]po$`)
    return lingui({ cwd: root, failOnCompileError: true }).map((plugin) =>
      typeof plugin.transform === 'object'
        ? { ...plugin, transform: { ...plugin.transform, filter: { id: ownFiles } } }
        : plugin,
    )
  })
  return [babel({ cwd: roots[0], presets: [wordsPreset(roots[0])] }), ...catalogs]
}
