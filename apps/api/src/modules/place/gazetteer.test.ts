import { fold, readQuery } from '@ginipig/domain/search'
import { expect, test } from 'vitest'
import { aliases, findPlace, metresBetween, reachOf, suggestPlaces } from './gazetteer.ts'
import { placeOf } from './places.ts'
import { quarters } from './quarters.ts'

const MILE = 1_609.344
const nothing: ReadonlySet<string> = new Set()

test.for([
  ['leeds', 'Leeds, West Yorkshire'],
  ['hackney', 'Hackney, Greater London'],
  ['ls6', 'LS6, Leeds'],
  ['ls6 2ab', 'LS6, Leeds'],
  ['m4 5bf', 'M4, Manchester'],
  ['kent', 'Kent'],
  ['london', 'London'],
  ['newcastle', 'Newcastle upon Tyne, Tyne and Wear'],
  ['brighton', 'Brighton, East Sussex'],
  ['chorlton', 'Chorlton-cum-Hardy, Greater Manchester'],
  ['glasgow', 'Glasgow, Dunbartonshire'],
])('%s is %s', ([typed = '', label]) => expect(findPlace(typed, 'exactly')?.label).toBe(label))

test.for([
  ['Ancoats', 'Ancoats, Manchester', 'M4'],
  ['Baltic Triangle', 'Baltic Triangle, Liverpool', 'L1 L8'],
  ['Cathays', 'Cathays, Cardiff', 'CF24'],
  ['Chorlton', 'Chorlton-cum-Hardy, Greater Manchester', 'M21'],
  ['Clifton', 'Clifton, County of Bristol', 'BS8'],
  ['Didsbury', 'Didsbury, Greater Manchester', 'M20'],
  ['Digbeth', 'Digbeth, Birmingham', 'B5 B9'],
  ['Finnieston', 'Finnieston, Glasgow', 'G3'],
  ['Headingley', 'Headingley, Leeds', 'LS6'],
  ['Headingly', 'Headingley, Leeds', 'LS6'],
  ['Hyde Park Leeds', 'Hyde Park, Leeds', 'LS6'],
  ['Jesmond', 'Jesmond, Tyne and Wear', 'NE2'],
  ['Jewellery Quarter', 'Jewellery Quarter, Birmingham', 'B18 B1'],
  ['Kelham Island', 'Kelham Island, Sheffield', 'S3'],
  ['King’s Cross', 'King’s Cross, London', 'N1 N1C WC1'],
  ['Lace Market', 'Lace Market, Nottingham', 'NG1'],
  ['Leith', 'Leith, City of Edinburgh', 'EH6'],
  ['Merchant City', 'Merchant City, Glasgow', 'G1'],
  ['Moseley', 'Moseley, West Midlands', 'B13'],
  ['Moss Side', 'Moss Side, Manchester', 'M14'],
  // A village of that name lies a few miles off.
  ['New Town', 'New Town, Edinburgh', 'EH2 EH3'],
  ['Northern Quarter', 'Northern Quarter, Manchester', 'M1 M4'],
  ['Ouseburn, Newcastle', 'Ouseburn, Newcastle upon Tyne', 'NE1 NE6'],
  ['Pontcanna', 'Pontcanna, Cardiff', 'CF11'],
  ['Ropewalks', 'Ropewalks, Liverpool', 'L1'],
  ['Shoreditch', 'Shoreditch, Greater London', 'E1 EC2 N1'],
  ['St John’s Wood', "St John's Wood, Greater London", 'NW8'],
  ['Stokes Croft', 'Stokes Croft, Bristol', 'BS1 BS2'],
  ['Titanic Quarter', 'Titanic Quarter, Belfast', 'BT3'],
  ['West End Glasgow', 'West End, Glasgow', 'G3 G11 G12'],
])('the quarter %s is %s, also among the words and where it is suggested', ([typed = '', label = '', outwards]) => {
  expect(findPlace(fold(typed), 'exactly')).toMatchObject({ label, outwards: outwards?.split(' ') })
  expect(readQuery(`nails ${typed}`, findPlace)[0]?.place?.label).toBe(label)
  const name = label.split(',')[0] ?? ''
  expect(suggestPlaces(fold(name), 5, nothing).map((spot) => spot.label)).toContain(label)
})

test('each quarter lies in districts that there are, and each other name leads somewhere', () => {
  for (const line of Object.values(quarters))
    for (const quarter of line.split(', ')) {
      const [named, ...codes] = quarter.split(/ (?=[A-Z]{1,2}\d)/)
      expect([named, codes.filter((code) => placeOf(code) === undefined), codes.length > 0]).toEqual([named, [], true])
    }
  for (const other of Object.keys(aliases))
    expect([other, findPlace(other, 'exactly')]).toEqual([other, expect.anything()])
})

test.for(['sw9', 'sw9 8', 'sw9 8p', 'sw98pl', 'sw9 8pl'])('%s is in SW9', (postcode) =>
  expect(findPlace(postcode, 'exactly')?.label).toMatch(/^SW9, /),
)

