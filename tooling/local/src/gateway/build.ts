import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A built app in memory, by path. What is not in the build cannot be asked for, however it is spelled. */
export type Build = ReadonlyMap<string, Buffer>

/** @throws when the app was not built */
export function readBuild(folder: string): Build {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => !name.startsWith('.') && statSync(join(folder, name)).isFile())
  const build = new Map(files.map((name) => [`/${name.split(sep).join('/')}`, readFileSync(join(folder, name))]))
  if (!build.has('/index.html')) throw new Error(`${folder} has no index.html: build the app first`)
  return build
}
