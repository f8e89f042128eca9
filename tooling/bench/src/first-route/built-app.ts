import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#root.ts'
import { compressed } from './compressed.ts'

export interface Script {
  readonly file: string
  /** In brotli. */
  readonly bytes: number
}

/** The part of Vite's manifest that is read here. */
type Manifest = Record<string, { file: string; imports?: string[] }>

/** What a browser downloads of an app's JavaScript before a page can be shown: the named parts of the manifest with all
 *  that they import. A part may end where the name goes on after `?` (the router names its split files so).
 *  @throws when the build has no such part */
export function scriptsOf(app: string, parts: readonly string[]): Script[] {
  const dist = join(ROOT, 'apps', app, 'dist')
  const manifestFile = join(dist, '.vite/manifest.json')
  if (!existsSync(manifestFile)) execFileSync('pnpm', ['--filter', `./apps/${app}`, 'build'], { cwd: ROOT })
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const reached = new Set<string>()
  const reach = (key: string) => {
    if (reached.has(key)) return
    reached.add(key)
    manifest[key]?.imports?.forEach(reach)
  }
  for (const part of parts) keysOf(manifest, part).forEach(reach)
  return [...reached]
    .map((key) => manifest[key]?.file ?? '')
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file: file.replace('assets/', ''), bytes: compressed(readFileSync(join(dist, file))) }))
    .toSorted((a, b) => b.bytes - a.bytes)
}

function keysOf(manifest: Manifest, part: string): string[] {
  const keys = Object.keys(manifest).filter((key) => key === part || key.startsWith(`${part}?tsr-split=component`))
  if (keys.length === 0) throw new Error(`the build has no ${part}`)
  return keys
}
