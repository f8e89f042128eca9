import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import type { getMap } from '@ginipig/contract/place/place.ts'
import { reachMiles } from '@ginipig/domain/search/choices'

export type MapGround = ResponseOf<typeof getMap>
/** Degrees: latitude, longitude. */
export type LatLon = readonly [number, number]

/** All listings of one district, or of several that lie too near each other to be told apart: a map knows no door before
 *  a booking is accepted. Pence. */
export type Pin = {
  /** Outward parts, the list's first before the others. */
  outwards: readonly [string, ...string[]]
  town: string
  at: LatLon
  count: number
  lowest: number
  isInstant: boolean
}

type Pixel = { x: number; y: number }

type Pinned = Pick<ListingCard, 'type' | 'outwardPostcode' | 'price' | 'approval'>

/** One pin a district, in the list's order. What is online has no place. */
export function pinsOf(listings: readonly Pinned[], { districts }: MapGround): Pin[] {
  const centres = new Map(districts.map(([outward, lat, lon, town]) => [outward, { at: [lat, lon] as const, town }]))
  const inDistrict = Map.groupBy(
    listings.filter(({ type }) => type !== 'online'),
    ({ outwardPostcode }) => outwardPostcode,
  )
  return [...inDistrict].flatMap(([outward, own]) => {
    const centre = centres.get(outward)
    if (!centre) return []
    const lowest = Math.min(...own.map(({ price }) => price))
    const isInstant = own.some(({ approval }) => approval === 'automatic')
    return [{ outwards: [outward], ...centre, count: own.length, lowest, isInstant }]
  })
}

/** px between the feet of two pins */
const PIN_GAP = { x: 96, y: 52 }

/** Pins that would lie on each other are one, where the first of them stands. @param toPixel - where a point is drawn */
export function mergedPins(pins: readonly Pin[], toPixel: (at: LatLon) => Pixel): Pin[] {
  const merged: { pin: Pin; spot: Pixel }[] = []
  for (const pin of pins) {
    const spot = toPixel(pin.at)
    const near = merged.find(
      (one) => Math.abs(one.spot.x - spot.x) < PIN_GAP.x && Math.abs(one.spot.y - spot.y) < PIN_GAP.y,
    )
    if (!near) merged.push({ pin, spot })
    else
      near.pin = {
        ...near.pin,
        outwards: [...near.pin.outwards, ...pin.outwards],
        count: near.pin.count + pin.count,
        lowest: Math.min(near.pin.lowest, pin.lowest),
        isInstant: near.pin.isInstant || pin.isInstant,
      }
  }
  return merged.map(({ pin }) => pin)
}

/** A town to be named on the map; `size` is how many districts it has. */
export type Town = { name: string; at: LatLon; size: number }

/** Towns, the largest first. Those of one name in two postcode areas are two. */
export function townsOf({ districts }: MapGround): Town[] {
  const byTown = Map.groupBy(districts, ([outward, , , town]) => `${town} ${outward.replace(/\d.*/, '')}`)
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  return [...byTown.values()]
    .map((own) => ({
      name: own[0]?.[3] ?? '',
      at: [mean(own.map(([, lat]) => lat)), mean(own.map(([, , lon]) => lon))] as const,
      size: own.length,
    }))
    .sort((one, other) => other.size - one.size || (one.name < other.name ? -1 : 1))
}

/** px between two names */
const NAME_GAP = { x: 110, y: 34 }

/** px that a name may lie lower than its town: as far as from under a pin to below its foot */
const NAME_DROPS = [0, 12, 24, 36]

/** Those of the names that fit without lying on each other or on a pin, the first before the later, each with where it is
 *  drawn: a name under a pin goes below it.
 *  @param pins - their middles
 *  @param toPixel - where a point is drawn; undefined outside of what is seen */
export function namesThatFit<Named extends { at: LatLon }>(
  names: readonly Named[],
  pins: readonly Pixel[],
  toPixel: (at: LatLon) => Pixel | undefined,
): { named: Named; spot: Pixel }[] {
  const fitting: { named: Named; spot: Pixel }[] = []
  const isOn = (spot: Pixel) => (other: Pixel) =>
    Math.abs(other.x - spot.x) < NAME_GAP.x && Math.abs(other.y - spot.y) < NAME_GAP.y
  const isTaken = (spot: Pixel) => fitting.some((one) => isOn(spot)(one.spot))
  for (const named of names) {
    const own = toPixel(named.at)
    // To a larger town it gives way.
    if (!own || isTaken(own)) continue
    const spot = NAME_DROPS.map((drop) => ({ x: own.x, y: own.y + drop })).find((one) => !pins.some(isOn(one)))
    if (spot && !isTaken(spot)) fitting.push({ named, spot })
  }
  return fitting
}

const METRES_A_MILE = 1_609.344

/** The farthest that one search looks round a place. */
const FARTHEST_METRES = Math.max(...reachMiles) * METRES_A_MILE

/** Metres from one degree of latitude to the next. */
const METRES_A_DEGREE = 111_320

/** The district whose middle is nearest, and how far that is. */
function nearestDistrict(
  { districts }: MapGround,
  [lat, lon]: LatLon,
): { outward: string; metres: number } | undefined {
  const scale = Math.cos((lat * Math.PI) / 180)
  return districts
    .map(([outward, toLat, toLon]) => ({
      outward,
      metres: Math.hypot(toLat - lat, (toLon - lon) * scale) * METRES_A_DEGREE,
    }))
    .reduce<{ outward: string; metres: number } | undefined>(
      (best, one) => (best && best.metres <= one.metres ? best : one),
      undefined,
    )
}

/** How often a part of the map must be halved until one search finds all of it; 0 where one does.
 *  @param metres - from the middle to the nearest edge */
export const halvingsToSearch = (metres: number): number => Math.max(0, Math.ceil(Math.log2(metres / FARTHEST_METRES)))

/** The search that finds what a part of the map shows: its middle district and how far round it.
 *  @param metres - from the middle to the nearest edge */
export function searchOfArea(
  ground: MapGround,
  middle: LatLon,
  metres: number,
): { place: string; within: (typeof reachMiles)[number] } | undefined {
  const nearest = nearestDistrict(ground, middle)
  const within = reachMiles.find((miles) => miles * METRES_A_MILE >= metres) ?? reachMiles[reachMiles.length - 1]
  return nearest && within && { place: nearest.outward, within }
}

/** The search of whoever is there: as far as usual round their district; none for who is farther from any than one can
 *  search. */
export function searchNear(ground: MapGround, at: LatLon): { place: string; within: undefined } | undefined {
  const nearest = nearestDistrict(ground, at)
  const isFar = !nearest || nearest.metres > FARTHEST_METRES
  return isFar ? undefined : { place: nearest.outward, within: undefined }
}
