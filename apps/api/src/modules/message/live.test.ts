import type { AddressInfo } from 'node:net'
import { blockPerson, markRead, sendTyping, unblockPerson } from '@ginipig/contract/message/message.ts'
import { createTicket } from '@ginipig/contract/realtime/ticket.ts'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#app.ts'
import { createEmitter } from '#platform/realtime/emitter.ts'
import { attachRealtime, type Realtime } from '#platform/realtime/realtime-server.ts'
import { next, openSocket, outcomeOf, sayUntil } from '#platform/realtime/socket.fixture.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { runJobs } from '#testing/run-jobs.ts'
import type { TestApi } from '#testing/test-api.ts'
import { testOrigins } from '#testing/test-config.ts'
import { MAIL_AFTER_MS } from './send.ts'
import { type Talker, twoPeople, write } from './talk.fixture.ts'

// What of a conversation is heard over sockets, by whom: the client's at one process, the provider's at another.

const api = apiOfFile()
let second: TestApi['app']
const realtimes: Realtime[] = []
let ports: [number, number]
beforeAll(async () => {
  second = await createApp(api.platform)
  const listen = async (app: TestApi['app']) => {
    const realtime = attachRealtime(api.platform, app.server)
    realtimes.push(realtime)
    await app.listen({ port: 0, host: '127.0.0.1' })
    await realtime.isListening
    return (app.server.address() as AddressInfo).port // a TCP server's address is one
  }
  ports = [await listen(api.app), await listen(second)]
})
afterAll(async () => {
  for (const realtime of realtimes) await realtime.close()
  await second.close()
})

/** Somebody with an open page, and everything that it heard, a name and whom it was about. */
type Listener = Talker & { socket: Socket; heard: string[] }

async function listening(person: Talker, audience: 'marketplace' | 'console', port: number): Promise<Listener> {
  const { ticket } = (await person.call(createTicket)).body
  const socket = openSocket(port, { ticket }, { extraHeaders: { origin: testOrigins[audience] } })
  expect(await outcomeOf(socket)).toBe('connected')
  const listener: Listener = { ...person, socket, heard: [] }
  await mark(listener)
  socket.onAny((name: string, { personId }: { personId?: string }) => {
    if (name !== 'booking.changed')
      listener.heard.push(`${name} ${personId === person.to ? 'of the other' : ''}`.trim())
  })
  return listener
}

/** Says something else until it is heard: all that was said to them before is heard by then. */
async function mark({ id, socket }: Talker & { socket: Socket }) {
  const news = { bookingId: id, status: 'requested' } as const
  await sayUntil(
    () => createEmitter(api.platform).toAccount(id, 'booking.changed', news),
    next(socket, 'booking.changed'),
  )
}

let client: Listener
let provider: Listener
beforeEach(async () => {
  const people = await twoPeople(api)
  await write(people.client, 'Hello')
  client = await listening(people.client, 'marketplace', ports[0])
  provider = await listening(people.provider, 'console', ports[1])
  return () => {
    for (const { socket } of [client, provider]) socket.disconnect()
  }
})

const params = ({ to }: Talker) => ({ params: { personId: to } })

/** What both have heard since the last look. */
async function heardBy() {
  await Promise.all([mark(client), mark(provider)])
  return [client, provider].map(({ heard }) => heard.splice(0))
}

test('a message, that it was read and that somebody types are heard at the other process', async () => {
  await write(client, 'Are you there?')
  expect(await heardBy()).toEqual([['thread.changed of the other'], ['thread.changed of the other']])
  await provider.call(sendTyping, { ...params(provider), body: {} })
  expect(await heardBy()).toEqual([['thread.typing of the other'], []])
  await provider.call(markRead, { ...params(provider), body: { number: 2 } })
  expect(await heardBy()).toEqual([['thread.changed of the other'], ['thread.changed of the other']])
})

test('what comes behind the bell is heard by who is told, and nobody else', async () => {
  await write(client, 'Are you there?')
  await heardBy()
  api.clock.advance(MAIL_AFTER_MS)
  await runJobs(api.platform)
  expect(await heardBy()).toEqual([[], ['notification.changed']])
})

describe.each(['client', 'provider'] as const)('blocked by the %s (trust.md G12)', (by) => {
  test('from the answer on nothing of one is heard by the other, until they are let in again', async () => {
    const [blocker, blocked] = by === 'client' ? [client, provider] : [provider, client]
    const ofBoth = async () => {
      await heardBy().then(([ofClient = [], ofProvider = []]) => {
        client.heard = ofClient
        provider.heard = ofProvider
      })
      return { blocker: blocker.heard.splice(0), blocked: blocked.heard.splice(0) }
    }
    const everything = async () => {
      await write(blocked, 'Why?')
      await blocked.call(sendTyping, { ...params(blocked), body: {} })
      await blocked.call(markRead, { ...params(blocked), body: { number: 1 } })
      await blocker.call(sendTyping, { ...params(blocker), body: {} })
      await blocker.call(markRead, { ...params(blocker), body: { number: 2 } })
      api.clock.advance(MAIL_AFTER_MS)
      await runJobs(api.platform)
    }
    await blocker.call(blockPerson, { ...params(blocker), body: {} })
    expect(await ofBoth()).toEqual({ blocker: ['thread.changed of the other'], blocked: [] })
    await everything()
    expect(await ofBoth()).toEqual({ blocker: [], blocked: ['thread.changed of the other'] }) // their own message
    await blocker.call(unblockPerson, params(blocker))
    await ofBoth()
    await everything()
    const { blocker: again } = await ofBoth()
    expect(again).toEqual(expect.arrayContaining(['thread.changed of the other', 'thread.typing of the other']))
  })
})
