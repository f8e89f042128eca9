import { fold, nearestWord } from '@ginipig/domain/search'
import { csvRows } from './csv-rows.ts'
import { type District, districts } from './places.ts'
import { quarters } from './quarters.ts'

/** Somewhere that people look for appointments. */
export type Spot = {
  /** "Hackney, Greater London", "M4, Manchester", "Kent". */
  label: string
  /** The name alone, as it would be typed. */
  name: string
  lat: number
  lon: number
  /** Districts that belong to it whatever their distance, in capitals. */
  outwards: readonly string[]
  /** A county, all of London or a whole postcode area: it is what it holds, and nothing round it. */
  isArea: boolean
  /** Known well enough that a line with its name means it, and nobody's name. */
  isWellKnown: boolean
}

type Named = Spot & {
  folded: string
  /** What stands behind its name: the county, or the town that it is a quarter of. */
  county: string
  isQuarter: boolean
}

/** Degrees of latitude to metres. */
const METRES_A_DEGREE = 111_195
/** Entries of one name within this distance are one town in several counties. */
const ONE_TOWN_METRES = 25_000
/** Districts this near say how much of a town it is. */
const TOWN_METRES = 8_000

/** Called otherwise by most people than by the source. */
export const aliases: Readonly<Record<string, string>> = {
  newcastle: 'newcastle upon tyne',
  chorlton: 'chorlton cum hardy',
  stoke: 'stoke on trent',
  'milton keyes': 'milton keynes',
  headingly: 'headingley',
  'elephant castle': 'elephant and castle',
  // In French.
  londres: 'london',
  edimbourg: 'edinburgh',
}

/** Metres between two points of one country: flat, which is right to a hundredth here. */
export function metresBetween(one: { lat: number; lon: number }, other: { lat: number; lon: number }): number {
  const scale = Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180)
  return Math.hypot(one.lat - other.lat, (one.lon - other.lon) * scale) * METRES_A_DEGREE
}

/** The town that each British postcode area is named after: what most people mean by a name's beginning. */
const headTowns = new Set(
  [
    'aberdeen, bath, belfast, birmingham, blackburn, blackpool, bolton, bournemouth, bradford, brighton, bristol, bromley',
    'cambridge, canterbury, cardiff, carlisle, chelmsford, chester, colchester, coventry, crewe, croydon, darlington',
    'dartford, derby, doncaster, dorchester, dudley, dumfries, dundee, durham, edinburgh, enfield, exeter, falkirk',
    'galashiels, glasgow, gloucester, guildford, halifax, harrogate, harrow, hemel hempstead, hereford, huddersfield, hull',
    'ilford, inverness, ipswich, kilmarnock, kingston upon thames, kirkcaldy, kirkwall, lancaster, leeds, leicester, lerwick',
    'lincoln, liverpool, llandrindod wells, llandudno, london, luton, maidstone, manchester, middlesbrough, milton keynes',
    'motherwell, newcastle upon tyne, newport, northampton, norwich, nottingham, oldham, oxford, paisley, perth, peterborough',
    'plymouth, portsmouth, preston, reading, redhill, rochester, romford, salisbury, sheffield, shrewsbury, slough, southall',
    'southampton, southend on sea, st albans, stevenage, stockport, stoke on trent, sunderland, sutton, swansea, swindon',
    'taunton, telford, tonbridge, torquay, truro, twickenham, wakefield, walsall, warrington, watford, wigan, wolverhampton',
    'worcester, york',
  ].flatMap((line) => line.split(', ')),
)

const namedOf = ({ name, county, ...rest }: Omit<Named, 'folded' | 'label' | 'isArea' | 'isWellKnown'>): Named => ({
  ...rest,
  folded: fold(name),
  label: county === '' || county === name ? name : `${name}, ${county}`,
  ...{ name, county, isArea: false, isWellKnown: false },
})

/** Each lies where the districts that it is in have their centre. */
function readQuarters(): Named[] {
  return Object.entries(quarters).flatMap(([town, line]) =>
    line.split(', ').map((quarter) => {
      const outwards = quarter.split(' ').filter((word) => districts().has(word))
      const name = quarter.split(' ').slice(0, -outwards.length).join(' ')
      const { lat, lon } = areaOf(
        name,
        outwards.flatMap((one) => districts().get(one) ?? []),
      )
      return namedOf({ name, county: town, lat, lon, outwards, isQuarter: true })
    }),
  )
}

