import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

const sources = new URL('../', import.meta.url)

/** Makes one classic script of a module and all that it imports, deepest first: types stripped, imports and exports
 *  dropped, the whole in one function. Top-level names must therefore differ between the modules of one script. */
export function assembleScript(entry: URL): string {
  const parts = new Map<string, string>()
  visit(entry, parts)
  return `(() => {\n'use strict'\n${[...parts.values()].join('\n')}\n})()\n`
}

function visit(file: URL, parts: Map<string, string>): void {
  if (parts.has(file.href)) return
  const code = quietly(() => stripTypeScriptTypes(readFileSync(file, 'utf8')))
  for (const [, specifier = ''] of code.matchAll(/^import [^']*from '([^']+)'$/gm))
    visit(locate(specifier, file), parts)
  parts.set(file.href, code.replaceAll(/^import [^']*from '[^']+'$/gm, '').replaceAll(/^export /gm, ''))
}

function locate(specifier: string, from: URL): URL {
  return specifier.startsWith('#') ? new URL(specifier.slice(1), sources) : new URL(specifier, from)
}

/** Node marks the type stripper as experimental on each start; that is nothing to tell whoever pays with a test card. */
function quietly<T>(work: () => T): T {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return work()
  } finally {
    process.emitWarning = emitWarning
  }
}
