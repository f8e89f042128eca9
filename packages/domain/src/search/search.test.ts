import { describe, expect, test } from 'vitest'
import { concepts, didYouMean, distanceOf, fold, nearestWord, readQuery, singular, suggestTreatments } from './index.ts'

test.for([
  ['Blow-dry', 'blow dry'],
  ['Mèches à l’ombré', 'meches a lombre'],
  ["  men's   CUT ", 'mens cut'],
  ['£$%', ''],
])('%s is compared as %s', ([text, folded]) => expect(fold(text ?? '')).toBe(folded))

test.for([
  ['nails', 'nail'],
  ['lashes', 'lash'],
  ['bodies', 'body'],
  ['press', 'press'],
  ['cils', 'cil'],
  ['gas', 'gas'],
])('%s is one %s', ([many, one]) => expect(singular(many ?? '')).toBe(one))

test.for([
  ['balayage', 'balyage', 1],
  ['balayage', 'blaayage', 1],
  ['nail', 'nail', 0],
  ['cut', 'massage', 3],
  ['', 'ab', 2],
] as const)('%s and %s are %i apart', ([one, other, away]) => expect(distanceOf(one, other, 2)).toBe(away))

test('a short word is not taken for another, a longer one is', () => {
  expect(nearestWord('cud', ['cut'])).toBeUndefined()
  expect(nearestWord('manicur', ['pedicure', 'manicure'])).toBe('manicure')
  expect(nearestWord('zzzzzzz', ['manicure'])).toBeUndefined()
  // With another first letter a short word is another word; of a long one the rest says what is meant.
  expect(nearestWord('fair', ['hair'])).toBeUndefined()
  expect(nearestWord('eeds', ['leeds'])).toBe('leeds')
  expect(nearestWord('halayage', ['balayage'])).toBe('balayage')
})

test('each name of a treatment belongs to one treatment', () => {
  const names = concepts.flatMap((concept) =>
    concept.names.map((name) => fold(name).split(' ').map(singular).join(' ')),
  )
  const twice = names.filter(
    (name, index) =>
      names.indexOf(name) !== index &&
      !concepts.some((one) => {
        const own = one.names.map((each) => fold(each).split(' ').map(singular).join(' '))
        return own.filter((each) => each === name).length === names.filter((each) => each === name).length
      }),
  )
  expect(twice).toEqual([])
})

