import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:product-facts'
const REPOSITORY = join(import.meta.dirname, '../../..')
const PLACES = ['apps/marketplace', 'apps/provider-console', 'packages'] as const
const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(lucide-react|@ginipig\/ui\/[\w-]+)'/g

/** What the repository says, for the pages: which icons the product shows (`icons`, name → component), in how many files
 *  of which app each part of the design system stands (`uses`), and the text of docs/design.md (`design`). */
export function productFacts(): Plugin {
  return {
    name: 'product-facts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      const { icons, uses } = factsOf(REPOSITORY)
      const design = join(REPOSITORY, 'docs/design.md')
      this.addWatchFile(design)
      return `import { ${icons.join(', ')} } from 'lucide-react'
export const icons = { ${icons.join(', ')} }
export const uses = ${JSON.stringify(uses)}
export const design = ${JSON.stringify(readFileSync(design, 'utf8'))}`
    },
  }
}

/** Place → number of files that use the part. */
export type Uses = Readonly<Partial<Record<(typeof PLACES)[number], number>>>

export function factsOf(repository: string): { icons: string[]; uses: Record<string, Uses> } {
  const icons = new Set<string>()
  const uses: Record<string, Record<string, number>> = {}
  for (const place of PLACES) {
    for (const file of globSync(`${place}/**/src/**/*.{ts,tsx}`, { cwd: repository, exclude: isNoPartOfIt })) {
      const parts = new Set<string>()
      for (const [, names = '', from = ''] of readFileSync(join(repository, file), 'utf8').matchAll(IMPORT)) {
        if (from === 'lucide-react') for (const name of iconsAmong(names)) icons.add(name)
        else parts.add(from.replace('@ginipig/ui/', ''))
      }
      for (const part of parts) {
        uses[part] ??= {}
        uses[part][place] = (uses[part][place] ?? 0) + 1
      }
    }
  }
  return { icons: [...icons].sort(), uses }
}

const isNoPartOfIt = (path: string) => /node_modules|\.(test|stories)\.tsx?$|story-fixtures/.test(path)

/** Names in the braces of an import, without types. */
const iconsAmong = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => /^[A-Z]\w*$/.test(name) && !name.startsWith('Lucide'))
