/** The one that is a call of its own. */
export const COUNTS = 'listing-counts'

const sorts = ['soonest', 'newest', 'rating', 'price_low', 'price_high', 'saving']

const places = ['leeds', 'hackney', 'm4', 'sw9', 'bristol', 'brighton', 'ls6 2ab', 'manchester']

const all = (key: string, values: readonly string[]) => values.map((value) => `${key}=${encodeURIComponent(value)}`)

const dayFrom = (now: number, days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10)

const filters = (now: number): Record<string, readonly string[]> => ({
  'a subcategory': [
    ...all('category=hair&subcategory', ['cut', 'colour', 'occasions', 'men', 'blow_dry']),
    ...all('category=wellness&subcategory', ['body', 'mind_and_soul']),
  ],
  level: all('level', ['newbie', 'nearly_there', 'pro', 'newbie,pro']),
  purpose: all('purpose', ['case_study', 'training', 'portfolio']),
  price: ['priceMax=2000', 'priceMin=2000&priceMax=4000', 'priceMin=15000', 'priceMin=24900'],
  instant: ['instant=true', 'category=beauty&instant=true'],
  online: ['online=true', 'category=coaching&online=true'],
  rating: all('rating', ['4', '4.5', '4.8']),
  date: all('date', [dayFrom(now, 0), dayFrom(now, 1), dayFrom(now, 3), dayFrom(now, 9), dayFrom(now, 30)]),
  weekend: ['weekend=true', 'weekend=true&category=hair'],
  'part of the day': all('part', ['morning', 'afternoon', 'night', 'morning,night']),
  place: all('place', places),
})

/** Two queries as one; none where both ask for the same thing, of which a search takes one. */
function together(query: string, more: string): string[] {
  const asked = new URLSearchParams(query)
  return [...new URLSearchParams(more).keys()].some((key) => asked.has(key)) ? [] : [`${query}&${more}`]
}

/** Kinds of search, each with several of a kind: the query part of the call's address. @param now - epoch ms */
export function searchKinds(now: number): [kind: string, queries: readonly string[]][] {
  const single = Object.entries(filters(now))
  const pairs = single.flatMap(([one, some], index) =>
    single
      .slice(index + 1)
      .map(([other, others]): [string, string[]] => [
        `${one} + ${other}`,
        some.slice(0, 2).flatMap((query) => others.slice(0, 2).flatMap((more) => together(query, more))),
      ]),
  )
  return [
    ['everything', ['', 'category=hair', 'category=wellness']],
    ['counts by category', [COUNTS]],
    ...sorts.map((sort): [string, string[]] => [`sort ${sort}`, [`sort=${sort}`, `category=beauty&sort=${sort}`]]),
    ...single,
    ...sorts.map((sort): [string, string[]] => [
      `each filter, sort ${sort}`,
      single.map(([, [query = '']]) => `${query}&sort=${sort}`),
    ]),
    [
      'with counts of the filters',
      [...single.map(([, [query = '']]) => query), ...all('q', ['massage', 'highlights'])].map(
        (query) => `${query}&facets=true`,
      ),
    ],
    ...pairs,
    ['distance', all('sort=distance&place', places)],
    ['a reach', ['1', '3', '10', '25'].flatMap((within) => all(`within=${within}&place`, places.slice(0, 3)))],
    ['a word', all('q', ['balayage', 'massage', 'gel', 'bridal', 'hot', 'trim'])],
    ['words', all('q', ['deep tissue massage', 'gel nails', 'brow lamination', 'skin fade'])],
    ['a synonym', all('q', ['haircut', 'eyebrows', 'blow-dry', 'highlights', 'lip filler', 'barber'])],
    ['a typo', all('q', ['balyage', 'masage', 'hilights', 'eyelashs', 'manicur'])],
    ['words with a place', all('q', ['balayage leeds', 'massage hackney', 'nails m4', 'haircut bristol'])],
    ['a typo with a place', all('q', ['balyage leeds', 'masage manchestr', 'nials bristol'])],
    ['a name', all('q', ['amara', 'studio taylor', 'tayler', 'taylor'])],
    ['nothing', [...all('q', ['xqzzy', 'qwertyuiop asdf']), ...all('place', ['nowhereville'])]],
    [
      'all filters',
      ['level=newbie,pro&purpose=portfolio&priceMax=8000&instant=true&category=hair&place=leeds&weekend=true'],
    ],
  ]
}
