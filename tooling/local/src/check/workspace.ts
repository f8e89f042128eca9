import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '#root.ts'

export interface Package {
  readonly name: string
  readonly folder: string
  readonly scripts: Readonly<Record<string, string>>
}

/** What a script works on: a package without it has nothing to run yet. */
const SUBJECTS: Readonly<Record<string, string>> = {
  typecheck: '{src,.storybook}/**/*.{ts,tsx}',
  test: 'src/**/*.{test,stories}.{ts,tsx}',
  build: 'index.html',
  'build-storybook': '.storybook/main.ts',
  e2e: 'playwright.config.ts',
  extract: 'lingui.config.ts',
}

export function workspacePackages(): Package[] {
  return globSync('{apps,packages,tooling}/*/package.json', { cwd: ROOT }).map((file) => {
    const path = join(ROOT, file)
    const { name, scripts = {} } = JSON.parse(readFileSync(path, 'utf8'))
    return { name, scripts, folder: dirname(path) }
  })
}

/** The packages whose package.json has the script and whose folder has what it works on. */
export function packagesWith(script: string): Package[] {
  const subject = SUBJECTS[script]
  return workspacePackages().filter(
    ({ folder, scripts }) => script in scripts && (!subject || globSync(subject, { cwd: folder }).length > 0),
  )
}

/** How many of our own TypeScript files there are, generated ones apart. */
export function countSources(): number {
  return globSync('{apps,packages,tooling}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.gen.ts') && !file.endsWith('.d.ts') && existsSync(join(ROOT, file)),
  ).length
}
