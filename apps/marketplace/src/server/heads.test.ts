import { keyOf } from '@ginipig/api-client/core/call-options.ts'
import { getPost, listFaq } from '@ginipig/contract/content/content.ts'
import { getListing } from '@ginipig/contract/listing/get-listing.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { listingPath, postPath, providerPath, publicPaths } from '@ginipig/contract/path/public-paths.ts'
import { getProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { headOfPage } from './heads.ts'
import { plainWords, truncate } from './page-head.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const ORIGIN = 'https://ginipig.test'
const listingId = '0b0e4f5e-6a5f-4a62-9d3e-0f3c6f3b0001'
const providerId = '0b0e4f5e-6a5f-4a62-9d3e-0f3c6f3b0002'

const provider = { id: providerId, displayName: 'Priya', town: 'Hackney', rating: 4.8, reviewCount: 12 }
const listing = {
  ...{ id: listingId, title: 'Gloss & <b>tone</b>', town: 'Hackney', category: 'hair', rrp: 12_000, price: 5_400 },
  description: 'A gloss that brings the colour back.',
  images: [{ url: '/api/v1/pictures/a/40', width: 40, height: 30, srcSet: '/api/v1/pictures/a/40 40w' }],
  nextSlotAt: Date.UTC(2030, 4, 12, 9),
  provider,
}

/** A page's head, of what the API has answered. */
function head(path: string, answers: readonly (readonly [key: readonly unknown[], answer: unknown])[] = []) {
  const cache = new QueryClient()
  for (const [key, answer] of answers) cache.setQueryData(key, answer)
  const told = headOfPage({ url: new URL(path, ORIGIN), cache, currency: 'GBP' })
  const tag = (name: string) => told?.meta.find((one) => (one.name ?? one.property) === name)?.content
  const data = told?.meta.flatMap((one) => ('script:ld+json' in one ? [one['script:ld+json'] as object] : [])) ?? []
  const title = told?.meta.find((one) => 'title' in one)?.title
  return {
    title,
    tag,
    data,
    links: told?.links ?? [],
    canonical: told?.links.find(({ rel }) => rel === 'canonical')?.href,
  }
}

const ofListing = (changed: object = {}) =>
  head(`/category-detail/${listingId}`, [[keyOf(getListing, { params: { listingId } }), { ...listing, ...changed }]])

test('a listing tells what it is, what it costs and where', () => {
  const { title, tag, data, canonical } = ofListing()
  expect(title).toBe('Gloss & <b>tone</b> with Priya, Hackney | Ginipig')
  expect(tag('description')).toBe('£54.00, 55% off the usual £120.00. A gloss that brings the colour back.')
  expect(canonical).toBe(`${ORIGIN}/category-detail/${listingId}`)
  expect(tag('og:url')).toBe(canonical)
  expect(tag('og:image')).toBe(`${ORIGIN}/api/v1/pictures/a/40`)
  expect(tag('og:locale')).toBe('en_GB')
  const [crumbs, service] = data
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } })
  expect(service).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Service',
    offers: {
      price: '54.00',
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
      availabilityStarts: '2030-05-12T09:00:00.000Z',
    },
  })
  // No treatment has stars of its own.
  expect(service).not.toHaveProperty('aggregateRating')
  expect(service).toHaveProperty(
    'provider.aggregateRating',
    expect.objectContaining({ ratingValue: 4.8, reviewCount: 12 }),
  )
})

test('a provider without a review has no stars', () => {
  const { data } = ofListing({ provider: { ...provider, rating: null, reviewCount: 0 } })
  expect(data[1]).not.toHaveProperty('provider.aggregateRating')
})

