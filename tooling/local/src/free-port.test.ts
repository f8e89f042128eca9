import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, freePorts } from './free-port.ts'

/** Linux gives those from here on to connections, other systems later ones. */
const GIVEN_TO_CONNECTIONS = 32_768

test('ports that are kept for later are none that a connection would be given meanwhile', async () => {
  const ports = await freePorts(5)
  expect(new Set(ports).size).toBe(5)
  expect(Math.max(...ports)).toBeLessThan(GIVEN_TO_CONNECTIONS)
})

test('a port on which somebody listens is passed over', async () => {
  const server = createServer().listen((await freePort()) + 1, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const next = createServer().listen(await freePort(), '127.0.0.1')
  onTestFinished(() => void next.close())
  await once(next, 'listening')
})
