import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { scopedName } from './scoped-name.ts'
import { wordsPlugins } from './words-plugins.ts'

const REPOSITORY = join(import.meta.dirname, '../../..')
const NEVER_INLINED = /\.(svg|woff2?)$/

/** Builds `offline.html` into an app beside the app itself, from a build of its own: what it stands on is small, and the
 *  app's first download knows nothing of it. Its files are named `assets/offline-*`; pictures and fonts are the app's.
 *  @param root - the app's folder */
export function offlinePage(root: string): Plugin {
  let outDir = ''
  let isServer = false
  return {
    name: 'offline-page',
    apply: 'build',
    configResolved({ build }) {
      outDir = build.outDir
      isServer = Boolean(build.ssr)
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (isServer) return
        await build({
          root,
          configFile: false,
          logLevel: 'error',
          plugins: [react(), ...wordsPlugins(root)],
          css: { modules: { generateScopedName: scopedName(REPOSITORY) } },
          build: {
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'baseline-widely-available',
            cssCodeSplit: false,
            modulePreload: { polyfill: false },
            reportCompressedSize: false,
            assetsInlineLimit: (file) => (NEVER_INLINED.test(file) ? false : undefined),
            rolldownOptions: {
              input: join(root, 'offline.html'),
              output: {
                entryFileNames: 'assets/offline-[hash].js',
                chunkFileNames: 'assets/offline-[name]-[hash].js',
                assetFileNames: ({ names }) =>
                  names.some((name) => name.endsWith('.css'))
                    ? 'assets/offline-[hash][extname]'
                    : 'assets/[name]-[hash][extname]',
              },
            },
          },
        })
      },
    },
  }
}
