import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#root.ts'
import { compressed } from './compressed.ts'

export interface Download {
  readonly file: string
  /** In brotli. */
  readonly bytes: number
}

/** The part of Vite's manifest that is read here. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

const ENTRY = 'index.html'
/** The page of a route file, as TanStack's plugin names its own part. */
const ROUTE_PAGE = /^src\/routes\/(?<route>.+)\.tsx\?tsr-split=component/

/** A built app, by its manifest. Builds it where that is missing. */
export class BuiltApp {
  readonly #dist: string
  readonly #manifest: Manifest
  readonly #sizes = new Map<string, number>()

  constructor(app: string) {
    this.#dist = join(ROOT, 'apps', app, 'dist')
    const manifestFile = join(this.#dist, '.vite/manifest.json')
    if (!existsSync(manifestFile)) execFileSync('pnpm', ['--filter', `./apps/${app}`, 'build'], { cwd: ROOT })
    this.#manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  }

  /** Route files that have a page: "index", "treatment.$category". */
  routes(): string[] {
    return Object.keys(this.#manifest)
      .flatMap((key) => ROUTE_PAGE.exec(key)?.groups?.route ?? [])
      .toSorted()
  }

  /** Scripts and style sheets that a browser downloads before a route's page can be shown, beside what it shows late.
   *  @param parts - further parts of the manifest, as a frame that the page stands in @throws when the build has none */
  downloads(route: string, parts: readonly string[] = []): { scripts: Download[]; styles: Download[] } {
    const page = Object.keys(this.#manifest).find((key) => ROUTE_PAGE.exec(key)?.groups?.route === route)
    const reached = new Set<string>()
    for (const key of [ENTRY, page ?? route, ...parts]) this.#reach(key, reached)
    const found = [...reached].flatMap((key) => this.#manifest[key] ?? [])
    return {
      scripts: this.#sized(found.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
      styles: this.#sized(found.flatMap(({ css = [] }) => css)),
    }
  }

  #reach(key: string, reached: Set<string>): void {
    if (reached.has(key)) return
    const chunk = this.#manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    reached.add(key)
    for (const next of chunk.imports ?? []) this.#reach(next, reached)
  }

  #sized(files: readonly string[]): Download[] {
    return [...new Set(files)]
      .map((file) => ({ file: file.replace('assets/', ''), bytes: this.#sizeOf(file) }))
      .toSorted((a, b) => b.bytes - a.bytes)
  }

  #sizeOf(file: string): number {
    const bytes = this.#sizes.get(file) ?? compressed(readFileSync(join(this.#dist, file)))
    this.#sizes.set(file, bytes)
    return bytes
  }
}

export const sum = (downloads: readonly Download[]): number => downloads.reduce((total, { bytes }) => total + bytes, 0)

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
