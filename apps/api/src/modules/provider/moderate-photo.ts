import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import { emitProviderChanged } from './emit-provider-changed.ts'
import { decidePhoto } from './profile.sql.ts'

/** An operator shows a photo of a portfolio to everybody, or doesn't; its provider is told.
 *  @param because - what the provider reads of a refusal; null approves
 *  @returns false when no such photo awaits an answer */
export const moderatePhoto = (
  platform: Pick<Platform, 'clock' | 'config' | 'database'>,
  photo: { id: string; because: string | null },
): Promise<boolean> =>
  platform.database.transaction(async (sql) => {
    const accountId = await decidePhoto(sql, photo, platform.clock.now())
    if (accountId === undefined) return false
    const kind = photo.because === null ? 'portfolio_approved' : 'portfolio_refused'
    await notify(platform, sql, { accountId, event: `portfolio.${photo.id}`, about: { pageId: photo.id }, kind })
    await emitProviderChanged(sql, accountId)
    return true
  })
