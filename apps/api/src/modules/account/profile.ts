import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { ClientProfile } from '@ginipig/contract/identity/account.ts'
import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import type { getProviderSignUp } from '@ginipig/contract/identity/sign-up.ts'
import { splitFullName } from '@ginipig/domain/identity'
import { requireStepUp } from '#modules/session/step-up.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Actor } from '#platform/auth/actor.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { guardRevision, revisionOf } from '#platform/http/revision.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { keptMobile } from '#platform/sms/phone-number.ts'
import {
  lockMobile,
  type ProfileChange,
  type ProfileRow,
  type ProviderChange,
  type ProviderDetailsRow,
  readProfile,
  readProviderDetails,
  updateProfile,
  updateProviderDetails,
} from './account.sql.ts'

/** What a client says about themselves. @throws Refusal `unauthenticated` for an account that is gone */
export async function profileOf({ database }: Platform, accountId: string): Promise<ClientProfile> {
  const profile = await readProfile(database, accountId)
  if (!profile) throw new Refusal('unauthenticated')
  return { ...profile, revision: revisionOfProfile(profile) }
}

const revisionOfProfile = ({ email: _, avatarUrl: __, ...changeable }: ProfileRow) => revisionOf(changeable)

/** Another number asks for the password first: what we text goes there. Who had one is told by mail, in case it wasn't
 *  them (trust.md D3, S50, S56).
 *  @param revision - of what they had before them
 *  @throws Refusal `step_up_required`, `draft_changed`, and then nothing is saved */
export async function saveProfile(
  platform: Platform,
  actor: Actor,
  given: ProfileChange,
  revision: string | undefined,
): Promise<ClientProfile> {
  const { accountId } = actor
  const change = { ...given, mobile: keptMobile(given) }
  await guardMobile(platform, actor, 'marketplace', change, async (sql) => {
    const before = await readProfile(sql, accountId)
    await updateProfile(sql, accountId, change)
    const after = await readProfile(sql, accountId)
    if (before && after) guardRevision(revision, { before: revisionOfProfile(before), after: revisionOfProfile(after) })
  })
  return profileOf(platform, accountId)
}

/** What a provider gave when signing up, as it is by now.
 *  @throws Refusal `not_found` for an account that did not begin with a sign-up */
export async function providerDetailsOf(sql: Sql, accountId: string): Promise<ResponseOf<typeof getProviderSignUp>> {
  const row = await readProviderDetails(sql, accountId)
  if (!row) throw new Refusal('not_found')
  const { firstName, lastName, email, ...rest } = row
  return { fullName: `${firstName} ${lastName}`.trim(), ...rest, email, revision: revisionOfDetails(row) }
}

const revisionOfDetails = ({ email: _, ...changeable }: ProviderDetailsRow) => revisionOf(changeable)

/** The same of a provider. @param revision - of what they had before them
 *  @throws Refusal `step_up_required`, `draft_changed`, and then nothing is saved */
export async function saveProviderDetails(
  platform: Platform,
  actor: Actor,
  { fullName, ...given }: Omit<ProviderChange, 'firstName' | 'lastName'> & { fullName: string },
  revision: string | undefined,
): Promise<ResponseOf<typeof getProviderSignUp>> {
  const { accountId } = actor
  const change = { ...given, ...splitFullName(fullName), mobile: keptMobile(given) }
  await guardMobile(platform, actor, 'console', change, async (sql) => {
    const before = await readProviderDetails(sql, accountId)
    await updateProviderDetails(sql, accountId, change)
    const after = await readProviderDetails(sql, accountId)
    if (before && after) guardRevision(revision, { before: revisionOfDetails(before), after: revisionOfDetails(after) })
  })
  return providerDetailsOf(platform.database, accountId)
}

/** Saves a change under the account's lock, with what another mobile asks for and sets off. */
async function guardMobile(
  platform: Platform,
  actor: Actor,
  app: Audience,
  change: { dialCode: string; mobile: string },
  save: (sql: Sql) => Promise<void>,
): Promise<void> {
  const { accountId, sessionId } = actor
  await platform.database.transaction(async (sql) => {
    const before = await lockMobile(sql, accountId)
    if (!before) throw new Refusal('unauthenticated')
    const isOther = before.dialCode !== change.dialCode || before.mobile !== change.mobile
    if (isOther) await requireStepUp(platform, sql, actor)
    await save(sql)
    if (!isOther) return
    await audit(platform, sql, { event: 'mobile_changed', accountId, sessionId })
    if (before.mobile === null) return
    const mail = { kind: 'mobile_changed', app, at: platform.clock.now() } as const
    await enqueueMail(platform, sql, { to: before.email, language: before.language, mail })
  })
}
