import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserEnvironment } from './environment.ts'
import { createLanguages } from './languages.ts'
import { pageStorage } from './page-storage.ts'

const askFor = vi.fn<(language: string | undefined) => void>()
const page = {
  storage: pageStorage,
  root: document.documentElement,
  named: undefined,
  wished: ['de', 'fr-CH', 'en'],
  askFor,
}

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

/** Languages whose French comes when it is let. */
function slowFrench() {
  const { promise, resolve } = Promise.withResolvers<{ messages: Record<string, string> }>()
  const languages = createLanguages({ fr: () => promise }, page)
  return { languages, comes: () => resolve({ messages: {} }) }
}
const offered = () => createLanguages({ fr: async () => ({ messages: {} }) }, page)

describe('a page begins', () => {
  test.for([
    { chosen: undefined, ofAccount: undefined, shown: 'fr' },
    { chosen: undefined, ofAccount: 'en', shown: 'en' },
    { chosen: undefined, ofAccount: 'fr', shown: 'fr' },
    { chosen: 'en', ofAccount: 'fr', shown: 'en' },
    { chosen: 'fr', ofAccount: 'en', shown: 'fr' },
    { chosen: 'xx', ofAccount: 'fr', shown: 'en' },
  ] as const)('in $shown where $chosen was chosen here and the account has $ofAccount', async (where) => {
    if (where.chosen) localStorage.setItem('language', where.chosen)
    await offered().start(Promise.resolve(where.ofAccount))
    expect([i18n.locale, document.documentElement.lang]).toEqual([where.shown, where.shown])
    expect(localStorage.getItem('language')).toBe(where.chosen ?? null)
    // The next page comes in it at once.
    expect(askFor).toHaveBeenLastCalledWith(where.chosen ?? where.ofAccount)
  })

  test.for([
    { address: '/faq?lang=fr&tab=clients#when', shown: 'fr', left: '/faq?tab=clients#when' },
    { address: '/faq?lang=xx', shown: 'en', left: '/faq' },
    { address: '/faq?tab=clients', shown: 'en', left: '/faq?tab=clients' },
  ])('in $shown at $address, for as long as it is open', async ({ address, shown, left }) => {
    localStorage.setItem('language', 'en')
    history.replaceState(null, '', address)
    const french = { fr: async () => ({ messages: {} }) }
    await createLanguages(french, { ...page, named: browserEnvironment().named }).start(Promise.resolve(undefined))
    expect(i18n.locale).toBe(shown)
    expect(location.pathname + location.search + location.hash).toBe(left)
    expect([localStorage.getItem('language'), askFor.mock.lastCall]).toEqual(['en', ['en']])
  })

  test('without waiting for the account where something was chosen here', async () => {
    localStorage.setItem('language', 'fr')
    await offered().start(new Promise(() => {}))
    expect(i18n.locale).toBe('fr')
  })
})

test('words that come later don’t change those that are there', async () => {
  const french = (words: Record<string, string>) => ({ fr: async () => ({ messages: words }) })
  const languages = createLanguages(french({ a: 'de l’app', b: 'b' }), page)
  await languages.choose('fr')
  await languages.add(french({ a: 'du texte', c: 'c' }))
  // Not written out: these are no words of an app.
  const said = (ids: string) => [...ids].map((id) => i18n._(id))
  expect(said('abc')).toEqual(['de l’app', 'b', 'c'])
  await languages.choose('en')
  await languages.choose('fr')
  expect(said('ac')).toEqual(['de l’app', 'c'])
})

test('a choice made while another’s words are on their way stays', async () => {
  const { languages, comes } = slowFrench()
  const first = languages.choose('fr')
  await languages.choose('en')
  comes()
  await first
  expect([i18n.locale, languages.chosen()]).toEqual(['en', 'en'])
})

test('words that are added while a chosen language is on its way come with it', async () => {
  const { languages, comes } = slowFrench()
  const chosen = languages.choose('fr')
  await languages.add({ fr: async () => ({ messages: { Terms: 'Conditions' } }) })
  comes()
  await chosen
  expect(i18n.messages['Terms']).toBe('Conditions')
})

test('a choice made while the account’s language is on its way stays', async () => {
  const { languages, comes } = slowFrench()
  const shown = languages.show('fr')
  await languages.choose('en')
  comes()
  await shown
  expect(i18n.locale).toBe('en')
})

test('another language waits until a rendered page is hydrated, and the last one chosen shows', async () => {
  const languages = offered()
  const { promise: hydrated, resolve: hydrate } = Promise.withResolvers<void>()
  languages.keepUntil(hydrated)
  const chosen = Promise.all([languages.choose('fr'), languages.choose('en'), languages.choose('fr')])
  await new Promise(setImmediate)
  expect(i18n.locale).toBe('en')
  hydrate()
  await chosen
  expect(i18n.locale).toBe('fr')
})
