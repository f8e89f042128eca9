import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { type ProfileDraft, type ProviderProfile, TypedProfile } from '@ginipig/contract/provider/profile.ts'
import {
  addressLine,
  MAX_PORTFOLIO_PHOTOS,
  missingParts,
  outwardOf,
  type ProfileStep,
  type ProviderAbout,
  type ProviderDetails,
  Services,
} from '@ginipig/domain/provider'
import * as v from 'valibot'
import { userOf } from '#modules/account/user.ts'
import { arePhotosOf, removePhotos } from '#modules/media/photo.ts'
import { signedPicture } from '#modules/media/picture.ts'
import { followProvider } from '#modules/my-listing/follow-provider.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { guardRevision, revisionOf } from '#platform/http/revision.ts'
import type { Platform } from '#platform/platform.ts'
import { emitProviderChanged } from './emit-provider-changed.ts'
import {
  addToPortfolio,
  countLiveListings,
  deleteProfileDraft,
  lockProfile,
  type ProfileRow,
  readPortfolio,
  readProfile,
  removeFromPortfolio,
  saveAbout,
  saveDetails,
  savePage,
  savePortfolioOrder,
  saveServices,
  saveTypedProfile,
} from './profile.sql.ts'

const { parse } = v

/** The details as they stand; the columns are null together (`provider_profile_details`). */
function detailsOf(row: ProfileRow): ProviderProfile['details'] {
  const { postcode, building, street, town, county, country, showsCompanyName } = row
  if (postcode === null || building === null || street === null || town === null) return null
  if (county === null || country === null || showsCompanyName === null) return null
  return { postcode, building, street, town, county, country, showsCompanyName }
}

const aboutOf = ({ displayName, bio }: ProfileRow): ProviderProfile['about'] =>
  displayName === null || bio === null ? null : { displayName, bio }

const servicesOf = ({ services }: ProfileRow): ProviderProfile['services'] =>
  services === null ? null : parse(Services, services)

const nothingTyped: TypedProfile = { details: null, services: null, about: null }

const draftOf = (accountId: string, { typed, typedRevision, typedAt }: ProfileRow): ProfileDraft => ({
  id: accountId,
  revision: typedRevision ?? 0,
  savedAt: typedAt,
  typed: typed === null ? nothingTyped : parse(TypedProfile, typed),
})

/** All that a step's form saves. */
const revisionsOf = (row: ProfileRow): ProviderProfile['revisions'] => ({
  details: revisionOf([detailsOf(row), row.takesSms]),
  services: revisionOf(servicesOf(row)),
  about: revisionOf(aboutOf(row)),
})

/** What a provider has filled in so far. @throws Refusal `unauthenticated` for an account that is gone */
export async function profileOf(platform: Platform, accountId: string): Promise<ProviderProfile> {
  const row = await readProfile(platform.database, accountId)
  if (!row) throw new Refusal('unauthenticated')
  const portfolio = await readPortfolio(platform.database, accountId)
  const liveListings = await countLiveListings(platform.database, accountId)
  const { firstName, lastName, companyName, workingFrom, dialCode, mobile, email, avatarUrl, takesSms, isFinished } =
    row
  return {
    fullName: `${firstName} ${lastName}`.trim(),
    companyName: companyName ?? '',
    workingFrom,
    dialCode,
    mobile,
    email,
    avatarUrl,
    takesSms,
    isFinished,
    draft: isFinished ? null : draftOf(accountId, row),
    details: detailsOf(row),
    services: servicesOf(row),
    about: aboutOf(row),
    revisions: revisionsOf(row),
    liveListings,
    portfolio: portfolio.map(({ id, status, refusedBecause, publicPicture, ...photo }) => ({
      id,
      status,
      refusedBecause,
      ...(publicPicture ?? signedPicture(platform, photo)),
    })),
  }
}

/** Writes the page that everybody sees; false while details or about are missing. */
async function publish(sql: Sql, accountId: string, row: ProfileRow): Promise<boolean> {
  const details = detailsOf(row)
  const about = aboutOf(row)
  if (!details || !about) return false
  await savePage(sql, accountId, {
    ...about,
    companyName: details.showsCompanyName ? (row.companyName ?? '') : '',
    address: addressLine(details),
    town: details.town,
    outwardPostcode: outwardOf(details.postcode),
    photoUrl: row.avatarUrl,
  })
  return true
}

/** Who saves a step, and which revision of it they had before them. */
export type StepOf = { accountId: string; revision?: string | undefined }

/** Saves one step; the page of a finished profile changes with it, and what follows from that page.
 *  @throws Refusal `draft_changed` when something else was saved since that revision, `unauthenticated` */
async function saveStep(
  platform: Platform,
  step: ProfileStep,
  { accountId, revision }: StepOf,
  save: (sql: Sql) => Promise<void>,
  afterPage?: (sql: Sql) => Promise<void>,
): Promise<ProviderProfile> {
  await platform.database.transaction(async (sql) => {
    await lockProfile(sql, accountId, platform.clock.now())
    const before = await readProfile(sql, accountId)
    // Their account was deleted while this waited for the lock: nothing of theirs is kept after that.
    if (!before) throw new Refusal('unauthenticated')
    await save(sql)
    const row = await readProfile(sql, accountId)
    if (row) guardRevision(revision, { before: revisionsOf(before)[step], after: revisionsOf(row)[step] })
    if (!row?.isFinished) return
    await publish(sql, accountId, row)
    await emitProviderChanged(sql, accountId)
    await afterPage?.(sql)
  })
  return profileOf(platform, accountId)
}

