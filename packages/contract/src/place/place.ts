import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'

/** Where the first half of a British postcode lies: a main place of the district, its county, its nation. */
export const getPlace = endpoint({
  name: 'getPlace',
  method: 'GET',
  path: '/places/:outward',
  access: 'public',
  params: v.object({ outward: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,2}\d[A-Za-z\d]?$/, 'postcode_invalid')) }),
  response: v.object({ outward: v.string(), town: v.string(), county: v.string(), nation: v.string() }),
  errors: ['place_not_found'],
})

/** Degrees: latitude, longitude. */
const Point = v.tuple([v.number(), v.number()])

/** What a map of appointments is drawn on, without an outside service: the land of the British Isles (polygons of rings,
 *  the first of each its shore) and every district of a postcode with its centre and a main place of it. */
export const getMap = endpoint({
  name: 'getMap',
  method: 'GET',
  path: '/map',
  access: 'public',
  response: v.object({
    land: v.array(v.array(v.array(Point))),
    /** Outward part in capitals, latitude, longitude, town. */
    districts: v.array(v.tuple([v.string(), v.number(), v.number(), v.string()])),
  }),
})
