import { keyOf } from '@ginipig/api-client/core/call-options.ts'
import { formatLocale } from '@ginipig/app/words/locale.ts'
import { getPost, listFaq } from '@ginipig/contract/content/content.ts'
import type { Endpoint, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import { getListing } from '@ginipig/contract/listing/get-listing.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { coverAddress } from '@ginipig/contract/media/cover.ts'
import { listingPath, providerPath } from '@ginipig/contract/path/public-paths.ts'
import { getProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { categories, discountPercent, MAX_SHARE_OF_RRP } from '@ginipig/domain/listing'
import { formatMoney } from '@ginipig/domain/money'
import { categoryWords } from '@ginipig/features/listing/category-words.ts'
import { levelRanks, levelWords } from '@ginipig/features/listing/listing-words.ts'
import { coverUrl } from '@ginipig/ui/covers'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { defaultParseSearch } from '@tanstack/react-router'
import * as v from 'valibot'
import { shownSubcategory } from '#features/listing/search/listing-filters.ts'
import { ListingSearch } from '#features/listing/search/listing-search.ts'
import { searchTitle } from '#features/listing/search/search-title.ts'
import frenchHeads from '../../page-heads.fr.json'
import heads from '../../page-heads.json'
import { breadcrumbs, drawn, type PageHead, plainWords, type Told, toHead } from './page-head.ts'

/** What a page was made of. */
type Page = { url: URL; cache: QueryClient; currency: string }

/** The answer to a call that this page asked for. */
const answerOf = <E extends Endpoint>({ cache }: Page, endpoint: E): ResponseOf<E> | undefined =>
  // Only this call's answers stand under its key.
  cache.getQueriesData<ResponseOf<E>>({ queryKey: keyOf(endpoint) })[0]?.[1]

/** Off the usual price. */
const LEAST_PERCENT = 100 - MAX_SHARE_OF_RRP / 100

const home = () => [i18n._(msg`Home`), '/'] as const

/** What the page shows first of its list. */
function listed(page: Page) {
  const [found] = page.cache.getQueriesData<InfiniteData<ResponseOf<typeof searchListings>>>({
    queryKey: keyOf(searchListings),
  })
  return found?.[1]?.pages[0]
}

/** Of a page that every language has under one address and whose words stand in `page-heads.json`, those of a French one
 *  in `page-heads.fr.json`. */
function known({ url }: Page): Pick<Told, 'title' | 'description'> | undefined {
  const told = Object.entries(i18n.locale === 'fr' ? frenchHeads : heads).find(([path]) => path === url.pathname)?.[1]
  // Our name is put behind every title.
  return told && { ...told, title: told.title.replace(/\s*\|\s*Ginipig$|^Ginipig\s*\|\s*/, '') }
}

function browse(page: Page): Told | undefined {
  const { url } = page
  const said = known(page)
  if (!said) return undefined
  const category = categories.find((one) => url.pathname === `/treatment/${one}`)
  const search = v.parse(ListingSearch, defaultParseSearch(url.search))
  // It makes a list another page; all other parts of a search make views of it.
  const subcategory = shownSubcategory(category, search)
  const path = url.pathname + (subcategory === undefined ? '' : `?${new URLSearchParams({ subcategory })}`)
  const first = listed(page)
  const isNamed = subcategory !== undefined || search.q !== undefined || search.place !== undefined
  const what = searchTitle(i18n, category, search, first?.meant)
  const items = first?.items ?? []
  // A price is promised of what is there, and never of a medicine: what stands for it are consultations.
  const isPromised = first?.items.length !== 0 && !first?.meant?.isMedicine
  const steps = [
    home(),
    [i18n._(msg`Treatments`), '/treatment'] as const,
    ...(category ? [[i18n._(categoryWords[category]), `/treatment/${category}`] as const] : []),
  ]
  return {
    ...said,
    ...(isNamed && { title: what }),
    ...(isNamed &&
      isPromised && {
        title: i18n._(msg`${what} at ${LEAST_PERCENT}% off or more`),
        description: i18n._(
          msg`${what}. Appointments at least ${LEAST_PERCENT}% below the usual price, with people who are building their book.`,
        ),
      }),
    path,
    isView: url.searchParams.size > (subcategory === undefined ? 0 : 1),
    data: [
      breadcrumbs(url.origin, steps),
      {
        '@type': 'ItemList',
        itemListElement: items.map(({ id, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: url.origin + listingPath(id),
        })),
      },
    ],
  }
}

function listing(page: Page): Told | undefined {
  const one = answerOf(page, getListing)
  if (!one) return undefined
  const { origin } = page.url
  const { provider, title, town, category, rrp, price: pence } = one
  const path = listingPath(one.id)
  const money = (sum: number) => formatMoney(sum, formatLocale(i18n.locale), page.currency)
  const [price, usual, percent, name] = [money(pence), money(rrp), discountPercent(one), provider.displayName]
  const isOpen = one.nextSlotAt !== null
  return {
    title: i18n._(msg`${title} with ${name}, ${town}`),
    description: `${i18n._(msg`${price}, ${percent}% off the usual ${usual}.`)} ${one.description}`,
    path,
    image: one.images[0]?.url,
    preview: {
      title,
      line: one.type === 'online' ? name : `${name}, ${town}`,
      level: { name: i18n._(levelWords[one.level]), rank: levelRanks[one.level], key: one.level },
      price: isOpen ? { now: price, usual, saving: i18n._(msg`${percent}% off`) } : undefined,
      note: one.reason,
      cover: coverAddress(one),
      category,
    },
    data: [
      breadcrumbs(origin, [home(), [i18n._(categoryWords[category]), `/treatment/${category}`], [title, path]]),
      {
        '@type': 'Service',
        name: title,
        description: one.description,
        serviceType: i18n._(categoryWords[category]),
        areaServed: town,
        url: origin + path,
        ...imageOf(one.images[0]?.url, origin),
        provider: whoOffers(provider, origin),
        offers: {
          '@type': 'Offer',
          url: origin + path,
          price: (pence / 100).toFixed(2),
          priceCurrency: page.currency,
          availability: `https://schema.org/${isOpen ? 'InStock' : 'SoldOut'}`,
          ...(one.nextSlotAt === null ? {} : { availabilityStarts: new Date(one.nextSlotAt).toISOString() }),
        },
      },
    ],
  }
}

/** Only a true picture: what is drawn of a page stands for no one. */
const imageOf = (url: string | null | undefined, origin: string) =>
  url === null || url === undefined ? {} : { image: new URL(url, origin).href }

type Provider = { id: string; displayName: string; rating: number | null; reviewCount: number }

/** A provider with their stars, which are of all they do: no treatment has any of its own. An organisation also where it is one
 *  person, for schema.org knows no stars of persons. */
const whoOffers = ({ id, displayName, rating, reviewCount }: Provider, origin: string) => ({
  '@type': 'Organization',
  name: displayName,
  url: origin + providerPath(id),
  ...(rating === null || reviewCount === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
})

function provider(page: Page): Told | undefined {
  const one = answerOf(page, getProviderPage)
  if (!one) return undefined
  const { origin } = page.url
  const { displayName: name, town } = one
  const path = providerPath(one.id)
  return {
    title: i18n._(msg`${name} in ${town}`),
    description: one.bio,
    path,
    image: one.portfolio[0]?.url ?? one.photoUrl ?? undefined,
    kind: 'profile',
    data: [
      breadcrumbs(origin, [home(), [name, path]]),
      {
        '@type': 'ProfilePage',
        mainEntity: { ...whoOffers(one, origin), description: one.bio, ...imageOf(one.photoUrl, origin) },
      },
    ],
  }
}

function post(page: Page): Told | undefined {
  const one = answerOf(page, getPost)
  if (!one) return undefined
  const { origin, pathname: path } = page.url
  const us = { '@type': 'Organization', name: 'Ginipig', url: `${origin}/` }
  const preview = { title: one.title, line: i18n._(msg`Blog`), note: one.summary, cover: coverUrl(one.cover, one.id) }
  return {
    title: one.title,
    description: one.summary,
    path,
    preview,
    kind: 'article',
    data: [
      breadcrumbs(origin, [home(), [i18n._(msg`Blog`), '/our-blogs'], [one.title, path]]),
      {
        '@type': 'Article',
        headline: one.title,
        description: one.summary,
        datePublished: new Date(one.publishedAt).toISOString(),
        image: origin + drawn(preview, path),
        inLanguage: i18n.locale,
        mainEntityOfPage: origin + path,
        author: us,
        publisher: us,
      },
    ],
  }
}

function faq(page: Page): Told | undefined {
  const said = known(page)
  if (!said) return undefined
  const items = answerOf(page, listFaq)?.items ?? []
  return {
    ...said,
    path: page.url.pathname,
    data: [
      {
        '@type': 'FAQPage',
        mainEntity: items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainWords(answer) },
        })),
      },
    ],
  }
}

