import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A district of a British postcode. Sources: docs/operations.md, "Places". */
export type Place = { outward: string; town: string; county: string; nation: string }

/** The centre of each district by its outward part. No field of the file holds a comma. */
function readPlaces(): ReadonlyMap<string, Place> {
  const text = readFileSync(path.join(import.meta.dirname, 'uk-outward-codes.csv'), 'utf8')
  return new Map(
    text
      .split('\n')
      .slice(1)
      .filter((row) => row !== '')
      .map((row) => {
        const [outward = '', , , town = '', county = '', nation = ''] = row.split(',')
        return [outward, { outward, town, county, nation }]
      }),
  )
}

let places: ReadonlyMap<string, Place> | undefined

/** @param outward - "M4", in any case; undefined where Royal Mail has no such district */
export function placeOf(outward: string): Place | undefined {
  places ??= readPlaces()
  return places.get(outward.toUpperCase())
}
