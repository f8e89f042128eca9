import { transformAsync } from '@babel/core'
import { expect, test } from 'vitest'
import { compileWords } from './compile-words.ts'

/** What the macro and then the plugin make of a source, without its lines. */
async function built(source: string): Promise<string> {
  const macro = ['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message', linguiConfig }]
  const options = {
    plugins: [macro, compileWords],
    parserOpts: { plugins: ['jsx' as const] },
    configFile: false as const,
  }
  const result = await transformAsync(source, options)
  return result?.code?.replace(/\s+/g, ' ') ?? ''
}

const linguiConfig = {
  macro: { corePackage: ['@lingui/core/macro'], jsxPackage: ['@lingui/react/macro'] },
  runtimeConfigModule: {
    i18n: ['@lingui/core', 'i18n'],
    Trans: ['@lingui/react', 'Trans'],
    useLingui: ['@lingui/react', 'useLingui'],
  },
}

test('a message comes compiled, so that no parser is needed to say it', async () => {
  const code = await built(
    "import { msg } from '@lingui/core/macro'; export const save = msg({ message: 'You save {n}%' })",
  )
  expect(code).toContain('message: ["You save ", ["n"], "%"]')
})

test('an element too, with its plural', async () => {
  const code = await built(
    "import { Plural } from '@lingui/react/macro'; export const C = ({ n }) => <Plural value={n} one='# slot' other='# slots' />",
  )
  expect(code).toContain('message: [["n", "plural", { one: ["#", " slot"], other: ["#", " slots"] }]]')
})

test('what is not the macro’s is left alone', async () => {
  const code = await built("export const problem = { id: 'x', message: 'Hello {name}' }")
  expect(code).toContain("message: 'Hello {name}'")
})

test('a message that can’t be read stops the build', async () => {
  const source = "import { msg } from '@lingui/core/macro'; export const m = msg({ id: 'x', message: '{n, plural' })"
  await expect(built(source)).rejects.toThrow()
})