export const putDetails = (platform: Platform, given: StepOf, details: ProviderDetails) =>
  saveStep(
    platform,
    'details',
    given,
    (sql) => saveDetails(sql, given.accountId, details),
    (sql) => followProvider(sql, given.accountId, platform.clock.now()),
  )

/** @throws Refusal `invalid_input` at each category of which a service would go that a live listing is of */
export const putServices = (platform: Platform, given: StepOf, services: Services) =>
  saveStep(platform, 'services', given, async (sql) => {
    const live = await countLiveListings(sql, given.accountId)
    const lost = live.filter(({ category, service }) => !services[category]?.some((one) => one === service))
    const fields = [...new Set(lost.map(({ category }) => category))].map((path) => ({
      path,
      problem: 'service_in_use' as const,
    }))
    if (fields.length > 0) throw new Refusal('invalid_input', { fields })
    await saveServices(sql, given.accountId, services)
  })

export const putAbout = (platform: Platform, given: StepOf, about: ProviderAbout) =>
  saveStep(platform, 'about', given, (sql) => saveAbout(sql, given.accountId, about))

/** Keeps what is typed in the set-up. @throws Refusal `draft_changed` when somebody saved since that revision */
export async function saveDraft(
  platform: Platform,
  accountId: string,
  draft: { revision: number; typed: TypedProfile },
): Promise<ProfileDraft> {
  const now = platform.clock.now()
  return platform.database.transaction(async (sql) => {
    await lockProfile(sql, accountId, now)
    if (!(await saveTypedProfile(sql, accountId, draft, now))) throw new Refusal('draft_changed')
    const row = await readProfile(sql, accountId)
    if (!row) throw new Refusal('unauthenticated')
    return draftOf(accountId, row)
  })
}

/** Makes the page that everybody sees. Finished again it is written anew.
 *  @throws Refusal `invalid_input` with what is missing (`details`, `services`, `about`, `photos`) as its fields */
export async function finishProfile(platform: Platform, accountId: string): Promise<UserData> {
  await platform.database.transaction(async (sql) => {
    await lockProfile(sql, accountId, platform.clock.now())
    const row = await readProfile(sql, accountId)
    if (!row) throw new Refusal('unauthenticated')
    const photoCount = (await readPortfolio(sql, accountId)).length
    const missing = missingParts({ details: detailsOf(row), services: row.services, about: aboutOf(row), photoCount })
    if (missing.length > 0 || !(await publish(sql, accountId, row)))
      throw new Refusal('invalid_input', {
        fields: missing.map((path) => ({ path, problem: path === 'photos' ? 'photo_missing' : 'required' })),
      })
    await deleteProfileDraft(sql, accountId)
  })
  return userOf(platform.database, accountId)
}

/** Puts a photo of theirs at the end; the same one again changes nothing.
 *  @throws Refusal `photo_not_found` for one that isn't theirs, `portfolio_full` */
export async function addPhoto(platform: Platform, accountId: string, photoId: string): Promise<ProviderProfile> {
  const { database, clock } = platform
  await database.transaction(async (sql) => {
    await lockProfile(sql, accountId, clock.now())
    if (!(await arePhotosOf(sql, accountId, [photoId]))) throw new Refusal('photo_not_found')
    const portfolio = await readPortfolio(sql, accountId)
    if (portfolio.some((one) => one.photoId === photoId)) return
    if (portfolio.length >= MAX_PORTFOLIO_PHOTOS) throw new Refusal('portfolio_full')
    await addToPortfolio(sql, { accountId, photoId, position: portfolio.length + 1 }, clock.now())
  })
  return profileOf(platform, accountId)
}

/** @throws Refusal `photo_not_found`; `portfolio_last_photo` where a page is shown, which has one at least */
export async function removePhoto(platform: Platform, accountId: string, id: string): Promise<ProviderProfile> {
  const { database, clock } = platform
  const photoId = await database.transaction(async (sql) => {
    await lockProfile(sql, accountId, clock.now())
    const removed = await removeFromPortfolio(sql, accountId, id)
    if (removed === undefined) throw new Refusal('photo_not_found')
    const row = await readProfile(sql, accountId)
    if (row?.isFinished && (await readPortfolio(sql, accountId)).length === 0) throw new Refusal('portfolio_last_photo')
    return removed
  })
  await removePhotos(platform, [photoId])
  return profileOf(platform, accountId)
}

/** @param ids - all photos of the portfolio, each once
 *  @throws Refusal `draft_changed` where one came or went meanwhile, `invalid_input` for one named twice */
export async function orderPhotos(
  platform: Platform,
  accountId: string,
  ids: readonly string[],
): Promise<ProviderProfile> {
  const { database, clock } = platform
  await database.transaction(async (sql) => {
    await lockProfile(sql, accountId, clock.now())
    const known = new Set((await readPortfolio(sql, accountId)).map(({ id }) => id))
    if (new Set(ids).size < ids.length)
      throw new Refusal('invalid_input', { fields: [{ path: 'ids', problem: 'invalid' }] })
    if (ids.length !== known.size || !ids.every((id) => known.has(id))) throw new Refusal('draft_changed')
    await savePortfolioOrder(sql, accountId, ids)
  })
  return profileOf(platform, accountId)
}
