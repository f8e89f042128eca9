import { csvRows } from './csv-rows.ts'

/** A district of a British postcode. Sources: docs/operations.md, "Places". */
export type Place = { outward: string; town: string; county: string; nation: string }

/** A district and its centre, in degrees. */
export type District = Place & { lat: number; lon: number }

const readDistricts = (): ReadonlyMap<string, District> =>
  new Map(
    csvRows('uk-outward-codes.csv').map(([outward = '', lat, lon, town = '', county = '', nation = '']) => [
      outward,
      { outward, town, county, nation, lat: Number(lat), lon: Number(lon) },
    ]),
  )

let known: ReadonlyMap<string, District> | undefined

/** Every district by its outward part, in capitals; read once. */
export function districts(): ReadonlyMap<string, District> {
  known ??= readDistricts()
  return known
}

/** @param outward - "M4", in any case; undefined where Royal Mail has no such district */
export function placeOf(outward: string): Place | undefined {
  const district = districts().get(outward.toUpperCase())
  if (!district) return undefined
  const { town, county, nation } = district
  return { outward: district.outward, town, county, nation }
}
