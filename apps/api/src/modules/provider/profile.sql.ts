import type { Picture } from '@ginipig/contract/media/picture.ts'
import type { PortfolioStatus } from '@ginipig/contract/provider/profile.ts'
import type { WorkingFrom } from '@ginipig/domain/identity'
import type { Category } from '@ginipig/domain/listing'
import type { ProviderAbout, ProviderDetails } from '@ginipig/domain/provider'
import { at, type Sql } from '#platform/database/sql.ts'

export type ProfileRow = {
  firstName: string
  lastName: string
  companyName: string | null
  workingFrom: WorkingFrom | null
  dialCode: string
  mobile: string
  email: string
  avatarUrl: string | null
  takesSms: boolean
  postcode: string | null
  building: string | null
  street: string | null
  town: string | null
  county: string | null
  country: string | null
  showsCompanyName: boolean | null
  /** As `Services` of domain. */
  services: unknown
  displayName: string | null
  bio: string | null
  isFinished: boolean
  /** As `TypedProfile` of the contract. */
  typed: unknown
  typedRevision: number | null
  typedAt: number | null
}

/** A provider, whatever they have filled in. */
export const readProfile = (sql: Sql, accountId: string): Promise<ProfileRow | undefined> =>
  sql.row<ProfileRow>(
    `select a.first_name as "firstName", a.last_name as "lastName", s.company_name as "companyName",
       s.working_from as "workingFrom", coalesce(a.dial_code, '') as "dialCode", coalesce(a.mobile, '') as mobile,
       a.email, a.avatar_url as "avatarUrl", a.sms_notifications as "takesSms", f.postcode, f.building, f.street, f.town,
       f.county, f.country, f.shows_company_name as "showsCompanyName", f.services, f.display_name as "displayName",
       f.bio, p.id is not null as "isFinished", f.typed, f.typed_revision as "typedRevision", f.typed_at as "typedAt"
     from account a
       left join provider_sign_up s on s.account_id = a.id
       left join provider_profile f on f.account_id = a.id
       left join provider p on p.id = a.id
     where a.id = $1 and a.deleted_at is null`,
    [accountId],
  )

export type LiveListings = { category: Category; service: string; count: number }

/** A provider's listings that aren't closed, counted by what is done in them. */
export const countLiveListings = (sql: Sql, accountId: string): Promise<LiveListings[]> =>
  sql.rows<LiveListings>(
    `select category, service, count(*) as count from listing, unnest(subcategories) service
     where provider_id = $1 and status = 'listed' group by category, service order by category, service`,
    [accountId],
  )

/** Makes sure of the row, and locks it: steps that are saved at once wait for each other. */
export async function lockProfile(sql: Sql, accountId: string, now: number): Promise<void> {
  await sql.row(
    `insert into provider_profile (account_id, updated_at) values ($1, $2)
     on conflict (account_id) do update set updated_at = excluded.updated_at`,
    [accountId, at(now)],
  )
}

export async function saveDetails(sql: Sql, accountId: string, details: ProviderDetails): Promise<void> {
  await sql.row(
    `update provider_profile set postcode = $2, building = $3, street = $4, town = $5, county = $6, country = $7,
       shows_company_name = $8
     where account_id = $1`,
    [
      accountId,
      details.postcode,
      details.building,
      details.street,
      details.town,
      details.county,
      details.country,
      details.showsCompanyName,
    ],
  )
  await sql.row('update account set sms_notifications = $2 where id = $1', [accountId, details.takesSms])
}

export async function saveServices(sql: Sql, accountId: string, services: unknown): Promise<void> {
  await sql.row('update provider_profile set services = $2 where account_id = $1', [
    accountId,
    JSON.stringify(services),
  ])
}

export async function saveAbout(sql: Sql, accountId: string, about: ProviderAbout): Promise<void> {
  await sql.row('update provider_profile set display_name = $2, bio = $3 where account_id = $1', [
    accountId,
    about.displayName,
    about.bio,
  ])
}

/** @returns whether it was this revision's to save */
export async function saveTypedProfile(
  sql: Sql,
  accountId: string,
  { revision, typed }: { revision: number; typed: unknown },
  now: number,
): Promise<boolean> {
  const row = await sql.row(
    `update provider_profile set typed = $3, typed_revision = typed_revision + 1, typed_at = $4
     where account_id = $1 and typed_revision = $2 returning 1 as saved`,
    [accountId, revision, JSON.stringify(typed), at(now)],
  )
  return row !== undefined
}

/** Of a set-up that is finished. */
export async function deleteProfileDraft(sql: Sql, accountId: string): Promise<void> {
  await sql.row('update provider_profile set typed = null where account_id = $1', [accountId])
}

