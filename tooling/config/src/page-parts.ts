/** Vite's manifest, as far as this reads it: what is built of each module, and what comes with it. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean; isDynamicEntry?: boolean }>
>

/** What a page needs beside what every page loads, by path in the build. */
export type PageParts = {
  /** Its address as a file: "/category-detail/$treatmentId", "/index" for "/". */
  name: string
  scripts: readonly string[]
  styles: readonly string[]
}

const ENTRY = 'index.html'
/** The page of a route file, as TanStack's plugin names its own part. */
const ROUTE_PAGE = /^src\/routes\/(?<route>.+)\.tsx\?tsr-split=component/

/** A module with all that it imports, not what it may import later. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen)
  return seen
}

const nameOf = (route: string) => {
  const segments = route.split(/[./]/)
  if (segments.length > 1 && segments.at(-1) === 'index') segments.pop()
  return `/${segments.join('/')}`
}

/** The parts of the page of each route. */
export function pageParts(manifest: Manifest): PageParts[] {
  const always = closure(manifest, ENTRY)
  return Object.keys(manifest).flatMap((key) => {
    const route = ROUTE_PAGE.exec(key)?.groups?.route
    if (route === undefined) return []
    const own = [...closure(manifest, key)].filter((one) => !always.has(one)).map((one) => manifest[one])
    return {
      name: nameOf(route),
      scripts: [...new Set(own.flatMap((one) => one?.file ?? []))],
      styles: [...new Set(own.flatMap((one) => one?.css ?? []))],
    }
  })
}

/** For each file that is loaded on its own: what it needs in the end without importing it itself. */
export function hiddenImports(manifest: Manifest): Map<string, readonly string[]> {
  const always = closure(manifest, ENTRY)
  const entries = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry)
  return new Map(
    entries.map(([key, { file, imports = [] }]) => {
      const known = new Set([key, ...imports, ...always])
      const hidden = [...closure(manifest, key)].filter((one) => !known.has(one))
      return [file, hidden.flatMap((one) => manifest[one]?.file ?? [])]
    }),
  )
}

/** Files that import each other in a ring: one of them would run before what it stands on. @returns the first ring */
export function ringIn(manifest: Manifest): readonly string[] | undefined {
  const done = new Set<string>()
  const follow = (key: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(key)) return path.slice(path.indexOf(key)).map((one) => manifest[one]?.file ?? one)
    if (done.has(key)) return undefined
    for (const next of manifest[key]?.imports ?? []) {
      const ring = follow(next, [...path, key])
      if (ring) return ring
    }
    done.add(key)
    return undefined
  }
  for (const key of Object.keys(manifest)) {
    const ring = follow(key, [])
    if (ring) return ring
  }
  return undefined
}
