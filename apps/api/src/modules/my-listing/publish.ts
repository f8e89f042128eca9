import type { FieldError } from '@ginipig/contract/core/problem.ts'
import {
  type ConsultationDocument,
  type ConsultationQuestion,
  type MustHaves,
  priceProblem,
  questionKind,
} from '@ginipig/domain/listing'
import {
  capacityOf,
  changeUsualPrice,
  durationOf,
  type ListingContent,
  type ListingQuestion,
  startProblems,
  type TakenTime,
  type UsualPrice,
} from '@ginipig/domain/listing-draft'
import { addressLine, outwardOf } from '@ginipig/domain/provider'
import { DAY_MS, DEFAULT_ZONE, fromWallClock, MINUTE_MS } from '@ginipig/domain/time'
import { recountAvailability } from '#modules/booking/availability.ts'
import { documentOf } from '#modules/document/document.ts'
import { hidePhotos, publicPictures, showPhotos } from '#modules/media/picture.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import { deleteDraft, type OwnPlaceRow, readOwnPlace } from './draft.sql.ts'
import { type Found, findDraft, usualPriceOf } from './draft.ts'
import { enqueueDiaryChanged, enqueueFavouriteNews, enqueueListingChanged } from './enqueue-listing-changed.ts'
import type { StartRow } from './listed.sql.ts'
import { refuseUnlessMayList } from './may-list.ts'
import { readTaken, readUnshown, savePrice, writeListing, writeStarts } from './publish.sql.ts'
import { readContent, refuseFields } from './read-content.ts'

/** Listings and changes to them that one provider lists in a day: far more than a busy one makes. */
const PUBLISHED = { limit: 200, windowMs: DAY_MS }

/** What a publish writes beside the content itself. */
type Plan = { usual: UsualPrice; startsAt: number[]; zone: string; document: ConsultationDocument | null }

/** Lists a draft, or brings a listing up to it, which stays closed where it was, in one transaction under the provider's lock.
 *  @throws Refusal, see the contract's `publishListing` */
export async function publishDraft(
  platform: Platform,
  providerId: string,
  listingId: string,
  revision: number,
): Promise<void> {
  const { database, clock } = platform
  await database.transaction(async (sql) => {
    await lockProvider(sql, providerId)
    const now = clock.now()
    const found = await findDraft(sql, providerId, listingId, now)
    if (found.draft.revision !== revision) throw new Refusal('draft_changed')
    await refuseUnlessMayList(sql, providerId, now)
    const content = readContent(found.draft.typed)
    const plan = await planOf(sql, providerId, found, content, now)
    await takeQuota(platform, sql, { subject: `publish:${providerId}`, ...PUBLISHED })
    const own = await readOwnPlace(sql, providerId)
    if (!own) throw new Error(`provider ${providerId} has no page`) // access asks for a finished profile
    await write(sql, { providerId, listingId, content, plan, own, status: found.listed?.status ?? 'listed' }, now)
    await hideReplaced(sql, providerId, found.listed?.photo_ids ?? [])
    await deleteDraft(sql, providerId, listingId)
    await recountAvailability(sql, providerId, now, listingId)
    await enqueueListingChanged(sql, { providerId, listingId })
    await enqueueDiaryChanged(sql, providerId)
    const isNew = (startsAt: number) => !found.starts.some((start) => start.starts_at === startsAt)
    if (plan.startsAt.some(isNew)) await enqueueFavouriteNews(sql, { providerId, listingId })
  })
}

/** What follows from a listing's content. @throws Refusal `invalid_input` with every field that can't be listed so */
async function planOf(
  sql: Sql,
  providerId: string,
  { draft, listed, starts }: Found,
  content: ListingContent,
  now: number,
): Promise<Plan> {
  const zone = listed?.zone ?? DEFAULT_ZONE
  const usual = listed
    ? changeUsualPrice(usualPriceOf(listed, now), content.rrp, now)
    : { rrp: content.rrp, next: null }
  const fields: FieldError[] = []
  if (!(await showPhotos(sql, providerId, content.photoIds)))
    fields.push({ path: 'treatment.photoIds', problem: 'invalid' })
  const document = await documentOf(sql, providerId, content.document?.id)
  if (content.document && !document) fields.push({ path: 'requirements.document', problem: 'document_missing' })
  // Until a raised one counts, the price is held against the lower.
  const price = priceProblem({ rrp: usual.rrp, price: content.price })
  if (price) fields.push({ path: 'requirements.price', problem: price })
  if (listed && content.clients < listed.booked)
    fields.push({ path: 'requirements.clients', problem: 'clients_below_booked' })
  const booked = starts.filter((start) => start.is_taken)
  const others = await readTaken(sql, providerId, draft.id, now)
  const open = starts.filter((start) => !start.is_taken)
  const { problems, startsAt } = startsOf(content, { booked, open, taken: others, zone, now })
  refuseFields([...fields, ...problems])
  return { usual, startsAt, zone, document }
}

