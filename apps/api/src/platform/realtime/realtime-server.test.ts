import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '#app.ts'
import { at } from '#platform/database/sql.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { createPerson, type Person, post, signIn } from '#testing/password-login.ts'
import type { TestApi } from '#testing/test-api.ts'
import { testOrigins } from '#testing/test-config.ts'
import { createEmitter, type Emitter } from './emitter.ts'
import { attachRealtime, type Realtime } from './realtime-server.ts'
import { next, openSocket, outcomeOf, sayUntil } from './socket.fixture.ts'

const api = apiOfFile()
let emitter: Emitter
let ports: [number, number]
const realtimes: Realtime[] = []
const closers: (() => Promise<void>)[] = []
const sockets: Socket[] = []

/** Two API servers on one database. */
beforeAll(async () => {
  emitter = createEmitter(api.platform)
  const listen = async (app: TestApi['app']) => {
    const realtime = attachRealtime(api.platform, app.server)
    realtimes.push(realtime)
    await app.listen({ port: 0, host: '127.0.0.1' })
    await realtime.isListening
    return (app.server.address() as AddressInfo).port // a TCP server's address is one
  }
  const second = await createApp(api.platform)
  closers.push(() => second.close())
  ports = [await listen(api.app), await listen(second)]
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  for (const realtime of realtimes) await realtime.close()
  for (const close of closers) await close()
})

type Options = Parameters<typeof openSocket>[2]

function open(auth: Record<string, unknown> = {}, { port = ports[0], ...options }: { port?: number } & Options = {}) {
  const socket = openSocket(port, auth, options)
  sockets.push(socket)
  return socket
}

async function ticketFor(token: string): Promise<string> {
  const response = await post(api, '/realtime/tickets', {}, { token })
  return response.json<{ ticket: string }>().ticket
}

async function connected(person?: Person, port?: number) {
  const session = person && (await signIn(api, person))
  const auth = session ? { ticket: await ticketFor(session.token) } : {}
  const socket = open(auth, port === undefined ? {} : { port })
  expect(await outcomeOf(socket)).toBe('connected')
  return { socket, session }
}

/** Everything a socket hears; look at it after a marker that was sent after what must not arrive. */
function record(socket: Socket) {
  const heard: [string, unknown][] = []
  socket.onAny((name: string, payload: unknown) => heard.push([name, payload]))
  return heard
}

const news = () => ({ bookingId: randomUUID(), status: 'requested' as const })