function readGazetteer() {
  const ofTowns = readQuarters()
  const byName = new Map<string, Named[]>()
  for (const [name = '', county = '', , lat, lon, outwards = ''] of csvRows('uk-places.csv')) {
    const [at, all] = [{ lat: Number(lat), lon: Number(lon) }, outwards.split(' ')]
    const spot = namedOf({ name, county, ...at, outwards: all, isQuarter: false })
    byName.set(spot.folded, [...(byName.get(spot.folded) ?? []), spot])
  }
  for (const spot of ofTowns) byName.set(spot.folded, [...(byName.get(spot.folded) ?? []), spot])
  const counties = Map.groupBy(districts().values(), ({ county }) => fold(county))
  counties.delete('')
  const towns = new Map<string, number>()
  for (const { town } of districts().values()) towns.set(fold(town), (towns.get(fold(town)) ?? 0) + 1)
  // Where several names begin alike the larger town is meant.
  const rowOf = (name: string, all: readonly Named[]) => {
    const best = bestOf(all)
    const whole = name === 'london' ? counties.get('greater london')?.map(({ outward }) => outward) : undefined
    const outwards = whole ?? partsOf(best, all)
    const size = (towns.get(name) ?? 0) + outwards.length
    return { name, outwards, isHead: headTowns.has(name), size, near: best ? districtsRound(best).length : 0 }
  }
  // Where a quarter has the name of other places, each is suggested with what stands behind it.
  const second = [...new Set(ofTowns.map(({ folded }) => folded))].flatMap((folded) => {
    const all = byName.get(folded) ?? []
    return all.filter((one) => one !== bestOf(all))
  })
  const names = [
    ...Array.from(byName, ([name, all]) => rowOf(name, all)),
    ...second.map((one) => rowOf(fold(one.label), [one])),
  ]
  names.sort(
    (one, other) => Number(other.isHead) - Number(one.isHead) || other.size - one.size || other.near - one.near,
  )
  return { byName, counties, towns: [...towns.keys()].filter((name) => byName.has(name)), names }
}

