import { at, type Sql } from '#platform/database/sql.ts'

/** What is kept of a draft; `typed` is the contract's TypedListing. */
export type DraftRow = { id: string; revision: number; saved_at: number; typed: unknown }

const columns = 'id, revision, saved_at, typed'

/** A draft of this provider that was saved. */
export const readDraft = (sql: Sql, providerId: string, listingId: string) =>
  sql.row<DraftRow>(`select ${columns} from listing_draft where provider_id = $1 and id = $2`, [providerId, listingId])

/** How many listings a provider has begun and never listed. To be asked under the provider's lock. */
export async function countUnfinished(sql: Sql, providerId: string): Promise<number> {
  const row = await sql.row<{ count: number }>(
    `select count(*) as count from listing_draft d
     where d.provider_id = $1
       and not exists (select from listing l where l.provider_id = d.provider_id and l.id = d.id)`,
    [providerId],
  )
  return row?.count ?? 0
}

/** The first save of a new listing (`listingId` null), or of changes to one that is there.
 *  @returns the draft; undefined where somebody saved one meanwhile */
export const insertDraft = (
  sql: Sql,
  draft: { listingId: string | null; providerId: string; typed: unknown },
  now: number,
) =>
  sql.row<DraftRow>(
    `insert into listing_draft (id, provider_id, typed, created_at, saved_at)
     values (coalesce($1, gen_random_uuid()), $2, $3, $4, $4)
     on conflict (id) do nothing returning ${columns}`,
    [draft.listingId, draft.providerId, JSON.stringify(draft.typed), at(now)],
  )

/** Compare-and-set: undefined when the draft is no longer at that revision. */
export const saveTyped = (
  sql: Sql,
  draft: { listingId: string; providerId: string; revision: number; typed: unknown },
  now: number,
) =>
  sql.row<DraftRow>(
    `update listing_draft set typed = $4, revision = revision + 1, saved_at = $5
     where provider_id = $1 and id = $2 and revision = $3 returning ${columns}`,
    [draft.providerId, draft.listingId, draft.revision, JSON.stringify(draft.typed), at(now)],
  )

/** @returns whether there was one */
export async function deleteDraft(sql: Sql, providerId: string, listingId: string): Promise<boolean> {
  const row = await sql.row('delete from listing_draft where provider_id = $1 and id = $2 returning 1 as gone', [
    providerId,
    listingId,
  ])
  return row !== undefined
}

/** Where a provider's own place is, as their page says. */
export type OwnPlaceRow = { address: string; town: string; outward_postcode: string }

export const readOwnPlace = (sql: Sql, providerId: string) =>
  sql.row<OwnPlaceRow>('select address, town, outward_postcode from provider where id = $1', [providerId])
