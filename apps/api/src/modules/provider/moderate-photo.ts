import type { PortfolioStatus } from '@ginipig/contract/provider/profile.ts'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import { emitProviderChanged } from './emit-provider-changed.ts'
import { decidePhoto } from './profile.sql.ts'

/** An operator shows a photo of a portfolio to everybody, or doesn't; its provider is told. They may change their mind: then
 *  its provider is told again.
 *  @param because - what the provider reads of a refusal; null approves
 *  @param was - the state that the operator saw it in; what somebody else decided meanwhile stands
 *  @returns false when there is no such photo in that state, or it stands so already */
export const moderatePhoto = (
  platform: Pick<Platform, 'clock' | 'config' | 'database'>,
  { id, because, was = 'awaiting' }: { id: string; because: string | null; was?: PortfolioStatus },
): Promise<boolean> =>
  platform.database.transaction(async (sql) => {
    const status = because === null ? 'approved' : 'refused'
    if (status === was) return false
    const now = platform.clock.now()
    const accountId = await decidePhoto(sql, { id, because, was }, now)
    if (accountId === undefined) return false
    const kind = `portfolio_${status}` as const
    const event = was === 'awaiting' ? `portfolio.${id}` : `portfolio.${id}.${status}.${now}`
    await notify(platform, sql, { accountId, event, about: { pageId: id }, kind })
    await emitProviderChanged(sql, accountId)
    return true
  })
