import type { Language } from '@ginipig/domain/identity'
import { categories } from '@ginipig/domain/listing'

/** Addresses of the marketplace that everybody may read and whose words are always the same page's: what search engines
 *  are told of beside listings, people and posts. */
export const publicPaths: readonly string[] = [
  '/',
  '/treatment',
  ...categories.map((category) => `/treatment/${category}`),
  '/near-today',
  '/our-story',
  '/our-blogs',
  '/clients',
  '/providers',
  '/onboard-with-us',
  '/faq',
  '/company',
  '/feedback',
  '/term-and-condition',
  '/privacy-policy',
  '/cookies-policy',
]

/** Where one listing, one person's page, one post stands. @param id - of it */
export const listingPath = (id: string) => `/category-detail/${id}`
export const providerPath = (id: string) => `/provider-detail/${id}`
export const postPath = (id: string) => `/blog-details/${id}`

/** Where the blog's RSS feed of each language stands. */
export const feedPaths: Record<Language, string> = { en: '/feed.xml', fr: '/feed-fr.xml' }
