import { expect, test } from 'vitest'
import { routeScripts } from './route-scripts.ts'

const page = (file: string) => `src/routes/${file}.tsx?tsr-split=component---loader`
const scriptsOf = routeScripts({
  'index.html': { file: 'assets/index.js', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_base.js', '_cover.js'] },
  '_cover.js': { file: 'assets/cover.js', imports: ['_card.js'] },
  [page('index')]: { file: 'assets/home.js', imports: ['index.html', '_card.js'] },
  [page('treatment.index')]: { file: 'assets/all.js' },
  [page('treatment.$category')]: { file: 'assets/list.js', imports: ['_base.js'] },
  'src/routes/faq.tsx?tsr-split=errorComponent': { file: 'assets/failure.js' },
})

test.for([
  ['/', ['assets/home.js', 'assets/card.js', 'assets/cover.js']],
  ['/treatment/', ['assets/all.js']],
  ['/treatment/$category', ['assets/list.js']],
  ['/faq', []],
] as const)('%s stands on its own scripts, beside those of every page', ([route, scripts]) => {
  expect(scriptsOf(route)).toEqual(scripts)
})
