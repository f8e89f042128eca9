/** Vite's manifest: each part of the build by its source, as far as it is read here. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly imports?: readonly string[]
      readonly dynamicImports?: readonly string[]
      readonly css?: readonly string[]
    }
  >
>

export const ENTRY = 'index.html'

/** A part and all that it stands on. */
export function reach(manifest: Manifest, key: string, reached = new Set<string>()): Set<string> {
  if (reached.has(key)) return reached
  reached.add(key)
  for (const next of manifest[key]?.imports ?? []) reach(manifest, next, reached)
  return reached
}

/** All parts that the app may come to, each after those that it stands on and before those that come later. */
export function partsInOrder(manifest: Manifest): readonly string[] {
  const ordered = new Set<string>()
  const seen = new Set<string>()
  const later: string[] = []
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    imports.forEach(visit)
    ordered.add(key)
    later.push(...dynamicImports)
  }
  visit(ENTRY)
  for (let next = later.shift(); next !== undefined; next = later.shift()) visit(next)
  return [...ordered]
}
