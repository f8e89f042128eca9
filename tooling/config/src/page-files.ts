import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { hiddenImports, type Manifest, type PageParts, pageParts, ringIn } from './page-parts.ts'

/** Writes `pages/<address>.html` for each route: the app's page that asks for the parts of that route at once, beside
 *  the entry instead of after it. `index.html` does for every address where a server doesn't tell them apart. And it
 *  ends the files that are loaded on their own with imports of all they need in the end, so that one round trip brings
 *  them however deep they lie. Both stand in for lists of files in the entry, which every visitor would download
 *  (docs/decisions/0012). */
export function pageFiles(): Plugin {
  let folder = ''
  return {
    name: 'page-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    async writeBundle() {
      const page = await readFile(join(folder, 'index.html'), 'utf8')
      const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
      const ring = ringIn(manifest)
      if (ring) throw new Error(`These files import each other, so the app would not start: ${ring.join(', ')}`)
      for (const parts of pageParts(manifest)) await writePage(join(folder, `pages${parts.name}.html`), page, parts)
      for (const [file, hidden] of hiddenImports(manifest)) await addImports(join(folder, file), hidden)
    },
  }
}

async function writePage(path: string, page: string, { scripts, styles }: PageParts): Promise<void> {
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, page.replace('</head>', `${links.join('')}</head>`))
}

/** At the end, where they change nothing of the order in which modules run; every file lies in the same folder. */
async function addImports(path: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return
  const code = (await readFile(path, 'utf8')).trimEnd()
  await writeFile(path, `${code};${files.map((file) => `import"./${basename(file)}";`).join('')}\n`)
}
