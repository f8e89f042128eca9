import { isSigned, type Secret, sign } from '#platform/crypto.ts'
import type { Platform } from '#platform/platform.ts'

/** A link is good for at most five minutes (trust.md S39). */
const LINK_MS = 5 * 60_000
/** Links made in one such span are the same, so that a browser's cache finds the photo again. */
const SPAN_MS = LINK_MS / 2

const text = (photoId: string, until: string) => `${photoId}\n${until}`

/** Path and query under the API's origin; good for 2.5 to 5 minutes. */
export function photoLink(secret: Secret, photoId: string, now: number): string {
  const until = String(Math.floor(now / SPAN_MS) * SPAN_MS + LINK_MS)
  return `/api/v1/photos/${photoId}?until=${until}&signature=${sign(secret, 'photo', text(photoId, until))}`
}

/** Path and query of a link under which anyone can see the photo for some minutes: hand it only to who may. `&width=`
 *  chooses one of its widths. */
export const linkFor = ({ clock, config }: Pick<Platform, 'clock' | 'config'>, photoId: string): string =>
  photoLink(config.tokenSecret, photoId, clock.now())

/** Milliseconds that a link has left; 0 for one that is over, changed or made up. */
export function linkLifeMs(
  secret: Secret,
  link: { photoId: string; until: string; signature: string },
  now: number,
): number {
  if (!isSigned(secret, 'photo', text(link.photoId, link.until), link.signature)) return 0
  const left = Number(link.until) - now
  return left <= LINK_MS ? Math.max(0, left) : 0
}
