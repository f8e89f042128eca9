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