test('nothing is found where there is nothing', () => {
  expect(findPlace('nowhereville', 'exactly')).toBeUndefined()
  expect(findPlace('nowhereville', 'beginning')).toBeUndefined()
  expect(findPlace('zz99', 'exactly')).toBeUndefined()
})

test('a slip in a town’s name is forgiven, its beginning is enough, letters are a postcode area', () => {
  expect(findPlace('manchestr', 'nearly')?.name).toBe('Manchester')
  expect(findPlace('manch', 'beginning')?.name).toBe('Manchester')
  expect(findPlace('ls', 'beginning')?.outwards).toContain('LS6')
  expect(findPlace('ls', 'beginning')?.outwards.every((one) => one.startsWith('LS'))).toBe(true)
})

test('a place reaches to the districts round it, nearest first, itself first of all', () => {
  const spot = findPlace('m4', 'exactly')
  if (!spot) throw new Error('M4 is not known')
  const reach = reachOf(spot, 3 * MILE)
  expect(reach[0]).toEqual({ outward: 'M4', metres: 0 })
  expect(reach.map(({ outward }) => outward)).toContain('M1')
  expect(reach.map(({ outward }) => outward)).not.toContain('LS6')
  expect(reach.map(({ metres }) => metres)).toEqual(reach.map(({ metres }) => metres).sort((a, b) => a - b))
})

test('a county is what it holds, and London all of it', () => {
  const [kent, london] = [findPlace('kent', 'exactly'), findPlace('london', 'exactly')]
  if (!kent || !london) throw new Error('not known')
  expect(reachOf(kent, 0).map(({ outward }) => outward)).toContain('CT1')
  expect(reachOf(london, 0).map(({ outward }) => outward)).toEqual(expect.arrayContaining(['E8', 'SW9', 'E17']))
})

test('Leeds and Manchester are 36 miles apart', () => {
  const [leeds, manchester] = [findPlace('leeds', 'exactly'), findPlace('manchester', 'exactly')]
  if (!leeds || !manchester) throw new Error('not known')
  expect(Math.round(metresBetween(leeds, manchester) / MILE)).toBe(36)
})

test('names are suggested by how they begin, the better known first', () => {
  expect(suggestPlaces('hack', 3, nothing)[0]?.label).toBe('Hackney, Greater London')
  expect(suggestPlaces('manc', 3, nothing)[0]?.name).toBe('Manchester')
  expect(suggestPlaces('m4', 3, nothing)[0]?.label).toBe('M4, Manchester')
  expect(suggestPlaces('brig', 3, nothing)[0]?.label).toBe('Brighton, East Sussex')
  expect(suggestPlaces('ox', 3, nothing)[0]?.label).toBe('Oxford, Oxfordshire')
  expect(suggestPlaces('hal', 3, nothing)[0]?.label).toBe('Halifax, West Yorkshire')
})

test('where something is open comes before what is better known, and what is typed in whole before both', () => {
  const labels = (typed: string, open: string[]) => suggestPlaces(typed, 5, new Set(open)).map(({ label }) => label)
  expect(labels('brig', ['HD6']).slice(0, 2)).toEqual(['Brighouse, West Yorkshire', 'Brighton, East Sussex'])
  expect(labels('hal', ['LA2', 'B63'])).toEqual([
    'Halesowen, West Midlands',
    'Halifax, West Yorkshire',
    ...[expect.any(String), expect.any(String), expect.any(String)],
  ])
  expect(labels('bath', ['BA15'])[0]).toBe('Bath, Somerset')
  expect(labels('surr', ['GU1'])[0]).toBe('Surrey')
  expect(labels('lo', ['E8', 'M12'])[0]).toBe('London')
})

test.for(['m4', 'hack', 'manc', 'lee', 'bal', 'kent', 'ls6', 'newp', 'st', 'lond'])(
  'each place that “%s” suggests is found by the words that it is suggested in',
  (typed) => {
    const suggested = suggestPlaces(typed, 5, nothing)
    expect(suggested.map(({ label }) => findPlace(fold(label), 'exactly')?.label)).toEqual(
      suggested.map(({ label }) => label),
    )
  },
)

test('of places with one name the county says which', () => {
  const newport = findPlace('newport isle of wight', 'exactly')
  expect(newport?.label).toBe('Newport, Isle of Wight')
  expect(newport?.outwards).toContain('PO30')
})

test('boxes that only hold letters are no place for an appointment', () => {
  for (const typed of ['bristol', 'newcastle', 'bs99', 'ne99'])
    expect(suggestPlaces(typed, 6, nothing).filter(({ label }) => label.includes('PO Box'))).toEqual([])
  expect(findPlace('bristol', 'exactly')?.outwards).not.toContain('BS99')
  expect(findPlace('bs99', 'exactly')).toBeUndefined()
})
