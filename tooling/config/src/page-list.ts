import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Addresses of an app's pages as the router's generated tree names them: "/treatment/$category".
 *  @throws when the tree names none */
export function pagePaths(routeTree: string): string[] {
  const list = /export interface FileRoutesByFullPath \{\n([^}]+)\}/.exec(routeTree)?.[1] ?? ''
  const paths = [...list.matchAll(/^ {2}'([^']+)':/gm)].map(([, path = '/']) => path.replace(/(?<=.)\/$/, ''))
  if (paths.length === 0) throw new Error('The route tree names no pages')
  return [...new Set(paths)]
}

/** Writes `pages.json` into the build: which addresses are pages, and what the HTML of some says of them before any
 *  script runs (`page-heads.json` beside the app's config). A server answers 404 for all others.
 *  @param root - the app's folder */
export function pageList(root: string): Plugin {
  return {
    name: 'page-list',
    apply: 'build',
    generateBundle() {
      const paths = pagePaths(readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8'))
      const file = join(root, 'page-heads.json')
      const heads: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify({ paths, heads }) })
    },
  }
}
