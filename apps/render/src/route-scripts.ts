import { ENTRY, type Manifest, reach } from './manifest.ts'

/** The page of a route file, as TanStack's plugin names its part of the build. */
const ROUTE_PAGE = /^src\/routes\/(?<file>.+)\.tsx\?tsr-split=component/

/** Scripts that the page of a route stands on beside those of every page, which the app's page names itself: told in a
 *  page's head they come along with the others instead of after them.
 *  @returns a function of the route's id, "/treatment/$category" */
export function routeScripts(manifest: Manifest): (route: string) => readonly string[] {
  const first = reach(manifest, ENTRY)
  const pages = new Map<string, readonly string[]>()
  for (const key of Object.keys(manifest)) {
    const file = ROUTE_PAGE.exec(key)?.groups?.file
    if (file === undefined) continue
    const own = [...reach(manifest, key)].filter((part) => !first.has(part))
    pages.set(file, [...new Set(own.flatMap((part) => manifest[part]?.file ?? []))])
  }
  return (route) => pages.get(fileOf(route)) ?? []
}

/** "/" → "index", "/treatment/" → "treatment.index", "/treatment/$category" → "treatment.$category". */
const fileOf = (route: string) =>
  route
    .slice(1)
    .replace(/^$|\/$/, (end) => `${end && '.'}index`)
    .replaceAll('/', '.')
