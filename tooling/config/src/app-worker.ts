import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const WORKER = fileURLToPath(new URL('../../../packages/worker/src', import.meta.url))

/** What `offline.html` stands on. Words too: they can't be fetched when they are needed. */
const KEPT = [
  'offline.html',
  'assets/offline-*.{js,css}',
  'assets/{pig-sleep,logo,logo-dark}-*.svg',
  'assets/besley-latin-600-normal-*.woff2',
  'assets/figtree-latin-wght-normal-*.woff2',
]

/** Builds the service worker (packages/worker) into an app as `/worker.js`, with the list of the files it keeps. The
 *  manifest is the app's own file, and the app registers the worker itself. */
export function appWorker(): Plugin[] {
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: WORKER,
    filename: 'worker.ts',
    manifest: false,
    injectRegister: false,
    injectManifest: { globPatterns: KEPT },
  })
  return plugins.map((plugin) => ({ ...plugin, apply: 'build' }))
}
