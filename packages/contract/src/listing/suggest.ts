import { categories } from '@ginipig/domain/listing'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id } from '#core/scalar.ts'

/** What somebody who types this may mean: names of treatments, people who have a free time, places. Few of each. */
export const suggestSearch = endpoint({
  name: 'suggestSearch',
  method: 'GET',
  path: '/search-suggestions',
  access: 'public',
  query: v.object({ q: v.pipe(v.string(), v.trim(), v.maxLength(80, 'too_long')) }),
  response: v.object({
    treatments: v.array(
      v.object({
        name: v.string(),
        /** Where it belongs; null where that is more than one, as is the part of it. */
        category: v.nullable(v.picklist(categories)),
        subcategory: v.nullable(v.string()),
      }),
    ),
    people: v.array(v.object({ id: Id, name: v.string(), town: v.string() })),
    places: v.array(v.string()),
  }),
  errors: ['too_many_requests'],
})
