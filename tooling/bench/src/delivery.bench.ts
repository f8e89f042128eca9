import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Socket } from 'socket.io-client'
import { openAll, type Pass, tickets } from './delivery/sockets.ts'
import type { Question } from './question.ts'
import { alternate, compare, percentile } from './rounds.ts'
import { startApi, startSockets } from './server/servers.ts'
import { SECONDS } from './settings.ts'

const SOCKETS = 1_000
/** Each person has a socket at either process. */
const PEOPLE = SOCKETS / 2
/** Between two events, ms. */
const EVERY_MS = 10
/** What has not come by then is lost, ms. */
const LOST_MS = 5_000
const EVENT = 'booking.changed'

/** A side that is measured: its sockets by whom they are of, and the channel that its servers hear. */
type Side = { readonly sockets: ReadonlyMap<string, readonly Socket[]>; readonly channel: string }

/** As the API's emitter says it: the adapter's cluster protocol, in a notification of PostgreSQL. */
const broadcast = (room: string, payload: object) =>
  JSON.stringify({
    uid: 'emitter',
    nsp: '/',
    type: 3,
    data: { packet: { type: 2, data: [EVENT, payload], nsp: '/' }, opts: { rooms: [room], except: [], flags: {} } },
  })

function sideOf(passes: readonly Pass[], sockets: readonly Socket[], channel: string): Side {
  const byPerson = Map.groupBy(
    sockets.map((socket, index) => ({ socket, id: passes[index]?.accountId ?? '' })),
    ({ id }) => id,
  )
  return { sockets: new Map([...byPerson].map(([id, all]) => [id, all.map(({ socket }) => socket)])), channel }
}

/** Says things to one person after the other. @returns ms from the notification to each socket of theirs
 *  @throws where something was lost */
async function deliver(pool: pg.Pool, { sockets, channel }: Side): Promise<number[]> {
  const people = [...sockets.keys()]
  const times: number[] = []
  const under: Promise<void>[] = []
  const end = performance.now() + SECONDS * 1000
  for (let event = 0; performance.now() < end; event += 1) {
    const id = people[event % people.length] ?? ''
    const heard = (sockets.get(id) ?? []).map(
      (socket) => new Promise<void>((resolve) => socket.once(EVENT, () => resolve())),
    )
    const began = performance.now()
    const payload = { bookingId: id, status: 'confirmed' }
    under.push(...heard.map((one) => one.then(() => void times.push(performance.now() - began))))
    await pool.query('select pg_notify($1, $2)', [channel, broadcast(`account:${id}`, payload)])
    await sleep(EVERY_MS)
  }
  const isLate = await Promise.race([Promise.all(under).then(() => false), sleep(LOST_MS, true, { ref: false })])
  if (isLate) throw new Error(`${under.length - times.length} of ${under.length} events were lost`)
  return times
}

export const question: Question = {
  asks: `How long until an event is heard by ${SOCKETS} sockets at two API processes? Beside bare ones on the same adapter.`,
  async answer({ stand, say }) {
    const here = await stand()
    const people = here.world.clientIds.slice(0, PEOPLE)
    // Both sockets of a person stand beside each other, so that they come to different servers.
    const ids = people.flatMap((id) => [id, id])
    const servers = await Promise.all([startApi(here), startApi(here), startSockets(here), startSockets(here)])
    const [first, second, third, fourth] = servers.map(({ url }) => url) as [string, string, string, string]
    const open: Socket[] = []
    try {
      const passes = await tickets(here.pool, ids)
      const ours = await openAll([first, second], passes)
      open.push(...ours)
      const rooms = ids.map((accountId) => ({ accountId, auth: { room: `account:${accountId}` } }))
      const bare = await openAll([third, fourth], rooms)
      open.push(...bare)
      say(`${ours.length} sockets of ${people.length} people at two API processes, ${bare.length} at two bare ones`)
      const pairs = await alternate(
        () => deliver(here.pool, sideOf(passes, ours, 'ginipig#/')),
        () => deliver(here.pool, sideOf(rooms, bare, 'bare#/')),
      )
      const told = (part: number) => compare(pairs, (times) => percentile(times, part))
      const { ours: ms, bare: bareMs, ratio } = told(0.95)
      say(`p50 ${told(0.5).ours.toFixed(1)} ms, bare ${told(0.5).bare.toFixed(1)} ms`)
      return [
        {
          what: 'delivery of an event, p95',
          ours: `${ms.toFixed(1)} ms`,
          bare: `${bareMs.toFixed(1)} ms`,
          ratio,
          goal: { atMost: 1.5 },
          isTime: true,
        },
      ]
    } finally {
      for (const socket of open) socket.disconnect()
      await Promise.all(servers.map((server) => server.stop()))
    }
  },
}
