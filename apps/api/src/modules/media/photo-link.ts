import type { Platform } from '#platform/platform.ts'
import { signedLink } from './signed-link.ts'

/** Path and query of a link under which anyone can see the photo for some minutes: hand it only to who may. `&width=`
 *  chooses one of its widths. */
export const linkFor = (platform: Pick<Platform, 'clock' | 'config'>, photoId: string): string =>
  signedLink(platform, { kind: 'photo', path: '/api/v1/photos', id: photoId })