test('a listing without a time is sold out, one without a picture has one drawn', () => {
  const { tag, data } = ofListing({ nextSlotAt: null, images: [] })
  expect(data[1]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
  expect(data[1]).not.toHaveProperty('offers.availabilityStarts')
  expect(tag('og:image')).toMatch(new RegExp(`^${ORIGIN}/previews/en/category-detail/[\\w-]+\\.png\\?v=[\\w-]{10}$`))
  expect([tag('og:image:width'), tag('og:image:height')]).toEqual([1_200, 630])
})

test.for([
  ['/treatment/hair', '/treatment/hair', undefined, 'Hair appointments at 30% off or more'],
  ['/treatment/hair?subcategory=cut', '/treatment/hair?subcategory=cut', undefined, 'Hair: Cut at 30% off or more'],
  [
    '/treatment/hair?subcategory=cut&sort=price_low',
    '/treatment/hair?subcategory=cut',
    'noindex, follow',
    'Hair: Cut at 30% off or more',
  ],
  // No part of it.
  ['/treatment/hair?subcategory=nails', '/treatment/hair', 'noindex, follow', 'Hair appointments at 30% off or more'],
  ['/treatment?subcategory=cut', '/treatment', 'noindex, follow', 'All treatments at 30% off or more'],
  ['/treatment?q=balayage', '/treatment', 'noindex, follow', 'Balayage at 30% off or more'],
  ['/treatment?place=leeds', '/treatment', 'noindex, follow', 'All treatments in Leeds at 30% off or more'],
] as const)('%s is %s', ([path, canonical, robots, title]) => {
  const meant = { place: { label: 'Leeds, West Yorkshire', within: 6 } }
  const told = head(path, [[keyOf(searchListings), { pages: [{ items: [listing], meant }], pageParams: [] }]])
  expect(told.title).toBe(`${title} | Ginipig`)
  expect(told.canonical).toBe(ORIGIN + canonical)
  expect(told.tag('robots')).toBe(robots)
  expect(told.title).not.toMatch(/Ginipig.*Ginipig/)
  expect(told.data[1]).toMatchObject({
    itemListElement: [{ position: 1, url: `${ORIGIN}/category-detail/${listingId}` }],
  })
})

test.for([
  ['is not found', 'xyzzy', [], null],
  ['is a medicine', 'botox', [listing], { isMedicine: true, place: null }],
] as const)('a search for what %s promises no price', ([, q, items, meant]) => {
  const told = head(`/treatment?q=${q}`, [[keyOf(searchListings), { pages: [{ items, meant }], pageParams: [] }]])
  expect(told.title).toBe(`${q.charAt(0).toUpperCase()}${q.slice(1)} | Ginipig`)
  expect(told.tag('description')).not.toMatch(new RegExp(q, 'i'))
})

test('a provider, a post and the questions say what they are', () => {
  const person = head(`/provider-detail/${providerId}`, [
    [
      keyOf(getProviderPage, { params: { providerId } }),
      { ...provider, bio: 'Colour.', portfolio: [], photoUrl: '/api/v1/pictures/p/40' },
    ],
  ])
  expect([person.title, person.tag('og:type')]).toEqual(['Priya in Hackney | Ginipig', 'profile'])
  expect(person.data[1]).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { name: 'Priya', image: `${ORIGIN}/api/v1/pictures/p/40`, aggregateRating: { ratingValue: 4.8 } },
  })
  const post = head('/blog-details/skin-fade', [
    [
      keyOf(getPost, { params: { postId: 'skin-fade' }, query: { language: 'en' } }),
      {
        id: 'skin-fade',
        cover: 'hair',
        title: 'Skin fades',
        summary: 'How to ask.',
        publishedAt: Date.UTC(2030, 0, 2),
      },
    ],
  ])
  expect(post.title).toBe('Skin fades | Ginipig')
  expect(post.tag('og:image')).toContain('/previews/en/blog-details/skin-fade.png')
  expect(post.data[1]).toMatchObject({
    '@type': 'Article',
    datePublished: '2030-01-02T00:00:00.000Z',
    image: post.tag('og:image'),
  })
  const faq = head('/faq', [
    [
      keyOf(listFaq, { query: { language: 'en' } }),
      { items: [{ question: 'When?', answer: 'See [the **terms**](/t).' }] },
    ],
  ])
  expect(faq.data[0]).toMatchObject({ mainEntity: [{ name: 'When?', acceptedAnswer: { text: 'See the terms.' } }] })
})

/** What search engines ask of each kind before they show it (https://developers.google.com/search/docs/appearance/structured-data). */
const required: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'provider', 'offers', 'url'],
  ProfilePage: ['mainEntity'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
}

