import type { Build } from './build.ts'

/** Pages of single routes, by address; the build writes them (`pageFiles` in tooling/config). */
export const PAGES = '/pages'
/** The app's page for every address. */
const ANY_PAGE = '/index.html'

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const isParameter = (segment: string) => segment.startsWith('$')

/** The file that shows the page of an address: its route's own, which asks for that page's parts at once, or the one
 *  that does for all. */
export function pageFile(build: Build, path: string): string {
  const asked = segmentsOf(path)
  const fits = (file: string) => {
    const segments = segmentsOf(file.slice(PAGES.length).replace(/(\/index)?\.html$/, ''))
    return segments.length === asked.length && segments.every((one, at) => isParameter(one) || one === asked[at])
  }
  const parameters = (file: string) => segmentsOf(file).filter(isParameter).length
  const files = [...build.keys()].filter((file) => file.startsWith(`${PAGES}/`) && file.endsWith('.html'))
  return files.filter(fits).sort((one, other) => parameters(one) - parameters(other))[0] ?? ANY_PAGE
}
