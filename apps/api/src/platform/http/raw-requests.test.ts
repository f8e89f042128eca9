import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'

const api = apiOfFile({ listens: true })

/** Sends bytes over a connection of their own. @returns the status of each answer until the connection closes */
async function statusesOf(bytes: string): Promise<number[]> {
  const socket = connect(api.platform.config.api.port, '127.0.0.1')
  await once(socket, 'connect')
  let heard = ''
  socket.setEncoding('latin1').on('data', (chunk) => {
    heard += chunk
  })
  socket.on('error', () => undefined) // a reset is an end like any other
  socket.write(bytes, 'latin1')
  await once(socket, 'close')
  return Array.from(heard.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => Number(status))
}

const HOST = 'Host: ginipig.localhost\r\nOrigin: http://ginipig.localhost:4000\r\n'
const login = (headers: string, body: string) =>
  `POST /api/v1/auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n${body}`
/** What a smuggler wants to be taken for a request of its own. */
const SMUGGLED = `GET /api/v1/health HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`

test('undisturbed two requests on one connection are two answers: the table below can fail', async () => {
  const first = `GET /api/v1/health HTTP/1.1\r\n${HOST}\r\n`
  expect(await statusesOf(`${first}${SMUGGLED}`)).toEqual([200, 200])
})

test.for([
  [
    'both lengths',
    login(`Content-Length: ${SMUGGLED.length}\r\nTransfer-Encoding: chunked\r\n`, `0\r\n\r\n${SMUGGLED}`),
  ],
  ['two lengths', login(`Content-Length: 2\r\nContent-Length: ${SMUGGLED.length + 2}\r\n`, `{}${SMUGGLED}`)],
  ['two lengths in one', login(`Content-Length: 2, ${SMUGGLED.length + 2}\r\n`, `{}${SMUGGLED}`)],
  ['a length with a sign', login('Content-Length: +2\r\n', `{}${SMUGGLED}`)],
  ['a length in hexadecimal', login('Content-Length: 0x2\r\n', `{}${SMUGGLED}`)],
  ['a length below zero', login('Content-Length: -2\r\n', `{}${SMUGGLED}`)],
  ['an unknown encoding', login('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${SMUGGLED}`)],
  ['an encoding before the last', login('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${SMUGGLED}`)],
  ['an encoding by a vertical tab', login('Transfer-Encoding:\x0bchunked\r\n', `0\r\n\r\n${SMUGGLED}`)],
  ['a space before the colon', login('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${SMUGGLED}`)],
  ['a folded header', login('X-A: b\r\n Transfer-Encoding: chunked\r\n', `0\r\n\r\n${SMUGGLED}`)],
  ['a chunk of no size', login('Transfer-Encoding: chunked\r\n', `zz\r\n{}\r\n0\r\n\r\n${SMUGGLED}`)],
  ['a bare line feed after a chunk', login('Transfer-Encoding: chunked\r\n', `2\r\n{}\n0\r\n\r\n${SMUGGLED}`)],
  ['a NUL in a header', login('X-A: b\0c\r\nContent-Length: 2\r\n', `{}${SMUGGLED}`)],
  ['no host', `GET /api/v1/health HTTP/1.1\r\n\r\n${SMUGGLED}`],
  ['a line without a method', `\r\n/api/v1/health HTTP/1.1\r\n${HOST}\r\n${SMUGGLED}`],
] as const)('%s: refused, and nothing after it is taken for a request (trust.md S29)', async ([, bytes]) => {
  expect(await statusesOf(bytes)).toEqual([400])
})

test('a body that is longer than its length ends the connection', async () => {
  expect((await statusesOf(login('Content-Length: 2\r\n', '{}garbage\r\n\r\n'))).at(-1)).toBe(400)
})
