import { AppTree } from '@ginipig/app/route/AppTree.tsx'
import { startServices } from '@ginipig/app/services/services.ts'
import { createTestServices } from '@ginipig/app/testing/show-app.tsx'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { counts } from '#features/listing/testing/listings.ts'
import html from '../../index.html?raw'
import { publicAddress } from '../server/public-address.ts'
import { catalogs } from './catalogs.ts'
import { createAppRouter } from './router.ts'

test('where nothing is found, who has no script has the ways on as links, without what each would find', async () => {
  const { services } = createTestServices({
    userType: 'user',
    catalogs,
    calls: {
      'GET /listing-counts': () => Response.json(counts),
      'GET /listings': () => Response.json({ items: [], nextCursor: null, count: { value: 0, isMore: false } }),
    },
  })
  await startServices(services)
  const history = createMemoryHistory({ initialEntries: ['/treatment/hair?q=nothing&level=pro'] })
  const router = createAppRouter(services, history)
  await router.load()
  await vi.waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
  const page = new DOMParser().parseFromString(
    renderToString(<AppTree services={services} router={router} />),
    'text/html',
  )
  const links = [...page.querySelectorAll('noscript a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Without Star (Pro)', '/treatment/hair?q=nothing'],
    ['Without “nothing”', '/treatment/hair?level=pro'],
    ['All categories', '/treatment?q=nothing&level=pro'],
  ])
})

test('a page that is nothing without script leads, in both languages, to those that can be read', () => {
  const [, words = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? []
  const page = new DOMParser().parseFromString(words, 'text/html')
  const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  expect(hrefs).toHaveLength(6)
  for (const href of hrefs) expect(publicAddress(href), href).toBeDefined()
  expect([...page.querySelectorAll('p')].map((part) => part.lang)).toEqual(['', 'fr'])
})