describe('events (trust.md G12)', () => {
  test('reach every socket of a person in both processes, and nobody else', async () => {
    const [ada, bob] = [await createPerson(api), await createPerson(api)]
    const first = await connected(ada, ports[0])
    const second = await connected(ada, ports[1])
    const stranger = await connected(bob, ports[0])
    const visitor = await connected(undefined, ports[1])
    const heardByStranger = record(stranger.socket)
    const heardByVisitor = record(visitor.socket)
    const payload = news()
    const both = Promise.all([next(first.socket, 'booking.changed'), next(second.socket, 'booking.changed')])
    await emitter.toAccount(ada.id, 'booking.changed', payload)
    expect(await both).toEqual([payload, payload])
    const marker = next(stranger.socket, 'booking.changed')
    await emitter.toAccount(bob.id, 'booking.changed', news())
    await marker
    expect(heardByStranger).toHaveLength(1)
    expect(heardByVisitor).toEqual([])
  })

  test('of a transaction are told when it commits, and never when it rolls back', async () => {
    const ada = await createPerson(api)
    const { socket } = await connected(ada)
    const heard = record(socket)
    const [lost, kept] = [news(), news()]
    const failing = api.platform.database.transaction(async (sql) => {
      await createEmitter({ database: sql }).toAccount(ada.id, 'booking.changed', lost)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const marker = next(socket, 'booking.changed')
    await api.platform.database.transaction((sql) =>
      createEmitter({ database: sql }).toAccount(ada.id, 'booking.changed', kept),
    )
    await marker
    expect(heard).toEqual([['booking.changed', kept]])
  })

  test('of a listing reach its watchers, visitors too, until they look away', async () => {
    const { socket } = await connected(undefined, ports[1])
    const [left, kept] = [randomUUID(), randomUUID()]
    socket.emit('listing.watch', { listingId: left })
    socket.emit('listing.watch', { listingId: kept })
    await hears(socket, left)
    socket.emit('listing.unwatch', { listingId: left })
    await commandsDone(socket)
    const heard = record(socket)
    await emitter.toListing(left, 'slot.changed', changeOf(left))
    await hears(socket, kept)
    expect(heard.map(([, payload]) => (payload as { listingId: string }).listingId)).not.toContain(left)
  })

  test('of a provider reach who looks at their page, until they look away', async () => {
    const { socket } = await connected(undefined, ports[1])
    const [left, kept] = [randomUUID(), randomUUID()]
    socket.emit('provider.watch', { providerId: left })
    socket.emit('provider.watch', { providerId: kept })
    socket.emit('provider.unwatch', { providerId: left })
    await commandsDone(socket)
    const heard = record(socket)
    await emitter.toProvider(left, 'provider.changed', { providerId: left })
    const marker = next(socket, 'provider.changed')
    await emitter.toProvider(kept, 'provider.changed', { providerId: kept })
    await marker
    const said = heard.filter(([name]) => name === 'provider.changed')
    expect(said).toEqual([['provider.changed', { providerId: kept }]])
  })
})

const changeOf = (listingId: string) => ({ listingId, slotId: randomUUID(), date: '2027-02-09' })

/** Tells of a change until the socket hears it: commands have no answer, but they are taken in order, so by then all
 *  that were sent before this listing's are done. */
async function hears(socket: Socket, listingId: string) {
  const heard = new Promise<void>((resolve) => {
    socket.on('slot.changed', (payload: { listingId: string }) => {
      if (payload.listingId === listingId) resolve()
    })
  })
  await sayUntil(() => emitter.toListing(listingId, 'slot.changed', changeOf(listingId)), heard)
}

async function commandsDone(socket: Socket) {
  const listingId = randomUUID()
  socket.emit('listing.watch', { listingId })
  await hears(socket, listingId)
  socket.emit('listing.unwatch', { listingId })
}

describe('what a socket may say (trust.md G12)', () => {
  test('nothing makes it a member of another’s room', async () => {
    const ada = await createPerson(api)
    const own = await connected(ada)
    const { socket } = await connected()
    const heard = record(socket)
    const room = `account:${ada.id}`
    socket.emit('join', room)
    socket.emit('listing.watch', room)
    socket.emit('listing.watch', { listingId: room })
    socket.emit('listing.watch', { listingId: `../${room}` })
    socket.emit('listing.watch', [room])
    socket.emit('listing.watch', null)
    socket.emit('listing.watch')
    socket.emit('booking.changed', news())
    socket.emit('session.ended', {})
    await commandsDone(socket)
    const marker = next(own.socket, 'booking.changed')
    await emitter.toAccount(ada.id, 'booking.changed', news())
    await marker
    expect(heard.filter(([name]) => name !== 'slot.changed')).toEqual([])
    expect(own.socket.connected).toBe(true)
  })

  test('the twenty-first listing is not watched until another is let go', async () => {
    const { socket } = await connected()
    const ids = Array.from({ length: 21 }, () => randomUUID())
    for (const listingId of ids) socket.emit('listing.watch', { listingId })
    const heard = record(socket)
    await hears(socket, ids[19] ?? '')
    await emitter.toListing(ids[20] ?? '', 'slot.changed', changeOf(ids[20] ?? ''))
    await hears(socket, ids[18] ?? '')
    expect(heard.map(([, payload]) => (payload as { listingId: string }).listingId)).not.toContain(ids[20])
    socket.emit('listing.unwatch', { listingId: ids[0] })
    socket.emit('listing.watch', { listingId: ids[20] })
    await hears(socket, ids[20] ?? '')
  })

  test('a message above 64 kB costs it the connection', async () => {
    const { socket } = await connected()
    const cut = next(socket, 'disconnect')
    socket.emit('listing.watch', { listingId: 'x'.repeat(70_000) })
    expect(await cut).toBe('transport close')
  })
})

describe('visitors of one network', () => {
  const visit = (ip: string) => open({}, { extraHeaders: { origin: testOrigins.marketplace, 'x-forwarded-for': ip } })

  test('have fifty sockets at once; one that closes makes room, and who signs in needs none', async () => {
    const visits = Array.from({ length: 50 }, (_, index) => visit(`2001:db8:3:3::${index + 1}`))
    for (const socket of visits) expect(await outcomeOf(socket)).toBe('connected')
    expect(await outcomeOf(visit('2001:db8:3:3:ffff::1'))).toBe('too_many_sockets')
    expect(await outcomeOf(visit('2001:db8:3:4::1'))).toBe('connected')
    const { token } = await signIn(api, await createPerson(api))
    const extraHeaders = { origin: testOrigins.marketplace, 'x-forwarded-for': '2001:db8:3:3::1' }
    expect(await outcomeOf(open({ ticket: await ticketFor(token) }, { extraHeaders }))).toBe('connected')
    visits[0]?.disconnect()
    await vi.waitFor(async () => expect(await outcomeOf(visit('2001:db8:3:3:ffff::1'))).toBe('connected'))
  })
})

describe('the handshake (trust.md S30), G12', () => {
  test('a ticket is for one socket', async () => {
    const { token } = await signIn(api, await createPerson(api))
    const ticket = await ticketFor(token)
    expect(await outcomeOf(open({ ticket }))).toBe('connected')
    expect(await outcomeOf(open({ ticket }))).toBe('ticket_refused')
    expect(await outcomeOf(open({ ticket }, { port: ports[1] }))).toBe('ticket_refused')
  })

  test('ten sockets with one ticket at the same moment: one is let in', async () => {
    const { token } = await signIn(api, await createPerson(api))
    const ticket = await ticketFor(token)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => outcomeOf(open({ ticket }, { port: ports[index % 2] ?? 0 }))),
    )
    expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'ticket_refused')).toHaveLength(9)
  })

  test('after a minute it is over', async () => {
    const { token } = await signIn(api, await createPerson(api))
    const ticket = await ticketFor(token)
    api.clock.advance(60_000)
    expect(await outcomeOf(open({ ticket }))).toBe('ticket_refused')
  })

  test('it is not kept in a form that would let anybody in', async () => {
    const { token } = await signIn(api, await createPerson(api))
    const ticket = await ticketFor(token)
    expect(Buffer.from(ticket, 'base64url')).toHaveLength(32)
    const rows = await api.platform.database.rows<{ text: string }>('select t::text as text from realtime_ticket t')
    expect(rows.length).toBeGreaterThan(0)
    for (const { text } of rows) expect(text).not.toContain(ticket)
  })

  test.for([{}, { ticket: 'x' }, 1, null, ['x'], 'x', ''])('the ticket %j opens nothing', async (ticket) => {
    expect(await outcomeOf(open({ ticket }))).toBe('ticket_refused')
  })

  test('a ticket of a session that ended meanwhile, or of the other app, opens nothing', async () => {
    const ada = await createPerson(api)
    const session = await signIn(api, ada)
    const ticket = await ticketFor(session.token)
    await post(api, '/auth/logout', {}, { cookies: { '__Host-refresh': session.refreshToken } })
    expect(await outcomeOf(open({ ticket }))).toBe('ticket_refused')
    const other = await signIn(api, ada, { origin: testOrigins.console })
    expect(await outcomeOf(open({ ticket: await ticketFor(other.token) }))).toBe('ticket_refused')
  })

  test.for([
    undefined,
    'null',
    'https://evil.example',
    'http://ginipig.localhost',
    'http://evil.ginipig.localhost:4000',
  ])('origin %s is not let in', async (origin) => {
    const extraHeaders: Record<string, string> = origin === undefined ? {} : { origin }
    expect(await outcomeOf(open({}, { extraHeaders }))).toBe('websocket error')
  })

  test('there is no polling, and no client file', async () => {
    const get = (path: string) =>
      fetch(`http://127.0.0.1:${ports[0]}${path}`, { headers: { origin: testOrigins.marketplace } })
    expect((await get('/socket.io/?EIO=4&transport=polling')).status).toBe(400)
    expect((await get('/socket.io/socket.io.js')).status).toBe(400)
  })

  test('a visitor gets no ticket', async () => {
    expect((await post(api, '/realtime/tickets', {})).statusCode).toBe(401)
  })
})

