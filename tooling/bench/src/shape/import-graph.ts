import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from '../root.ts'

/** What ships: no tests, stories, fixtures, test set-up or generated files. */
const NOT_PRODUCT = /[.](test|stories|fixture|gen|e2e|bench|config)[.]|\/testing\/|\/demo\/|[.]css$|[.]json$|^tooling\//

type Cruised = { modules: { source: string; dependencies: { resolved: string; dynamic: boolean }[] }[] }

/** Each product file with the product files it imports at once; dynamic imports come later and are left out. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** The imports of the working tree, as dependency-cruiser resolves them. */
export function readImports(): ImportGraph {
  const rules = 'tooling/config/dependency-cruiser.mjs'
  const argv = ['exec', 'depcruise', '--config', rules, '--output-type', 'json', 'apps', 'packages']
  const text = execFileSync('pnpm', argv, { cwd: ROOT, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  const { modules } = JSON.parse(text) as Cruised // dependency-cruiser's own format
  const isProduct = (file: string) => /^(apps|packages)\/[^/]+\/src\//.test(file) && !NOT_PRODUCT.test(file)
  return new Map(
    modules
      .filter(({ source }) => isProduct(source))
      .map(({ source, dependencies }) => [
        source,
        dependencies.filter((to) => !to.dynamic && isProduct(to.resolved)).map(({ resolved }) => resolved),
      ]),
  )
}

/** The longest import chain from a file. The graph has no cycles: a rule sees to that. */
export function longestChain(graph: ImportGraph): readonly string[] {
  const known = new Map<string, readonly string[]>()
  const chainFrom = (file: string): readonly string[] => {
    const before = known.get(file)
    if (before) return before
    const below = (graph.get(file) ?? []).map(chainFrom)
    const chain = [file, ...below.reduce((longest, one) => (one.length > longest.length ? one : longest), [])]
    known.set(file, chain)
    return chain
  }
  return [...graph.keys()].map(chainFrom).reduce((longest, one) => (one.length > longest.length ? one : longest), [])
}

/** How many files import each file, most first. */
export function fanIn(graph: ImportGraph): readonly [file: string, importers: number][] {
  const counts = new Map<string, number>()
  for (const targets of graph.values()) {
    for (const target of new Set(targets)) counts.set(target, (counts.get(target) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}

export const linesOf = (file: string): number => readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1

/** Why a small file stands by itself (docs/architecture.md §1): its test or story is its own, a noun's or a component's
 *  `index.ts` lists it, it holds a call's statements, or it declares types of a library. */
function standsByItself(file: string, importer: string): boolean {
  const name = file.replace(/[.]tsx?$/, '')
  const own = ['.test.ts', '.test.tsx', '.stories.tsx'].some((end) => existsSync(join(ROOT, `${name}${end}`)))
  return own || basename(importer) === 'index.ts' || /[.](?:sql|d)[.]ts$/.test(file)
}

/** A file of fewer lines needs a reason to stand by itself. */
const FEW_LINES = 25

/** Files of fewer than `FEW_LINES` whose one importer stands in the same folder, and which nothing else keeps apart: to be
 *  written into it. */
export function shreds(graph: ImportGraph): readonly string[] {
  const importers = new Map<string, string[]>()
  for (const [file, targets] of graph) {
    for (const target of new Set(targets)) importers.set(target, [...(importers.get(target) ?? []), file])
  }
  return [...importers].flatMap(([file, [only, ...others]]) =>
    only &&
    others.length === 0 &&
    dirname(only) === dirname(file) &&
    !standsByItself(file, only) &&
    linesOf(file) < FEW_LINES
      ? [file]
      : [],
  )
}
