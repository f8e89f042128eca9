import { getConfig as linguiConfigIn } from '@lingui/conf'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import { compileWords } from './compile-words.ts'

/** Lingui's macros with the English kept in the code, compiled. @param root - the app's folder */
export function wordsPreset(root: string): ReturnType<typeof defineRolldownBabelPreset> {
  const { rolldown } = linguiTransformerBabelPreset(undefined, { cwd: root })
  const macro = { linguiConfig: linguiConfigIn({ cwd: root }), descriptorFields: 'message' }
  return defineRolldownBabelPreset({
    preset: { plugins: [['@lingui/babel-plugin-lingui-macro', macro], compileWords] },
    rolldown,
  })
}
