import { expect, test } from 'vitest'
import { hiddenImports, type Manifest, pageParts, ringIn } from './page-parts.ts'

const built = (name: string, rest: Partial<Manifest[string]> = {}) => ({ file: `assets/${name}.js`, ...rest })
const lazy = { isDynamicEntry: true }

/** An entry on its libraries; a list, and the page of one thing, which both show a card and so its price. */
const manifest: Manifest = {
  'index.html': built('entry', { isEntry: true, imports: ['_base.js'], css: ['assets/entry.css'] }),
  '_base.js': built('base'),
  '_card.js': built('card', { imports: ['_base.js', '_price.js'], css: ['assets/card.css'] }),
  '_price.js': built('price', { imports: ['_money.js'] }),
  '_money.js': built('money', { imports: ['_base.js'] }),
  'src/routes/things.index.tsx?tsr-split=component': built('list', { ...lazy, imports: ['_card.js', '_base.js'] }),
  'src/routes/things.$id.tsx?tsr-split=component---loader': built('thing', {
    ...lazy,
    imports: ['_card.js', '_money.js'],
    css: ['assets/thing.css'],
  }),
  'src/routes/index.tsx?tsr-split=component': built('home', lazy),
  'src/routes/provider/my-bookings.tsx?tsr-split=errorComponent': built('broken', lazy),
  'src/Dialog.tsx': built('dialog', { ...lazy, imports: ['_price.js'] }),
}

test('each route has its page with all it needs beside the entry', () => {
  const styles = ['assets/card.css']
  const scripts = ['assets/card.js', 'assets/price.js', 'assets/money.js']
  expect(pageParts(manifest)).toEqual([
    { name: '/things', scripts: ['assets/list.js', ...scripts], styles },
    { name: '/things/$id', scripts: ['assets/thing.js', ...scripts], styles: ['assets/thing.css', ...styles] },
    { name: '/index', scripts: ['assets/home.js'], styles: [] },
  ])
})

test('what lies deeper than the own imports is named, what is there already is not', () => {
  const hidden = hiddenImports(manifest)
  expect(hidden.get('assets/list.js')).toEqual(['assets/price.js', 'assets/money.js'])
  expect(hidden.get('assets/thing.js')).toEqual(['assets/price.js'])
  expect(hidden.get('assets/dialog.js')).toEqual(['assets/money.js'])
  expect(hidden.get('assets/home.js')).toEqual([])
  expect(hidden.has('assets/card.js')).toBe(false)
})

test('a ring of files is found, however it is entered', () => {
  expect(ringIn(manifest)).toBeUndefined()
  const ring = {
    ...manifest,
    '_price.js': built('price', { imports: ['_money.js'] }),
    '_money.js': built('money', { imports: ['_base.js', '_card.js'] }),
  }
  expect(ringIn(ring)?.toSorted()).toEqual(['assets/card.js', 'assets/money.js', 'assets/price.js'])
})
