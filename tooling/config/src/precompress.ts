import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT_FILES = ['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml']
/** Below this a header costs more than the compression saves. */
const MIN_BYTES = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `x.js.br` and `x.js.gz` beside each text file of the build, once, at the best level: a server only sends. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true })
      const texts = names.filter((name) => TEXT_FILES.includes(extname(name)))
      // zlib works on Node's own threads, so this fills the cores.
      await Promise.all(texts.map((name) => compressFile(join(folder, name))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < MIN_BYTES) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
