import { stableHash } from '#stable-hash/stable-hash.ts'

const FALLBACK_KEY = 'other'
/** Of each subject: files end in -1.svg to -8.svg. */
const DRAWINGS = 8

/** Address of each drawing by file name. `no-inline` keeps small SVGs out of the scripts, whatever the app's limit. */
const urlByFile = new Map(
  Object.entries(
    import.meta.glob<string>('../assets/covers/*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
)

const FIRST = '-1.svg'

/** Subjects that have drawn covers, each in `DRAWINGS` drawings. */
export const coverKeys: readonly string[] = [...urlByFile.keys()]
  .filter((file) => file.endsWith(FIRST))
  .map((file) => file.slice(0, -FIRST.length))

/** Address of one of a subject's drawings, the same one for the same name. A listing without photos has one of its own
 *  instead: `coverAddress` of the contract.
 *  @param coverKey - one of `coverKeys`; an unknown one falls back to "other" */
export function coverUrl(coverKey: string, name: string): string {
  const key = coverKeys.includes(coverKey) ? coverKey : FALLBACK_KEY
  return urlByFile.get(`${key}-${(stableHash(name) % DRAWINGS) + 1}.svg`) ?? ''
}
