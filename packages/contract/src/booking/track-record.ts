import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'

/** How somebody's appointments of the last year ended; null while there are too few to say anything fair. */
export const TrackRecord = v.nullable(v.object({ kept: v.number(), cancelledLate: v.number(), missed: v.number() }))

/** What the other side is shown of the caller before it decides. */
export const getOwnRecord = endpoint({
  name: 'getOwnRecord',
  method: 'GET',
  path: '/me/record',
  access: 'either',
  response: v.object({
    record: TrackRecord,
    /** How long they usually take to answer a request, ms; null of a client, and while there are too few answers. */
    answerMs: v.nullable(v.number()),
  }),
})
