import { expect, test } from 'vitest'
import { pageFile } from './page-file.ts'

const files = [
  '/index.html',
  '/pages/index.html',
  '/pages/treatment.html',
  '/pages/treatment.html.br',
  '/pages/treatment/$category.html',
  '/pages/treatment/all.html',
  '/pages/provider/booking-details/$id.html',
  '/assets/index-1a2b3c.js',
]
const build = new Map(files.map((file) => [file, Buffer.from(file)]))

test.for([
  ['/', '/pages/index.html'],
  ['/treatment', '/pages/treatment.html'],
  ['/treatment/', '/pages/treatment.html'],
  ['/treatment/hair', '/pages/treatment/$category.html'],
  ['/treatment/all', '/pages/treatment/all.html'],
  ['/provider/booking-details/42', '/pages/provider/booking-details/$id.html'],
  ['/provider/booking-details', '/index.html'],
  ['/treatment/hair/more', '/index.html'],
  ['/nowhere', '/index.html'],
  ['/pages/treatment', '/index.html'],
] as const)('%s is shown by %s', ([path, file]) => {
  expect(pageFile(build, path)).toBe(file)
})

test('a build without pages of its own has the one that does for all', () => {
  expect(pageFile(new Map([['/index.html', Buffer.from('')]]), '/treatment')).toBe('/index.html')
})
