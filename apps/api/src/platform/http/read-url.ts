import type { Endpoint, ParamsOf, QueryOf } from '@ginipig/contract/core/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { validate } from './validate.ts'

/** What the URL of a call says. Never changed: the next request of this URL is given the same. */
export type UrlParts<E extends Endpoint> = { readonly params: ParamsOf<E>; readonly query: QueryOf<E> }

/** URLs of one call that are remembered, and the longest of them: some dozen kilobytes. */
const MAX_URLS = 200
const MAX_LENGTH = 200

function freeze<Part>(part: Part): Part {
  if (typeof part === 'object' && part !== null) for (const value of Object.values(part)) Object.freeze(value)
  return Object.freeze(part)
}

/** Parses URLs by the endpoint's schemas, those that are asked for again and again once: which page of which list is a
 *  matter of a few URLs, and finding that out costs as much as answering.
 *  @throws Refusal `not_found` for a parameter and `invalid_input` for a query that the contract doesn't know */
export function createUrlReader<E extends Endpoint>(endpoint: E): (request: FastifyRequest) => UrlParts<E> {
  const known = new Map<string, UrlParts<E>>()
  return ({ params, query, raw: { url = '' } }) => {
    const seen = known.get(url)
    if (seen) return seen
    const parts = {
      params: freeze(endpoint.params && validate(endpoint.params, params, 'not_found')),
      query: freeze(endpoint.query && validate(endpoint.query, query)),
    } as UrlParts<E> // each was parsed with the endpoint's own schema, or the endpoint has none
    if (endpoint.method !== 'GET' || url.length > MAX_LENGTH) return parts
    const [oldest] = known.keys()
    if (known.size >= MAX_URLS && oldest !== undefined) known.delete(oldest)
    known.set(url, parts)
    return parts
  }
}
