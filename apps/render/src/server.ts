import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '@ginipig/domain/identity'
import { loadCopy } from './copy.ts'
import type { Manifest } from './manifest.ts'
import { measure } from './metrics.ts'
import { createPageServer } from './page-server.ts'
import { pageStyles, sheetFiles } from './page-styles.ts'
import { createPages } from './pages.ts'
import { createPreviews } from './previews.ts'
import { routeScripts } from './route-scripts.ts'

/** `node src/server.ts`: renders the marketplace's public pages. Any number of them run beside each other; without one
 *  the plain pages do.
 *  RENDER_PORT, RENDER_HOST; API_ORIGIN of the API inside; MARKETPLACE_ORIGIN as visitors know it; MARKETPLACE_DIR
 *  with `dist` and `dist-server`; METRICS_PORT, METRICS_HOST where somebody asks how it is. */
const {
  RENDER_PORT = '4010',
  RENDER_HOST = '127.0.0.1',
  API_ORIGIN,
  MARKETPLACE_ORIGIN,
  LOG_LEVEL = 'info',
  METRICS_PORT,
  METRICS_HOST = '127.0.0.1',
} = process.env
if (!API_ORIGIN || !MARKETPLACE_ORIGIN) throw new Error('API_ORIGIN and MARKETPLACE_ORIGIN have to be given')
const folder = resolve(process.env.MARKETPLACE_DIR ?? join(import.meta.dirname, '../../marketplace'))

const entry = pathToFileURL(join(folder, 'dist-server/entry-server.js'))
const html = await readFile(join(folder, 'dist/index.html'), 'utf8')
const manifest: Manifest = JSON.parse(await readFile(join(folder, 'dist/.vite/manifest.json'), 'utf8'))
const sheets = await Promise.all(
  sheetFiles(manifest).map(async (file) => ({ file, text: await readFile(join(folder, 'dist', file), 'utf8') })),
)
const copies = new Map(
  await Promise.all(languages.map(async (language) => [language, await loadCopy(entry, language)] as const)),
)
const pages = createPages({
  copies,
  template: { html, stylesOf: pageStyles(sheets) },
  scriptsOf: routeScripts(manifest),
  apiOrigin: API_ORIGIN,
  origin: MARKETPLACE_ORIGIN,
})
const previews = createPreviews({
  copies,
  folder: join(folder, 'dist'),
  logo: await readFile(new URL(import.meta.resolve('@ginipig/ui/assets/logo.svg')), 'utf8'),
  apiOrigin: API_ORIGIN,
  origin: MARKETPLACE_ORIGIN,
})
const server = createPageServer(pages, languages, { level: LOG_LEVEL }, previews)
const told = METRICS_PORT === undefined ? undefined : measure(server)
await server.listen({ port: Number(RENDER_PORT), host: RENDER_HOST })
await told?.listen({ port: Number(METRICS_PORT), host: METRICS_HOST })

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void Promise.all([server.close(), told?.close()]))
