import { type LookupAddress, lookup as systemLookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPrivateHost, isPublicAddress } from './public-address.ts'

/** Why an address that somebody gave us could not be read. */
export type FetchProblem =
  | 'private_address'
  | 'not_found'
  | 'locked'
  | 'moved_too_often'
  | 'unreachable'
  | 'too_slow'
  | 'too_large'

/** `unchanged`: the version we know. */
export type Fetched =
  | { kind: 'read'; text: string; etag: string | undefined; lastModified: string | undefined }
  | { kind: 'unchanged' }
  | { kind: 'failed'; problem: FetchProblem }

export type FetchOptions = {
  /** The version we know, as its server named it. */
  etag?: string | undefined
  lastModified?: string | undefined
  accept: string
  userAgent: string
  maxBytes: number
  maxMs: number
  /** An origin that may be anything: of tests and one's own machine. */
  standIn?: string | undefined
  /** Asks for all addresses of a name. */
  lookup?: typeof systemLookup
}

const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

export class PrivateAddress extends Error {}

/** Whether an address may be asked at all: https at its own port, without a password, at a host that isn't private. */
export const isAllowed = (url: URL, standIn?: string): boolean =>
  url.origin === standIn ||
  (url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    !isPrivateHost(url.hostname))

/** A DNS lookup whose result is what is connected to, so that a name can't answer a check with one address and the
 *  connection with another (DNS rebinding). One private address among several is refused. */
export const publicOnly =
  (lookup: typeof systemLookup): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, '', 0)
      const [first] = found
      if (!first || found.some(({ address }) => !isPublicAddress(address)))
        return callback(new PrivateAddress('a private address'), '', 0)
      return options.all ? callback(null, found) : callback(null, first.address, first.family)
    })
  }

function ask(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const headers = {
    accept: options.accept,
    'accept-encoding': 'identity',
    'user-agent': options.userAgent,
    ...(options.etag === undefined ? {} : { 'if-none-match': options.etag }),
    ...(options.lastModified === undefined ? {} : { 'if-modified-since': options.lastModified }),
  }
  const isStandIn = url.origin === options.standIn
  const lookup = isStandIn ? {} : { lookup: publicOnly(options.lookup ?? systemLookup) }
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    send(url, { headers, signal, agent: false, maxHeaderSize: 16 * 1024, ...lookup }, resolve)
      .on('error', reject)
      .end()
  })
}

async function readText(answer: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > maxBytes) {
      answer.destroy()
      return undefined
    }
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

const failed = (problem: FetchProblem): Fetched => ({ kind: 'failed', problem })

function problemOf(status: number): FetchProblem {
  if (status === 401 || status === 403) return 'locked'
  return status === 404 || status === 410 ? 'not_found' : 'unreachable'
}

async function follow(first: URL, options: FetchOptions, signal: AbortSignal): Promise<Fetched> {
  let url = first
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!isAllowed(url, options.standIn)) return failed('private_address')
    const answer = await ask(url, options, signal)
    const status = answer.statusCode ?? 0
    if (status === 200) {
      const text = await readText(answer, options.maxBytes)
      if (text === undefined) return failed('too_large')
      const { etag, 'last-modified': lastModified } = answer.headers
      return { kind: 'read', text, etag, lastModified }
    }
    answer.destroy()
    if (status === 304) return { kind: 'unchanged' }
    const { location } = answer.headers
    if (!REDIRECTS.has(status)) return failed(problemOf(status))
    if (location === undefined || !URL.canParse(location, url.href)) return failed('unreachable')
    url = new URL(location, url)
  }
  return failed('moved_too_often')
}

/** Fetches a text from an address that a person gave us, safe against SSRF: https only, public addresses only, checked at
 *  the connection and again at each redirect, limited in size and time. Never throws and never reveals the address. Source:
 *  trust.md S03, decision 0048. */
export async function fetchPublic(address: URL, options: FetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.maxMs)
  try {
    return await follow(address, options, signal)
  } catch (error) {
    if (error instanceof PrivateAddress) return failed('private_address')
    return failed(signal.aborted ? 'too_slow' : 'unreachable')
  }
}
