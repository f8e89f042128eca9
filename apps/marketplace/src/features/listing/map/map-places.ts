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

/** Those of the names that fit without lying on each other or on what is `taken`, the first before the later.
 *  @param toPixel - where a point is drawn; undefined outside of what is seen */
export function namesThatFit<Named extends { at: LatLon }>(
  names: readonly Named[],
  taken: readonly Pixel[],
  toPixel: (at: LatLon) => Pixel | undefined,
): Named[] {
  const used = [...taken]
  return names.filter(({ at }) => {
    const spot = toPixel(at)
    if (!spot) return false
    const isFree = used.every(({ x, y }) => Math.abs(x - spot.x) >= NAME_GAP.x || Math.abs(y - spot.y) >= NAME_GAP.y)
    if (isFree) used.push(spot)
    return isFree
  })
}

const METRES_A_MILE = 1_609.344

/** The search that finds what a part of the map shows: its middle district and how far round it.
 *  @param metres - from the middle to the nearest edge */
export function searchOfArea(
  { districts }: MapGround,
  [lat, lon]: LatLon,
  metres: number,
): { place: string; within: (typeof reachMiles)[number] } | undefined {
  const scale = Math.cos((lat * Math.PI) / 180)
  const far = ([, toLat, toLon]: MapGround['districts'][number]) => Math.hypot(toLat - lat, (toLon - lon) * scale)
  const nearest = districts.reduce<MapGround['districts'][number] | undefined>(
    (best, one) => (best && far(best) <= far(one) ? best : one),
    undefined,
  )
  if (!nearest) return undefined
  const within = reachMiles.find((miles) => miles * METRES_A_MILE >= metres) ?? reachMiles[reachMiles.length - 1]
  return within && { place: nearest[0], within }
}
