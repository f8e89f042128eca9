import { expect, test } from 'vitest'
import { isApiPath, siteOf } from './site.ts'

test.for([
  { host: 'ginipig.localhost', site: 'marketplace' },
  { host: 'Console.Ginipig.localhost:4000', site: 'console' },
  { host: 'stripe.ginipig.localhost:4000', site: 'stripe' },
  { host: '127.0.0.1:4000', site: 'bare' },
  { host: 'ginipig.localhost.example', site: undefined },
  { host: 'evil.example', site: undefined },
  { host: undefined, site: undefined },
])('$host is $site', ({ host, site }) => {
  expect(siteOf(host)).toBe(site)
})

test.for([
  { path: '/api/v1/health', api: true },
  { path: '/socket.io/?EIO=4', api: true },
  { path: '/media/a.jpg', api: true },
  { path: '/api', api: true },
  { path: '/apiary', api: false },
  { path: '/my-booking', api: false },
  { path: '/robots.txt', api: true },
  { path: '/sitemap.xml', api: true },
  { path: '/sitemap-listings-12.xml?x=1', api: true },
  { path: '/feed-fr.xml', api: true },
  { path: '/feedback', api: false },
  { path: '/livez', api: false },
  { path: '/readyz', api: false },
])('$path goes to the API: $api', ({ path, api }) => {
  expect(isApiPath(path, 'marketplace')).toBe(api)
})

test('what search engines ask for is the marketplace’s alone', () => {
  expect(isApiPath('/sitemap.xml', 'console')).toBe(false)
})