function start(page: Page): Told | undefined {
  const said = known(page)
  const { origin } = page.url
  return (
    said && {
      ...said,
      path: '/',
      data: [
        { '@type': 'Organization', name: 'Ginipig', url: `${origin}/`, logo: `${origin}/icon-512.png` },
        {
          '@type': 'WebSite',
          name: 'Ginipig',
          url: `${origin}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}/treatment?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    }
  )
}

const simple = (page: Page): Told | undefined => {
  const said = known(page)
  return said && { ...said, path: page.url.pathname }
}

/** One page, wherever one looks from. */
const near = (page: Page): Told | undefined => {
  const told = simple(page)
  return told && { ...told, isView: page.url.search !== '' }
}

const ways: readonly (readonly [RegExp, (page: Page) => Told | undefined])[] = [
  [/^\/$/, start],
  [/^\/treatment(\/[a-z]+)?$/, browse],
  [/^\/category-detail\//, listing],
  [/^\/provider-detail\//, provider],
  [/^\/blog-details\//, post],
  [/^\/faq$/, faq],
  [/^\/near-today$/, near],
  [/^/, simple],
]

/** What a rendered page says of itself to search engines and to previews in chats, from what it was made of.
 *  @returns undefined where nothing is known of it */
export function headOfPage(page: Page): PageHead | undefined {
  const url = new URL(page.url)
  // An address with capitals leads to the same page, which has one address.
  url.pathname = url.pathname.toLowerCase()
  const told = ways.find(([path]) => path.test(url.pathname))?.[1]({ ...page, url })
  return told && toHead(told, url.origin)
}