describe('the end of a session (trust.md S54), G12', () => {
  test('a logout tells and cuts its sockets in every process at once, and no others', async () => {
    const ada = await createPerson(api)
    const { socket, session } = await connected(ada, ports[1])
    const elsewhere = await connected(ada, ports[0])
    const gone = Promise.all([next(socket, 'session.ended'), next(socket, 'disconnect')])
    await post(api, '/auth/logout', {}, { cookies: { '__Host-refresh': session?.refreshToken ?? '' } })
    expect(await gone).toEqual([{}, 'io server disconnect'])
    expect(elsewhere.socket.connected).toBe(true)
  })

  test('a refresh token used twice cuts them too', async () => {
    const { socket, session } = await connected(await createPerson(api))
    const cookies = { '__Host-refresh': session?.refreshToken ?? '' }
    const gone = next(socket, 'disconnect')
    await post(api, '/auth/refresh', { nonce: randomUUID() }, { cookies })
    api.clock.advance(10_001)
    expect((await post(api, '/auth/refresh', { nonce: randomUUID() }, { cookies })).statusCode).toBe(401)
    expect(await gone).toBe('io server disconnect')
  })

  test('a suspension that nobody told of cuts them within five seconds', async () => {
    const [ada, bob] = [await createPerson(api), await createPerson(api)]
    const { socket } = await connected(ada)
    const other = await connected(bob)
    const started = performance.now()
    const gone = Promise.all([next(socket, 'session.ended'), next(socket, 'disconnect')])
    await api.platform.database.row('update account set suspended_at = $2 where id = $1', [ada.id, at(api.clock.now())])
    await gone
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(other.socket.connected).toBe(true)
  })
})
