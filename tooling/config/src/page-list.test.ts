import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pagePaths } from './page-list.ts'

const app = (file: string) => readFileSync(new URL(`../../../apps/marketplace/${file}`, import.meta.url), 'utf8')

test('the pages are those of the route tree, an index without its stroke', () => {
  const tree =
    "export interface FileRoutesByFullPath {\n  '/': typeof A\n  '/treatment/': typeof B\n  '/pay/$id': typeof C\n}"
  expect(pagePaths(tree)).toEqual(['/', '/treatment', '/pay/$id'])
  expect(() => pagePaths('')).toThrow('no pages')
})

test('every head of the marketplace is that of a page, and short enough for a result of a search engine', () => {
  const paths = pagePaths(app('src/routeTree.gen.ts')).map((path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`))
  const heads = Object.entries(JSON.parse(app('page-heads.json')) as Record<string, Record<string, string>>)
  for (const [path, { title = '', description = '' }] of heads) {
    expect(
      paths.some((pattern) => pattern.test(path)),
      path,
    ).toBe(true)
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, description).toBeGreaterThan(40)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
})
