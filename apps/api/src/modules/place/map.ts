import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { getMap } from '@ginipig/contract/place/place.ts'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type RawBytes, rawJson } from '#platform/http/serve.ts'
import { districts } from './places.ts'

type Ground = ResponseOf<typeof getMap>

/** ISO 3166 numbers of what a map of the United Kingdom shows: with its neighbours nothing of its shore is missing. */
const SHOWN = new Set(['826', '372', '833'])
/** Thousandths of a degree, some 100 m: finer than the source. */
const round = (degrees: number) => Math.round(degrees * 1_000) / 1_000

function readLand(): Ground['land'] {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'))
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }> // as the package says
  return atlas.objects.countries.geometries
    .filter(({ id }) => SHOWN.has(String(id)))
    .flatMap((country) => {
      if (country.type === 'Polygon') return [feature(atlas, country).geometry.coordinates]
      return country.type === 'MultiPolygon' ? feature(atlas, country).geometry.coordinates : []
    })
    .map((rings) => rings.map((ring) => ring.map(([lon = 0, lat = 0]) => [round(lat), round(lon)] as [number, number])))
}

let drawn: RawBytes | undefined

/** The ground of the map by the contract; made once a process. Sources: docs/operations.md, "Places". */
export function mapGround(): RawBytes {
  drawn ??= rawJson({
    land: readLand(),
    districts: [...districts().values()].map(({ outward, lat, lon, town }) => [outward, round(lat), round(lon), town]),
  } satisfies Ground)
  return drawn
}
