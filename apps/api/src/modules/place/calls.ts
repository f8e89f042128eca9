import { getMap, getPlace } from '@ginipig/contract/place/place.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import { mapGround } from './map.ts'
import { placeOf } from './places.ts'

/** It changes with a release. */
const KEPT_S = 86_400

export function placeCalls(host: Host): void {
  serve(host, getPlace, async ({ params }) => {
    const place = placeOf(params.outward)
    if (!place) throw new Refusal('place_not_found')
    return place
  })
  serve(host, getMap, async ({ actor, reply }) => {
    if (!actor) reply.header('cache-control', `public, max-age=${KEPT_S}`)
    return mapGround()
  })
}