export type Page = {
  displayName: string
  /** Empty where the provider keeps it to themselves. */
  companyName: string
  bio: string
  address: string
  town: string
  outwardPostcode: string
  photoUrl: string | null
}

/** Writes the page that everybody sees. */
export async function savePage(sql: Sql, accountId: string, page: Page): Promise<void> {
  await sql.row(
    `insert into provider (id, display_name, company_name, bio, address, town, outward_postcode, photo_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (id) do update set display_name = excluded.display_name, company_name = excluded.company_name,
       bio = excluded.bio, address = excluded.address, town = excluded.town,
       outward_postcode = excluded.outward_postcode, photo_url = excluded.photo_url`,
    [
      accountId,
      page.displayName,
      page.companyName,
      page.bio,
      page.address,
      page.town,
      page.outwardPostcode,
      page.photoUrl,
    ],
  )
}

export type PortfolioRow = {
  id: string
  photoId: string
  width: number
  height: number
  widths: number[]
  /** Once everybody may see it. */
  publicPicture: Picture | null
  status: PortfolioStatus
  refusedBecause: string | null
}

/** In the provider's order. */
export const readPortfolio = (sql: Sql, accountId: string): Promise<PortfolioRow[]> =>
  sql.rows<PortfolioRow>(
    `select o.id, o.photo_id as "photoId", f.width, f.height, f.widths, public_picture(f) as "publicPicture", o.status, o.refused_because as "refusedBecause"
     from portfolio_photo o join photo f on f.id = o.photo_id
     where o.account_id = $1 order by o.position, o.id`,
    [accountId],
  )

export async function addToPortfolio(
  sql: Sql,
  photo: { accountId: string; photoId: string; position: number },
  now: number,
): Promise<void> {
  await sql.row(
    `insert into portfolio_photo (account_id, photo_id, position, created_at) values ($1, $2, $3, $4)
     on conflict (photo_id) do nothing`,
    [photo.accountId, photo.photoId, photo.position, at(now)],
  )
}

/** Of this provider's portfolio. @returns the photo's id, undefined when there is no such one */
export async function removeFromPortfolio(sql: Sql, accountId: string, id: string): Promise<string | undefined> {
  const row = await sql.row<{ photo_id: string }>(
    'delete from portfolio_photo where account_id = $1 and id = $2 returning photo_id',
    [accountId, id],
  )
  return row?.photo_id
}

/** Puts the portfolio into the order of these ids; ids of others change nothing. */
export async function savePortfolioOrder(sql: Sql, accountId: string, ids: readonly string[]): Promise<void> {
  await sql.row(
    `update portfolio_photo o set position = w.position
     from unnest($2::uuid[]) with ordinality as w (id, position)
     where o.account_id = $1 and o.id = w.id`,
    [accountId, ids],
  )
}

export type AwaitingPhoto = {
  id: string
  photoId: string
  accountId: string
  displayName: string | null
  createdAt: number
}

/** Photos that nobody has decided about, the longest waiting first. */
export const readAwaitingPhotos = (sql: Sql): Promise<AwaitingPhoto[]> =>
  sql.rows<AwaitingPhoto>(
    `select o.id, o.photo_id as "photoId", o.account_id as "accountId", p.display_name as "displayName",
       o.created_at as "createdAt"
     from portfolio_photo o left join provider_profile p on p.account_id = o.account_id
     where o.status = 'awaiting' order by o.created_at, o.id`,
  )

export const countAwaitingPhotos = async (sql: Sql): Promise<number> =>
  (await sql.row<{ waiting: number }>(`select count(*) as waiting from portfolio_photo where status = 'awaiting'`))
    ?.waiting ?? 0

/** Shows a photo to everybody, or doesn't.
 *  @param because - what the provider reads of a refusal; null approves
 *  @param was - what its state must be
 *  @returns whose it is; undefined when there is no such photo in that state */
export async function decidePhoto(
  sql: Sql,
  { id, because, was = 'awaiting' }: { id: string; because: string | null; was?: PortfolioStatus },
  now: number,
): Promise<string | undefined> {
  const row = await sql.row<{ accountId: string }>(
    `with decided as (
       update portfolio_photo set status = case when $2::text is null then 'approved' else 'refused' end,
         refused_because = $2, decided_at = $3
       where id = $1 and status = $4 returning photo_id, account_id)
     update photo set is_public = $2::text is null from decided where photo.id = decided.photo_id
     returning decided.account_id as "accountId"`,
    [id, because, at(now), was],
  )
  return row?.accountId
}
