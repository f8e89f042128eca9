import type { lookup as systemLookup } from 'node:dns'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type FetchOptions, fetchPublic, isAllowed } from './fetch-public.ts'
import { isPublicAddress } from './public-address.ts'

const options = {
  accept: 'text/calendar',
  userAgent: 'Ginipig',
  maxBytes: 1_000,
  maxMs: 5_000,
} satisfies FetchOptions

let asked: string[] = []
const servers: Server[] = []
afterEach(async () => {
  asked = []
  await Promise.all(servers.splice(0).map((one) => new Promise((resolve) => one.close(resolve).closeAllConnections())))
})

/** A server on this machine. @returns its origin */
async function serverOf(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // of a server that listens
}

/** A resolver that knows one answer, and how often it was asked. */
function resolverOf(...addresses: string[]) {
  const told: string[] = []
  const lookup = (name: string, _options: object, callback: (error: null, all: object[]) => void) => {
    told.push(name)
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  return { told, lookup: lookup as unknown as typeof systemLookup } // the one form that is called
}

/** Ways to have us ask ourselves, our network or our cloud. */
const attempts: [string, string][] = [
  ['plain http', 'http://calendar.google.com/a.ics'],
  ['this machine', 'https://127.0.0.1/a.ics'],
  ['another of its numbers', 'https://127.8.9.10/a.ics'],
  ['this machine as one decimal number', 'https://2130706433/a.ics'],
  ['this machine in octal', 'https://0177.0.0.1/a.ics'],
  ['this machine in hexadecimal', 'https://0x7f000001/a.ics'],
  ['this machine, shortened', 'https://127.1/a.ics'],
  ['this machine by full-width digits', 'https://１２７.０.０.１/a.ics'],
  ['nothing at all', 'https://0.0.0.0/a.ics'],
  ['this machine by name', 'https://localhost/a.ics'],
  ['this machine by name with a dot behind it', 'https://localhost./a.ics'],
  ['a name below it', 'https://api.localhost/a.ics'],
  ['a private network 10/8', 'https://10.0.0.5/a.ics'],
  ['a private network 172.16/12', 'https://172.20.1.1/a.ics'],
  ['a private network 192.168/16', 'https://192.168.1.20/priya.ics'],
  ['a provider’s inner network', 'https://100.64.0.1/a.ics'],
  ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data/'],
  ['the metadata of another', 'https://100.100.100.200/latest/meta-data/'],
  ['the inside of a third', 'https://168.63.129.16/'],
  ['metadata by name', 'https://metadata.google.internal/computeMetadata/v1/'],
  ['a network for measuring', 'https://198.18.0.1/a.ics'],
  ['a broadcast', 'https://255.255.255.255/a.ics'],
  ['a multicast', 'https://224.0.0.1/a.ics'],
  ['this machine in IPv6', 'https://[::1]/a.ics'],
  ['nothing in IPv6', 'https://[::]/a.ics'],
  ['IPv4 written as IPv6', 'https://[::ffff:127.0.0.1]/a.ics'],
  ['the same in hexadecimal', 'https://[::ffff:7f00:1]/a.ics'],
  ['the old way of writing it', 'https://[::7f00:1]/a.ics'],
  ['IPv4 through a translator', 'https://[64:ff9b::7f00:1]/a.ics'],
  ['IPv4 through a tunnel', 'https://[2002:7f00:1::]/a.ics'],
  ['IPv4 through Teredo', 'https://[2001:0:7f00:1::]/a.ics'],
  ['a link-local IPv6', 'https://[fe80::1]/a.ics'],
  ['a private IPv6', 'https://[fd00:ec2::254]/latest/meta-data/'],
  ['a printer at home', 'https://printer.local/a.ics'],
  ['a name without a dot', 'https://intranet/a.ics'],
  ['another port', 'https://calendar.google.com:22/a.ics'],
  ['a password', 'https://user:secret@calendar.google.com/a.ics'],
  ['a file', 'file:///etc/passwd'],
  ['another protocol', 'gopher://calendar.google.com/1'],
  ['data', 'data:text/calendar,BEGIN:VCALENDAR'],
]

test.for(attempts)('S03 %s is refused before anybody is asked: %s', async ([, address]) => {
  const { told, lookup } = resolverOf('93.184.216.34')
  const fetched = await fetchPublic(new URL(address), { ...options, lookup })
  expect([fetched, told, isAllowed(new URL(address))]).toEqual([
    { kind: 'failed', problem: 'private_address' },
    [],
    false,
  ])
})

test('there are twenty attempts and more', () => {
  expect(attempts.length).toBeGreaterThanOrEqual(20)
})

const resolving: [string, string[]][] = [
  ['to this machine', ['127.0.0.1']],
  ['to this machine in IPv6', ['::1']],
  ['to IPv4 written as IPv6', ['::ffff:10.0.0.1']],
  ['to metadata', ['169.254.169.254']],
  ['to a private network', ['192.168.0.1']],
  ['to a public address and a private one', ['93.184.216.34', '10.0.0.1']],
  ['to nothing', []],
]

test.for(resolving)('S03 a public name that leads %s is refused where it is connected to', async ([, addresses]) => {
  const { told, lookup } = resolverOf(...addresses)
  const fetched = await fetchPublic(new URL('https://calendar.example.org/a.ics'), { ...options, lookup })
  expect(fetched).toEqual({ kind: 'failed', problem: 'private_address' })
  // Once: what was checked is what would have been connected to.
  expect(told).toEqual(['calendar.example.org'])
})

test.for([
  ['8.8.8.8', true],
  ['2a00:1450:4009:81f::200e', true],
  ['2001:db8::1', false],
  ['fe80::1%eth0', false],
  ['127.0.0.1.nip.io', false],
  ['', false],
] as const)('%s is public: %s', ([address, isPublic]) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test('reads a text with its version, and asks for another version only', async () => {
  const standIn = await serverOf(({ headers }, response) => {
    if (headers['if-none-match'] === '"1"' && headers['if-modified-since'] === 'then') response.statusCode = 304
    response.setHeader('etag', '"1"').setHeader('last-modified', 'then').end('BEGIN:VCALENDAR é')
  })
  const url = new URL('/a.ics', standIn)
  const read = { kind: 'read', text: 'BEGIN:VCALENDAR é', etag: '"1"', lastModified: 'then' }
  expect(await fetchPublic(url, { ...options, standIn })).toEqual(read)
  const again = { ...options, standIn, etag: '"1"', lastModified: 'then' }
  expect(await fetchPublic(url, again)).toEqual({ kind: 'unchanged' })
})

test.for([
  ['to metadata', 'https://169.254.169.254/latest/'],
  ['to another port of this machine', 'http://127.0.0.1:1/'],
  ['to plain http', 'http://calendar.google.com/'],
  ['to a file', 'file:///etc/passwd'],
])('S03 a redirect %s is not followed', async ([, location = '']) => {
  const standIn = await serverOf((_request, response) => response.writeHead(302, { location }).end())
  const fetched = await fetchPublic(new URL(standIn), { ...options, standIn })
  expect([fetched, asked]).toEqual([{ kind: 'failed', problem: 'private_address' }, ['/']])
})

test('three redirects are followed, a fourth is not', async () => {
  const standIn = await serverOf(({ url = '' }, response) => {
    const left = Number(url.slice(1))
    if (left === 0) response.end('there')
    else response.writeHead(301, { location: `/${left - 1}` }).end()
  })
  expect(await fetchPublic(new URL('/3', standIn), { ...options, standIn })).toMatchObject({ text: 'there' })
  expect(asked).toEqual(['/3', '/2', '/1', '/0'])
  const far = await fetchPublic(new URL('/4', standIn), { ...options, standIn })
  expect(far).toEqual({ kind: 'failed', problem: 'moved_too_often' })
})

test.for([
  [401, 'locked'],
  [403, 'locked'],
  [404, 'not_found'],
  [410, 'not_found'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [302, 'unreachable'],
] as const)('status %d is said as %s', async ([status, problem]) => {
  const standIn = await serverOf((_request, response) => response.writeHead(status).end('no'))
  expect(await fetchPublic(new URL(standIn), { ...options, standIn })).toEqual({ kind: 'failed', problem })
})

test('an answer as long as allowed is read, one byte more is not, nor one without an end', async () => {
  const standIn = await serverOf(({ url = '' }, response) => {
    if (url === '/endless') {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(500)));
        response.once('drain', write)
      }
      write()
    } else response.end('x'.repeat(Number(url.slice(1))))
  })
  const read = (path: string) => fetchPublic(new URL(path, standIn), { ...options, standIn })
  expect(await read('/1000')).toMatchObject({ kind: 'read' })
  expect(await read('/1001')).toEqual({ kind: 'failed', problem: 'too_large' })
  expect(await read('/endless')).toEqual({ kind: 'failed', problem: 'too_large' })
})

test.for(['/headers', '/body'])('who never ends their %s is left', async (path) => {
  const standIn = await serverOf(({ url }, response) => {
    if (url === '/body') response.write('BEGIN')
  })
  const fetched = await fetchPublic(new URL(path, standIn), { ...options, standIn, maxMs: 50 })
  expect(fetched).toEqual({ kind: 'failed', problem: 'too_slow' })
})

test('who isn’t there is said so', async () => {
  const fetched = await fetchPublic(new URL('http://127.0.0.1:1/'), { ...options, standIn: 'http://127.0.0.1:1' })
  expect(fetched).toEqual({ kind: 'failed', problem: 'unreachable' })
})