describe('a line of words', () => {
  const places: Record<string, string> = {
    leeds: 'Leeds',
    hackney: 'Hackney',
    bath: 'Bath',
    'st albans': 'St Albans',
    m4: 'M4',
    manchester: 'Manchester',
  }
  const find = (folded: string, how: 'exactly' | 'nearly') =>
    places[folded] ?? (how === 'nearly' ? places[nearestWord(folded, Object.keys(places)) ?? ''] : undefined)
  const told = (line: string) => {
    const [first] = readQuery(line, find)
    return {
      ideas: first?.ideas.map((idea) => (idea.kind === 'word' ? `?${idea.word}` : idea.concept.names[0])),
      place: first?.place,
    }
  }

  test.for<[string, string[], string | undefined]>([
    ['haircut', ['haircut'], undefined],
    ['Hair cut', ['haircut'], undefined],
    ['haircuts hackney', ['haircut'], 'Hackney'],
    ['balayage leeds', ['balayage'], 'Leeds'],
    ['leeds balayage', ['balayage'], 'Leeds'],
    ['eyebrows', ['brow'], undefined],
    ['blow-dry', ['blow dry'], undefined],
    ['hair color in Bath', ['hair colour'], 'Bath'],
    ['sound bath', ['sound bath'], undefined],
    ['cheap massage near st albans', ['massage'], 'St Albans'],
    ['nails m4', ['nail'], 'M4'],
    ['Hackney', [], 'Hackney'],
    ['hair balayage', ['balayage'], undefined],
    ['extension de cils', ['lash'], undefined],
    ['haircut for my 5 year old', ['kid haircut'], undefined],
    ['coupe garçon 6 ans', ['?garcon', 'kid haircut'], undefined],
    ['moretti', ['?moretti'], undefined],
    ['lip fillers', ['lip filler'], undefined],
    ['perm', ['perm'], undefined],
    ['personal colour analysis', ['stylist session'], undefined],
  ])('%s', ([line, ideas, place]) => expect(told(line)).toEqual({ ideas, place }))

  test.for([
    ['nails in leeds', 'nails'],
    ['Leeds: Nails', 'Nails'],
    ['Épilation, Leeds', 'Épilation'],
    ['massage near St. Albans tonight', 'massage tonight'],
    ['Hackney', ''],
    ['leeds-nails', undefined],
    ['nails', undefined],
  ])('beside the place, “%s” says “%s”', ([line = '', rest]) => expect(readQuery(line, find)[0]?.rest).toBe(rest))

  test('a fade is a haircut, and looked for by no word that other titles have', () => {
    const [first] = readQuery('mens fade', find)
    const [fade, ...others] = first?.ideas ?? []
    expect(others).toEqual([])
    if (fade?.kind !== 'concept') throw new Error('unknown')
    expect(fade.concept.kind).toEqual({ categories: ['hair'], parts: ['men'] })
    // PostgreSQL reads "shape up" as "shape".
    expect([...fade.concept.names, ...(fade.concept.titles ?? [])].filter((name) => / up$/.test(name))).toEqual([])
  })

  test('a mistyped word is read as it stands first, then as what is near', () => {
    const [first, second] = readQuery('balyage', find)
    expect(first?.ideas).toEqual([{ kind: 'word', word: 'balyage' }])
    expect(second?.corrected).toBe('balayage')
    expect(second?.ideas[0]).toMatchObject({ kind: 'concept', said: 'balayage' })
  })

  test('a mistyped place is found where none stands there exactly', () => {
    expect(readQuery('balayage manchestr', find).map(({ place }) => place)).toContain('Manchester')
  })

  test('a medicine is known as one', () => {
    expect(readQuery('botox near leeds', find)[0]).toMatchObject({ isMedicine: true, place: 'Leeds' })
    expect(readQuery('facial', find)[0]?.isMedicine).toBe(false)
  })

  test.for([
    ['career coaching online', 'career coaching'],
    ['online career coaching', 'career coaching'],
    ['coach carrière en ligne', 'career coaching'],
    ['virtual massage in leeds', 'massage'],
    ['online', undefined],
  ])('%s asks for what is held online', ([line = '', name]) => {
    const [first] = readQuery(line, find)
    expect(first?.isOnline).toBe(true)
    expect(first?.ideas.map((idea) => idea.kind === 'concept' && idea.concept.names[0])).toEqual(name ? [name] : [])
    expect(readQuery('massage', find)[0]?.isOnline).toBe(false)
  })

  test.for(['', '   ', '!!!', '\u0000'])('%j says nothing', (line) => expect(readQuery(line, find)).toEqual([]))

  test('a line of only fillers finds nothing by itself', () => {
    expect(readQuery('the', find)[0]?.ideas).toEqual([])
  })
})

test.for([
  ['bala', ['balayage']],
  ['botox', []],
  ['', []],
] as const)('“%s” suggests %j', ([typed, first]) => {
  expect(suggestTreatments(typed, 6).slice(0, 1)).toEqual(first)
})

test.for([
  ['blow', ['blow dry', 'curly blow dry']],
  ['exten', ['extension removal', 'hair extension']],
  ['masa', ['massage']],
  ['ongl', ['ongle', 'ongle en gel']],
] as const)('“%s” suggests each treatment once, as it is written: %j', ([typed, names]) => {
  expect(suggestTreatments(typed, 5)).toEqual(names)
})

test('suggestions are few, each of them once, and what begins like it comes first', () => {
  const names = suggestTreatments('mass', 6)
  expect(names.length).toBeLessThanOrEqual(6)
  expect(new Set(names).size).toBe(names.length)
  expect(names[0]).toMatch(/^mass/)
})

test.for([
  ['balyarj leeds', 'balayage leeds'],
  ['balayarge', 'balayage'],
  ['xqzzk balyarj', 'balayage'],
  ['balayage leeds', undefined],
  ['xqzzkw', undefined],
  ['dentist', undefined],
  ['sophie', undefined],
  ['', undefined],
] as const)('who typed “%s” may have meant “%s”', ([line, meant]) =>
  expect(didYouMean(line, (word) => word === 'leeds')).toBe(meant),
)

test('a place of several words is asked about in none of them', () => {
  const isPlace = (words: string) => words === 'kings cross'
  expect(didYouMean('brow lamination kings cross', isPlace)).toBeUndefined()
  expect(didYouMean('balyarj kings cross', isPlace)).toBe('balayage kings cross')
})
