import * as v from 'valibot'
import { noSuch } from '#errors.ts'
import { isWithin, pageOf } from '#http/list.ts'
import { created, expansion, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'

const retrieveEvent = route({
  method: 'GET',
  path: '/v1/events/:id',
  params: v.strictObject(expansion),
  handle: ({ store }, { id }) => {
    const event = store.get('events', id)
    if (!event) throw noSuch('event', id)
    return event
  },
})

const listEvents = route({
  method: 'GET',
  path: '/v1/events',
  params: v.strictObject({
    ...paging,
    created: v.optional(created),
    type: v.optional(text),
    types: v.optional(v.array(text)),
  }),
  handle: ({ store }, { params, path }) => {
    const wanted = params.type === undefined ? params.types : [params.type]
    const rows = store
      .all('events')
      .filter(
        (row) =>
          row.account === undefined &&
          isWithin(row.created, params.created) &&
          (wanted?.some((type) => matches(type, row.type)) ?? true),
      )
    return pageOf(rows, params, path, 'event')
  },
})

/** `charge.*` stands for all events that begin so. */
function matches(wanted: string, type: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : wanted === type
}

export const events: Resource = { object: 'event', expandable: {}, routes: [retrieveEvent, listEvents] }
