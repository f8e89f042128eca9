import { categories, levels, purposes, slotPeriods, subcategories } from '@ginipig/domain/listing'
import { reachMiles, starsAtLeast } from '@ginipig/domain/search/choices'
import { PlainText } from '@ginipig/domain/text'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { CalendarDate, Id, Instant, Pence } from '#core/scalar.ts'

const words = v.optional(v.pipe(PlainText, v.trim(), v.nonEmpty('required'), v.maxLength(80, 'too_long')))
const some = <const Words extends readonly [string, ...string[]]>(all: Words) =>
  v.optional(
    v.pipe(v.array(v.picklist(all, 'invalid')), v.minLength(1, 'required'), v.maxLength(all.length, 'invalid')),
  )

/** What is looked for: a search of listings without its order and pages. See `searchListings` for each. */
export const AlertSearch = v.pipe(
  v.object({
    category: v.optional(v.picklist(categories, 'invalid')),
    subcategory: v.optional(v.picklist([...new Set(Object.values(subcategories).flat())], 'invalid')),
    q: words,
    place: words,
    within: v.optional(v.picklist(reachMiles, 'invalid')),
    date: v.optional(CalendarDate),
    weekend: v.optional(v.literal(true, 'invalid')),
    /** Begins in the next 48 hours, whenever it is looked at. */
    soon: v.optional(v.literal(true, 'invalid')),
    part: some(slotPeriods),
    rating: v.optional(v.picklist(starsAtLeast, 'invalid')),
    level: some(levels),
    purpose: some(purposes),
    priceMin: v.optional(Pence),
    priceMax: v.optional(Pence),
    instant: v.optional(v.literal(true, 'invalid')),
    online: v.optional(v.literal(true, 'invalid')),
  }),
  v.check((search) => Object.values(search).some((one) => one !== undefined), 'required'),
)
export type AlertSearch = v.InferOutput<typeof AlertSearch>

/** A search that found nothing and is looked at again for a client. */
export const Alert = v.object({
  id: Id,
  search: AlertSearch,
  createdAt: Instant,
  /** When it ends by itself. */
  endsAt: Instant,
})
export type Alert = v.InferOutput<typeof Alert>

/** All of a client's, the newest first. */
export const Alerts = v.object({ items: v.array(Alert) })
export type Alerts = v.InferOutput<typeof Alerts>

export const listAlerts = endpoint({
  name: 'listAlerts',
  method: 'GET',
  path: '/alerts',
  access: 'client',
  response: Alerts,
})

/** Looks at a search again and again, and tells the client once when it finds something: then it is over. The same search
 *  put twice is one. Source: notes-client.md, search-none.
 *  @throws `waits_full` at `MAX_ALERTS`, `invalid_input` for a day that is over */
export const putAlert = endpoint({
  name: 'putAlert',
  method: 'PUT',
  path: '/alerts',
  access: 'client',
  body: v.object({ search: AlertSearch }),
  response: Alerts,
  errors: ['waits_full'],
})

export const deleteAlert = endpoint({
  name: 'deleteAlert',
  method: 'DELETE',
  path: '/alerts/:alertId',
  access: 'client',
  params: v.object({ alertId: Id }),
  response: Alerts,
})