type Starts = { booked: StartRow[]; open: StartRow[]; taken: readonly TakenTime[]; zone: string; now: number }

/** The starts that nobody has booked, and what is wrong with them. What is booked, or held for an answer, stays as it is: it is
 *  no start to be judged, but a time that the others must keep clear of. */
function startsOf(
  content: ListingContent,
  { booked, open, taken, zone, now }: Starts,
): { problems: FieldError[]; startsAt: number[] } {
  const nameOf = ({ date, time }: { date: string; time: string }) => `${date} ${time}`
  const kept = new Set(booked.map(nameOf))
  const wanted = new Set(content.starts.map(nameOf))
  const free = content.starts.flatMap((start, index) => (kept.has(nameOf(start)) ? [] : [{ start, index }]))
  const duration = durationOf(content)
  const listed = new Set(open.filter((row) => row.ends_at - row.starts_at === duration * MINUTE_MS).map(nameOf))
  const own = booked.map((row) => ({ from: row.starts_at, until: row.ends_at, kind: 'booking' as const }))
  const wrong = startProblems(
    free.map(({ start }) => start),
    { duration, zone, isListed: (start) => listed.has(nameOf(start)) },
    [...taken, ...own],
    now,
  )
  const problems: FieldError[] = [...wrong].map(([index, problem]) => ({
    path: `times.starts.${free[index]?.index}`,
    problem,
  }))
  if ([...kept].some((name) => !wanted.has(name))) problems.push({ path: 'times.starts', problem: 'slot_booked' })
  return { problems, startsAt: free.flatMap(({ start }) => fromWallClock(start, zone) ?? []) }
}

/** Pictures that a listing showed before, and nothing shows any more. */
async function hideReplaced(sql: Sql, providerId: string, before: readonly string[]): Promise<void> {
  if (before.length > 0) await hidePhotos(sql, await readUnshown(sql, providerId, before))
}

const placeOf = ({ type, place }: ListingContent, own: OwnPlaceRow) => {
  if (!place || type === 'online') return { place: null, ...own }
  return { place, address: addressLine(place), town: place.town, outward_postcode: outwardOf(place.postcode) }
}

async function write(
  sql: Sql,
  listing: {
    providerId: string
    listingId: string
    content: ListingContent
    plan: Plan
    own: OwnPlaceRow
    status: 'listed' | 'closed'
  },
  now: number,
): Promise<void> {
  const { providerId, listingId, content, plan, own, status } = listing
  const { usual, startsAt, zone, document } = plan
  const moment = new Date(now).toISOString()
  const duration = durationOf(content)
  const capacity = capacityOf(content)
  const pictures = await publicPictures(sql, content.photoIds)
  await writeListing(sql, {
    id: listingId,
    provider_id: providerId,
    category: content.category,
    subcategories: content.subcategories,
    title: content.title,
    description: content.description,
    reason: content.reason,
    duration_minutes: duration,
    photo_ids: content.photoIds,
    pictures: content.photoIds.flatMap((id) => pictures.get(id) ?? []),
    cover: content.cover,
    level: content.level,
    purpose: content.purpose,
    is_insured: content.isInsured,
    is_licensed: content.isLicensed,
    is_supervised: content.isSupervised,
    supervised_by: content.isSupervised ? content.supervisedBy : null,
    type: content.type,
    setting: content.setting,
    ...placeOf(content, own),
    zone,
    rrp: usual.rrp,
    next_rrp: usual.next?.rrp ?? null,
    next_rrp_from: usual.next ? new Date(usual.next.from).toISOString() : null,
    rrp_evidence: content.rrpEvidence,
    rrp_period: content.rrpPeriod,
    price: content.price,
    capacity,
    clients: content.clients,
    approval: content.approval,
    must_haves: mustHavesOf(content, document),
    status,
    listed_at: moment,
    changed_at: moment,
  })
  await writeStarts(sql, { providerId, listingId, startsAt, duration, capacity }, now)
  const { rrp, price, rrpEvidence: evidence, rrpPeriod: period } = content
  const said = { rrp, price, evidence, period }
  await savePrice(sql, { providerId, listingId, ...said }, now)
}

const asked = ({ options, ...question }: ListingQuestion): ConsultationQuestion => {
  const kind = questionKind({ ...question, options })
  return { ...question, kind, ...(kind === 'choice' ? { options } : {}) }
}

/** What a listing asks of its clients, as bookings carry it. */
const mustHavesOf = (content: ListingContent, document: ConsultationDocument | null): MustHaves => ({
  photos: content.photos === null ? null : { text: content.photos },
  requirements: content.requirements === null ? null : { text: content.requirements },
  consultation: document
    ? { questions: [], document }
    : content.questions && { questions: content.questions.map(asked) },
  patchTest: content.needsPatchTest ? { hoursBefore: content.patchTestHours } : null,
})
