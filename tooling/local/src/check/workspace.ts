import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '#root.ts'

export interface Package {
  readonly name: string
  readonly folder: string
}

/** The packages whose package.json has the script. */
export function packagesWith(script: string): Package[] {
  return globSync('{apps,packages,tooling}/*/package.json', { cwd: ROOT })
    .map((file) => {
      const path = join(ROOT, file)
      const { name, scripts = {} } = JSON.parse(readFileSync(path, 'utf8'))
      return { name, scripts, folder: dirname(path) }
    })
    .filter(({ scripts }) => script in scripts)
}

/** How many of our own TypeScript files there are, generated ones apart. */
export function countSources(): number {
  return globSync('{apps,packages,tooling}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.gen.ts') && !file.endsWith('.d.ts') && existsSync(join(ROOT, file)),
  ).length
}
