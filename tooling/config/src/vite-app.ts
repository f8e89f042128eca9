import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { pageFiles } from './page-files.ts'
import { precompress } from './precompress.ts'
import { scopedName } from './scoped-name.ts'
import { wordsPreset } from './words-preset.ts'

const REPOSITORY = join(import.meta.dirname, '../../..')
/** The content security policy has no `data:` for fonts, and an icon in a file is fetched once for all pages. */
const NEVER_INLINED = /\.(svg|woff2?)$/

/** What every page stands on. One file that outlives our own deployments, instead of a dozen small shared ones. */
const BASE_LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|valibot|zustand|@lingui[\\/](core|react)|@tanstack[\\/](react-router|router-core|history|query-core|react-query|store|react-store))[\\/]/

const anyOf = (parts: readonly string[]) => (id: string) => {
  const path = id.replaceAll('\\', '/')
  return parts.some((part) => path.includes(part))
}

/** Small files that many pages share cost more as a file each than they spare (docs/decisions/0012). Of the libraries
 *  only what the first download imports: hooks of later pages come with those. */
const groups = (everywhere: readonly string[]) => [
  { name: 'base', test: BASE_LIBRARIES, tags: ['$initial' as const], priority: 2 },
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  { name: 'everywhere', test: anyOf(everywhere), includeDependenciesRecursively: false },
]

type AppConfig = {
  /** The app's folder, `import.meta.dirname`. */
  root: string
  /** Parts of paths: small modules that nearly every page of the app has, though not the entry. One file for all. */
  everywhere: readonly string[]
}

/** The `vite.config.ts` of a web app. */
export function appConfig({ root, everywhere }: AppConfig): UserConfig {
  return defineConfig({
    root,
    plugins: [
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
      // Told where: by themselves Babel and Lingui look in the working folder, which is the repository's in `pnpm dev`.
      babel({ cwd: root, presets: [wordsPreset(root)] }),
      lingui({ cwd: root, failOnCompileError: true }),
      pageFiles(),
      precompress(),
    ],
    css: { modules: { generateScopedName: scopedName(REPOSITORY) } },
    build: {
      target: 'baseline-widely-available',
      manifest: true,
      modulePreload: {
        // Every browser of the target has it.
        polyfill: false,
        // What a part of the app imports in its turn it says itself (`pageFiles`); styles have nobody else.
        resolveDependencies: (_file, parts, { hostType }) =>
          hostType === 'html' ? parts : parts.filter((part) => part.endsWith('.css')),
      },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: groups(everywhere) },
          // The entry names every style sheet of the app: alike but for their hashes they cost half (0012).
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'assets/style-[hash][extname]'
              : 'assets/[name]-[hash][extname]',
        },
      },
      reportCompressedSize: false,
      assetsInlineLimit: (file) => (NEVER_INLINED.test(file) ? false : undefined),
    },
    server: { host: '127.0.0.1' },
  })
}
