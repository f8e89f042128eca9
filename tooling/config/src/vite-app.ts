import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { appWorker } from './app-worker.ts'
import { offlinePage } from './offline-page.ts'
import { pageList } from './page-list.ts'
import { precompress } from './precompress.ts'
import { scopedName } from './scoped-name.ts'
import { wordsPlugins } from './words-plugins.ts'

const REPOSITORY = join(import.meta.dirname, '../../..')
/** The content security policy has no `data:` for fonts, and an icon in a file is fetched once for all pages. */
const NEVER_INLINED = /\.(svg|woff2?)$/
const assetsInlineLimit = (file: string) => (NEVER_INLINED.test(file) ? false : undefined)

/** What every page stands on. One file that outlives our own deployments, instead of a dozen small shared ones. */
const BASE_LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|valibot|zustand|@lingui[\\/](core|react)|@tanstack[\\/](react-router|router-core|history|query-core|react-query|store|react-store))[\\/]/

/** The first download is two files: the libraries, which outlive our own deployments, and the rest of it (decision 0093). */
const firstGroups = [
  { name: 'base', test: BASE_LIBRARIES, tags: ['$initial' as const], priority: 2 },
  { name: 'first', tags: ['$initial' as const], priority: 1 },
]

/** Most functions of the libraries run before a page answers: told so by the first line of their file, Chromium compiles
 *  them while it comes, beside the main thread, instead of each at its first call (decision 0130). */
const compiledAtOnce = ({ name }: { name: string }) => (name === 'base' ? '//# allFunctionsCalledOnLoad' : '')

/** A style sheet comes with its page. What three pages or more share of looks is one sheet, instead of fifty small ones. */
const sharedStyles = { name: 'styles', test: /\.module\.css/, minShareCount: 3, priority: 0.8 }

/** What five later parts or more share is one file, with which every later page is nearly there. */
const sharedScripts = { name: 'shared', minShareCount: 5, priority: 0 }

/** What the sources of an app need to be read, in a browser and on a server. */
const sourcePlugins = (root: string) => [
  // Before react(): it splits the route files.
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    // The loader goes with its page: otherwise the queries and schemas of every route are in the first download.
    codeSplittingOptions: {
      defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
    },
    routesDirectory: join(root, 'src/routes'),
    generatedRouteTree: join(root, 'src/routeTree.gen.ts'),
    quoteStyle: 'single',
    disableLogging: true,
  }),
  react(),
  ...wordsPlugins(root),
]
const css = { modules: { generateScopedName: scopedName(REPOSITORY) } }

/** For browsers the reader of Markdown asks an element's `innerHTML` what `&eacute;` is, which the policy of a page
 *  reports; by its list of names it needs no element (decision 0111). */
const namesByList = (): Plugin => ({
  name: 'names-by-list',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source !== 'decode-named-character-reference') return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && { ...found, id: found.id.replace(/index\.dom\.js$/, 'index.js') }
  },
})

/** The `vite.config.ts` of a web app. @param root - the app's folder, `import.meta.dirname` */
export function appConfig(root: string): UserConfig {
  const groups = [...firstGroups, sharedStyles, sharedScripts]
  return defineConfig({
    root,
    plugins: [...sourcePlugins(root), namesByList(), pageList(root), offlinePage(root), appWorker(), precompress()],
    css,
    build: {
      target: 'baseline-widely-available',
      manifest: true,
      modulePreload: { polyfill: false }, // every browser of the target has it
      rolldownOptions: { output: { codeSplitting: { groups }, postBanner: compiledAtOnce } },
      reportCompressedSize: false,
      assetsInlineLimit,
    },
    server: { host: '127.0.0.1' },
  })
}

/** The half of an app that runs on a server: `src/entry-server.tsx` with all it stands on, one file for Node, whose class
 *  names and addresses are the browser's, for both come from paths and contents. @param root - the app's folder */
export function serverConfig(root: string): UserConfig {
  return defineConfig({
    root,
    plugins: sourcePlugins(root),
    css,
    publicDir: false,
    ssr: { noExternal: true },
    // As in the browser's build: React's production half whatever the environment of the process says (decision 0050).
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: 'dist-server',
      target: 'node24',
      assetsInlineLimit,
      rolldownOptions: { output: { entryFileNames: 'entry-server.js', codeSplitting: false } },
      reportCompressedSize: false,
    },
  })
}
