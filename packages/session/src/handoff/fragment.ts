import { Audience } from '@ginipig/contract/identity/open-session.ts'
import * as v from 'valibot'

/** 32 bytes in base64url. */
const Proof = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** What the receiving app asks for: whom, under which challenge, to be told apart by which state. */
const Ask = v.object({ client: Audience, challenge: Proof, state: Proof })
export type Ask = v.InferOutput<typeof Ask>

/** What comes back: a code, that nobody is signed in there, or nobody any more. */
const Arrival = v.union([
  v.object({ state: Proof, code: Proof }),
  v.object({ state: Proof, error: v.picklist(['none', 'expired']) }),
])
export type Arrival = v.InferOutput<typeof Arrival>

const entriesOf = (hash: unknown) =>
  typeof hash === 'string' ? Object.fromEntries(new URLSearchParams(hash.replace(/^#/, ''))) : undefined

function read<S extends v.GenericSchema>(schema: S, hash: unknown): v.InferOutput<S> | undefined {
  const parsed = v.safeParse(schema, entriesOf(hash))
  return parsed.success ? parsed.output : undefined
}

/** @param hash - with or without `#`  @returns undefined for anything that we didn't write */
export const readAsk = (hash: unknown): Ask | undefined => read(Ask, hash)
export const readArrival = (hash: unknown): Arrival | undefined => read(Arrival, hash)

/** Fragments are sent to no server and stand in no log and no Referer (trust.md §2.3 step 5). */
export const writeFragment = (parts: Ask | Arrival): string => `#${new URLSearchParams(parts)}`