let known: ReturnType<typeof readGazetteer> | undefined
const gazetteer = () => {
  known ??= readGazetteer()
  return known
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const areaOf = (name: string, members: readonly District[]): Spot => ({
  label: name,
  name,
  lat: mean(members.map(({ lat }) => lat)),
  lon: mean(members.map(({ lon }) => lon)),
  outwards: members.map(({ outward }) => outward),
  isArea: true,
  isWellKnown: true,
})

/** A whole postcode, or what stands of one that is still being typed. */
const longPostcode = /^([a-z]{1,2}\d[a-z\d]?)(?: ?\d[a-z]{2}| \d[a-z]?)$/

/** A district by the whole of a postcode or the beginning of one, a postcode area by its letters. */
function byPostcode(folded: string): Spot | undefined {
  const outward = (longPostcode.exec(folded)?.[1] ?? folded).replaceAll(' ', '').toUpperCase()
  const district = districts().get(outward)
  if (!district) return undefined
  const { town, lat, lon } = district
  return {
    label: `${outward}, ${town}`,
    name: outward,
    lat,
    lon,
    outwards: [outward],
    isArea: false,
    isWellKnown: true,
  }
}

function areaByLetters(folded: string): Spot | undefined {
  if (!/^[a-z]{1,2}$/.test(folded)) return undefined
  const letters = folded.toUpperCase()
  const members = [...districts().values()].filter(({ outward }) => outward.replace(/\d.*/, '') === letters)
  return members.length === 0 ? undefined : areaOf(letters, members)
}

/** Squares that are more than `TOWN_METRES` wide and high everywhere in the United Kingdom, in rows from west to east. */
const ROW = 1_000
const squareOf = ({ lat, lon }: { lat: number; lon: number }) => Math.floor(lat * 10) * ROW + Math.floor(lon * 5)
const around = [-ROW, 0, ROW].flatMap((row) => [row - 1, row, row + 1])

const readSquares = () => Map.groupBy(districts().values(), squareOf)
let squares: ReturnType<typeof readSquares> | undefined

/** The districts in its square and those round it: all that are within `TOWN_METRES`, and some beyond. */
function districtsRound(spot: Spot): District[] {
  squares ??= readSquares()
  const square = squareOf(spot)
  const found: District[] = []
  for (const step of around) found.push(...(squares.get(square + step) ?? []))
  return found
}

const weightOf = (spot: Spot) =>
  spot.outwards.length * 3 + districtsRound(spot).filter((one) => metresBetween(one, spot) < TOWN_METRES).length

/** The best known of these. */
const bestOf = (meant: readonly Named[]): Named | undefined =>
  meant.length > 1
    ? meant.map((one) => [weightOf(one), one] as const).sort(([one], [other]) => other - one)[0]?.[1]
    : meant[0]

/** The districts of a town that has parts in several counties. @param all - the places of its name */
const partsOf = (best: Named | undefined, all: readonly Named[]): string[] => {
  const isOneTown = (one: Named) =>
    best && !best.isQuarter && !one.isQuarter && metresBetween(one, best) < ONE_TOWN_METRES
  return [...new Set(all.filter((one) => one === best || isOneTown(one)).flatMap((one) => one.outwards))]
}

/** The best known of a name, or of a name in a county; its parts in several counties are one. */
function townOf(folded: string, county?: string): Spot | undefined {
  const all = gazetteer().byName.get(folded) ?? []
  const meant = county === undefined ? all : all.filter((one) => fold(one.county) === county)
  const best = bestOf(meant)
  if (!best) return undefined
  const outwards = partsOf(best, all)
  return { ...best, outwards, isWellKnown: outwards.length > 1 || gazetteer().towns.includes(folded) }
}

/** A place as its label says it, its county or its town behind it: what suggestions are called. */
function byLabel(folded: string): Spot | undefined {
  const words = folded.split(' ')
  for (let end = words.length - 1; end > 0; end -= 1) {
    const [name, behind] = [words.slice(0, end).join(' '), words.slice(end).join(' ')]
    const district = byPostcode(name)
    const spot = district && fold(district.label) === folded ? district : townOf(name, aliases[behind] ?? behind)
    if (spot) return { ...spot, isWellKnown: true }
  }
  return undefined
}

/** A place by the name that somebody typed: postcode, district, town, part of a town, county.
 *  @param folded - by `fold` of the domain
 *  @param how - `nearly` forgives slips in the names of towns; `beginning` is enough of a name to go on with */
export function findPlace(folded: string, how: 'exactly' | 'nearly' | 'beginning'): Spot | undefined {
  const name = aliases[folded] ?? folded
  const exact = byPostcode(name) ?? countyOf(name) ?? townOf(name) ?? byLabel(name)
  if (exact || how === 'exactly') return exact
  if (how === 'nearly') {
    const near = nearestWord(name, gazetteer().towns)
    return near === undefined ? undefined : findPlace(near, 'exactly')
  }
  const area = areaByLetters(name)
  if (area || name.length < 3) return area
  const begun = gazetteer().names.find((one) => one.name.startsWith(name))
  return begun && findPlace(begun.name, 'exactly')
}

/** All of London goes by its county; other counties only where no town has their name. */
function countyOf(name: string): Spot | undefined {
  const { byName, counties } = gazetteer()
  const members = counties.get(name === 'london' ? 'greater london' : name)
  if (!members || (name !== 'london' && byName.has(name))) return undefined
  return areaOf(name === 'london' ? 'London' : (members[0]?.county ?? name), members)
}

/** Names that begin like this: the one that is typed in whole, those where something is open, the others; best known first.
 *  @param folded - at least two letters  @param open - districts with something to book, in capitals */
export function suggestPlaces(folded: string, most: number, open: ReadonlySet<string>): Spot[] {
  const { names, counties } = gazetteer()
  const exact = byPostcode(folded)
  const whole = [...counties]
    .filter(([name]) => name.startsWith(folded))
    .map(([name, members]) => ({ name, outwards: members.map(({ outward }) => outward), isHead: false }))
  const begun = names.filter(({ name }) => name.startsWith(folded))
  const heads = begun.filter(({ isHead }) => isHead)
  const all = [...heads, ...whole, ...begun.filter(({ isHead }) => !isHead)]
  const rankOf = ({ name, outwards }: { name: string; outwards: readonly string[] }) =>
    name === folded ? 0 : outwards.some((one) => open.has(one)) ? 1 : 2
  const ranked = all.map((one) => [rankOf(one), one.name] as const).sort(([one], [other]) => one - other)
  const spots = ranked.slice(0, most).flatMap(([, name]) => findPlace(name, 'exactly') ?? [])
  return [...new Map([...(exact ? [exact] : []), ...spots].map((spot) => [spot.label, spot])).values()].slice(0, most)
}

export const METRES_A_MILE = 1_609.344

/** A district of a search and how far its centre is, in metres. */
export type Reach = { outward: string; metres: number }

/** The districts of a place and those round it, nearest first. @param metres - how far round; a whole area has its own */
export function reachOf(spot: Spot, metres: number): Reach[] {
  const own = new Set(spot.outwards)
  return [...districts().values()]
    .map((district) => ({ outward: district.outward, metres: Math.round(metresBetween(spot, district)) }))
    .filter((one) => own.has(one.outward) || (!spot.isArea && one.metres <= metres))
    .sort((one, other) => one.metres - other.metres || (one.outward < other.outward ? -1 : 1))
}
