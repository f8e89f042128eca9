import { pageTests } from '@ginipig/config/vitest'
import { mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

const { include, ...ordinary } = pageTests('http://ginipig.localhost/')
/** Files that put something else in a module's place need a window of their own: others have loaded it by then. So do those of Leaflet,
 *  which asks the window that it was loaded in for its frames. */
const mocks = ['src/**/*.mocks.test.tsx']

export default mergeConfig(viteConfig, {
  test: {
    ...ordinary,
    setupFiles: ['@ginipig/config/draw-examples', '@ginipig/app/testing/setup.ts'],
    projects: [
      { extends: true, test: { name: 'pages', include, exclude: mocks } },
      { extends: true, test: { name: 'mocks', include: mocks, isolate: true } },
    ],
  },
})
