import { getPlace } from '@ginipig/contract/place/place.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import { placeOf } from './places.ts'

export function placeCalls(host: Host): void {
  serve(host, getPlace, async ({ params }) => {
    const place = placeOf(params.outward)
    if (!place) throw new Refusal('place_not_found')
    return place
  })
}
