import { isSigned, sign } from '#platform/crypto.ts'
import type { Platform } from '#platform/platform.ts'

/** A link is good for at most five minutes (trust.md S39). */
const LINK_MS = 5 * 60_000
/** Links made within one such span are identical, so that browsers can cache the file. */
const SPAN_MS = LINK_MS / 2

/** What a link is for; a signature of one kind is invalid for another. */
export type LinkKind = 'photo' | 'document' | 'invoice' | 'statement'

const text = (id: string, until: string) => `${id}\n${until}`

type Keys = Pick<Platform, 'clock' | 'config'>

/** Path and query of a link under which anyone can see a private file for 2.5 to 5 minutes: hand it only to who may. */
export function signedLink({ clock, config }: Keys, { kind, path, id }: { kind: LinkKind; path: string; id: string }) {
  const until = String(Math.floor(clock.now() / SPAN_MS) * SPAN_MS + LINK_MS)
  return `${path}/${id}?until=${until}&signature=${sign(config.tokenSecret, kind, text(id, until))}`
}

/** Milliseconds that a link has left; 0 for an expired, altered or forged one. */
export function signedLinkLifeMs(
  { clock, config }: Keys,
  link: { kind: LinkKind; id: string; until: string; signature: string },
): number {
  if (!isSigned(config.tokenSecret, link.kind, text(link.id, link.until), link.signature)) return 0
  const left = Number(link.until) - clock.now()
  return left <= LINK_MS ? Math.max(0, left) : 0
}