test.for(['en', 'fr'] as const)('every kind of page has a whole head, in %s', (language) => {
  i18n.loadAndActivate({ locale: language, messages: {} })
  onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
  const answers = [
    [keyOf(getListing, { params: { listingId } }), listing],
    [
      keyOf(getProviderPage, { params: { providerId } }),
      { ...provider, bio: 'Colour.', portfolio: [], photoUrl: null },
    ],
    [
      keyOf(getPost, { params: { postId: 'skin-fade' }, query: { language } }),
      {
        id: 'skin-fade',
        cover: 'hair',
        title: 'Skin fades',
        summary: 'How to ask.',
        publishedAt: Date.UTC(2030, 0, 2),
      },
    ],
    [keyOf(searchListings), { pages: [{ items: [listing] }], pageParams: [] }],
  ] as const
  const own = [listingPath(listingId), providerPath(providerId), postPath('skin-fade')]
  for (const path of [...publicPaths, ...own]) {
    const { title, tag, data, canonical, links } = head(path, answers)
    const address = new URL(path, ORIGIN).href + (language === 'en' ? '' : `?lang=${language}`)
    expect(title, path).toMatch(/^.{3,} \| Ginipig$/)
    expect(String(tag('description')).length, path).toBeGreaterThan(5)
    expect([canonical, tag('og:url')], path).toEqual([address, address])
    expect(tag('og:title'), path).toBe(title)
    expect(String(tag('og:image')), path).toMatch(new RegExp(`^${ORIGIN}/`))
    expect(
      links.filter(({ rel }) => rel === 'alternate').map(({ hreflang }) => hreflang),
      path,
    ).toEqual(['en', 'fr', 'x-default'])
    for (const { href = '' } of links) expect(href, path).toMatch(new RegExp(`^${ORIGIN}/`))
    if (own.includes(path)) expect(data, path).toHaveLength(2)
    for (const one of data) {
      const { '@type': type = '', ...rest } = JSON.parse(JSON.stringify(one)) as Record<string, string>
      expect(required, path).toHaveProperty([type])
      for (const field of required[type] ?? []) expect(rest, `${type} at ${path}`).toHaveProperty([field])
    }
  }
})

test('a part of a category has a description of its own, and an address with capitals the head of its page', () => {
  const [hair, cut, colour] = [
    '/treatment/hair',
    '/treatment/hair?subcategory=cut',
    '/treatment/hair?subcategory=colour',
  ].map((path) => head(path).tag('description'))
  expect(cut).toMatch(/^Hair: Cut\. Appointments /)
  expect(new Set([hair, cut, colour]).size).toBe(3)
  const { canonical, tag } = head('/Treatment/HAIR')
  expect([canonical, tag('description')]).toEqual([`${ORIGIN}/treatment/hair`, hair])
})

test('the starting page says who we are and how we are searched', () => {
  const { data, canonical } = head('/')
  expect(canonical).toBe(`${ORIGIN}/`)
  expect(data.map((one) => Object.entries(one)[1]?.[1])).toEqual(['Organization', 'WebSite'])
})

test('a page names its address in each language; the French one is its own, a view has none', () => {
  const linksOf = (path: string) =>
    headOfPage({ url: new URL(path, ORIGIN), cache: new QueryClient(), currency: 'GBP' })?.links.map(
      ({ rel, hreflang = '', href }) => `${rel} ${hreflang} ${href}`,
    )
  const others = [
    `alternate en ${ORIGIN}/treatment/hair?subcategory=cut`,
    `alternate fr ${ORIGIN}/treatment/hair?subcategory=cut&lang=fr`,
    `alternate x-default ${ORIGIN}/treatment/hair?subcategory=cut`,
  ]
  const path = '/treatment/hair?subcategory=cut'
  expect(linksOf(path)).toEqual([`canonical  ${ORIGIN}${path}`, ...others])
  i18n.loadAndActivate({ locale: 'fr', messages: {} })
  onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
  expect(linksOf(path)).toEqual([`canonical  ${ORIGIN}${path}&lang=fr`, ...others])
  expect(linksOf('/treatment?q=balayage')).toEqual([`canonical  ${ORIGIN}/treatment?lang=fr`])
})

test('of a page that nothing is known of it says nothing', () => {
  expect(head('/no-such-page').title).toBeUndefined()
  expect(ofListing().title).toBeDefined()
  expect(head(`/category-detail/${listingId}`).title).toBeUndefined()
})

test('a long description is cut at a word, Markdown is told as words', () => {
  expect(truncate('one two three', 9)).toBe('one two…')
  expect(truncate('one  two\n', 9)).toBe('one two')
  expect(plainWords('## A\n\n- *b* `c`\n- [d](/e)')).toBe('A b c d')
})

test('every page that is told of says it in French too', () => {
  onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
  const english = publicPaths.map((path) => head(path).tag('description'))
  i18n.loadAndActivate({ locale: 'fr', messages: {} })
  const french = publicPaths.map((path) => head(path).tag('description'))
  expect(french.every(Boolean)).toBe(true)
  expect(french.filter((words, index) => words === english[index])).toEqual([])
})
