import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Instant } from '#core/scalar.ts'

/** A provider's free times of today, and whom they could tell of them. */
export const Gap = v.object({
  /** Free starts of today that somebody new can still take. */
  times: v.number(),
  /** Who would be told now: they wait for, or have saved, this provider or a listing of theirs, are near, agreed to news
   *  from us, and have heard of nobody's free times today. */
  people: v.number(),
  /** Who was told today, and when last; null where nobody was. */
  told: v.nullable(v.object({ people: v.number(), at: Instant })),
  /** Nobody is told before; null where they can be now. */
  quietUntil: v.nullable(Instant),
})
export type Gap = v.InferOutput<typeof Gap>

export const getGap = endpoint({
  name: 'getGap',
  method: 'GET',
  path: '/provider/gap',
  access: 'provider',
  response: Gap,
})

/** Tells all of them, each once a day however many providers ask. */
export const announceGap = endpoint({
  name: 'announceGap',
  method: 'POST',
  path: '/provider/gap/tell',
  access: 'provider',
  body: v.object({}),
  response: Gap,
  errors: ['quiet_hours'],
})
