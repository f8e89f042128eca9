import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '#root.ts'

/** How many places somebody touches who adds one of these, as CONTRIBUTING.md lists them: what a new thing always needs,
 *  before "where it is so". `pnpm gen` writes those of a call with its page. */
export type Places = { readonly what: string; readonly count: number; readonly missing: readonly string[] }

const GUIDE = '.github/CONTRIBUTING.md'

/** Reads the table "Where a new thing goes".
 *  @returns one for each row, with the paths it names which are not there */
export function readPlaces(text = readFileSync(path.join(ROOT, GUIDE), 'utf8')): Places[] {
  const table = text.slice(text.indexOf('## Where a new thing goes'))
  return [...table.matchAll(/^\| (an? [^|]+) \| ([^|]+) \|$/gm)].map(([, what = '', places = '']) => {
    // What stands after the first full stop goes by itself, or only where it is so.
    const always = places.split(/\. (?=[A-Z`])/)[0] ?? ''
    const paths = [...places.matchAll(/`((?:apps|packages|tooling|docs)\/[\w./-]+)`/g)].map(([, named = '']) => named)
    return {
      what: what.trim(),
      count: always.split(' · ').length,
      missing: paths.filter((named) => !named.includes('NNNN') && !existsSync(path.join(ROOT, named))),
    }
  })
}
