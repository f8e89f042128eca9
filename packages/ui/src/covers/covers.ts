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

/** Address of the drawn cover for a listing without photos. The listing keeps its drawing for life.
 *  @param coverKey - one of `coverKeys`; an unknown one falls back to "other" */
export function coverUrl(coverKey: string, listingId: string): string {
  const key = coverKeys.includes(coverKey) ? coverKey : FALLBACK_KEY
  return urlByFile.get(`${key}-${(stableHash(listingId) % DRAWINGS) + 1}.svg`) ?? ''
}
