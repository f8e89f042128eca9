import type { Plugin } from 'vite'

/** Fails a build in which two scripts need each other before either can run. Merging small chunks (`entriesAwareMergeThreshold`)
 *  can make such a ring, and what it costs is an `undefined` that only a browser meets: a page that never comes. Then the
 *  modules in the ring want a group of their own in vite-app.ts. */
export function noChunkRing(): Plugin {
  return {
    name: 'ginipig:no-chunk-ring',
    apply: 'build',
    generateBundle(_options, bundle) {
      const importsOf = (name: string) => {
        const file = bundle[name]
        return file?.type === 'chunk' ? file.imports : []
      }
      const done = new Set<string>()
      const visit = (name: string, path: readonly string[]) => {
        if (path.includes(name))
          this.error(`Scripts in a ring: ${[...path.slice(path.indexOf(name)), name].join(' → ')}`)
        if (done.has(name)) return
        for (const next of importsOf(name)) visit(next, [...path, name])
        done.add(name)
      }
      for (const name of Object.keys(bundle)) visit(name, [])
    },
  }
}
