import type { ProviderPage, ProviderReview, StarChoice } from '@ginipig/contract/provider/public-page.ts'
import type { ReviewSort } from '@ginipig/domain/review'
import {
  cardColumns,
  instant,
  rating,
  reviewAnswer,
  reviewEditedAt,
  reviewPhotos,
} from '#platform/database/card-columns.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** Whoever has left or is suspended has no page. */
const isShown = 'a.suspended_at is null and a.deleted_at is null'

const mean = (dimension: string) => `'${dimension}', round(avg(${dimension}), 1)`

/** Full listings of a page; more are as good as none. */
const FULL_LISTINGS = 12

const pageSql = `
  select p.id, p.display_name as "displayName", a.first_name as "firstName", p.photo_url as "photoUrl", p.town,
    ${rating} as rating, p.review_count as "reviewCount", p.is_identity_verified as "isIdentityVerified",
    p.company_name as "companyName", p.outward_postcode as "outwardPostcode", p.bio,
    ${instant('a.created_at')} as "memberSince", f.services,
    (select count(*) from listing l where l.provider_id = p.id and l.status = 'listed'
      and l.next_slot_at > $2::timestamptz) as "listingCount",
    (select coalesce(json_agg(card order by card.title, card.id), '[]'::json)
      from (
        select ${cardColumns} from listing l
        where l.provider_id = p.id and l.status = 'listed' and l.next_slot_at is null and exists (
          select from slot s
          where s.provider_id = l.provider_id and s.listing_id = l.id and s.removed_at is null and s.starts_at > $2::timestamptz)
        order by l.title, l.id limit ${FULL_LISTINGS}
      ) card) as "fullListings",
    (select coalesce(json_agg(distinct l.level), '[]'::json) from listing l where l.provider_id = p.id
      and l.status = 'listed' and l.next_slot_at > $2::timestamptz) as levels,
    (select case when count(*) > 0 then
        json_build_object(${['professionalism', 'friendliness', 'reliability', 'results'].map(mean).join(', ')}) end
      from shown_review where provider_id = p.id) as ratings,
    (select json_agg(coalesce(given.count, 0) order by stars desc)
      from generate_series(1, 5) stars left join (
        select round((professionalism + friendliness + reliability + results) / 4.0) as overall, count(*)
        from shown_review where provider_id = p.id group by 1
      ) given on given.overall = stars) as "ratingCounts",
    (select count(*) from shown_review where provider_id = p.id and photo_ids <> '{}') as "photoReviewCount",
    (select coalesce(json_agg(json_build_object('id', o.id)::jsonb || public_picture(h)::jsonb
        order by o.position, o.id), '[]'::json)
      from portfolio_photo o join photo h on h.id = o.photo_id
      where o.account_id = p.id and o.status = 'approved' and h.is_public) as portfolio
  from provider p join account a on a.id = p.id left join provider_profile f on f.account_id = p.id
  where p.id = $1 and ${isShown}`

type PageRow = Omit<ProviderPage, 'record'>

/** A provider's page; undefined for one who has none to show. */
export const readPage = (sql: Sql, providerId: string, now: number): Promise<PageRow | undefined> =>
  sql.row<PageRow>(pageSql, [providerId, at(now)])

/** Whether there is a page to show at all. */
export const hasPage = async (sql: Sql, providerId: string): Promise<boolean> =>
  (await sql.row(`select 1 as found from provider p join account a on a.id = p.id where p.id = $1 and ${isShown}`, [
    providerId,
  ])) !== undefined

const sum = '(r.professionalism + r.friendliness + r.reliability + r.results)'
const written = instant('r.created_at')

/** More than any instant: what stands before it in a key weighs more than all of time. */
const BEYOND_TIME = '10000000000000'

/** What each order sorts by, the largest first: one whole number, so that one cursor fits them all. */
const keys: Record<ReviewSort, string> = {
  newest: written,
  highest: `${sum} * ${BEYOND_TIME} + ${written}`,
  lowest: `(20 - ${sum}) * ${BEYOND_TIME} + ${written}`,
}

export type ReviewRow = ProviderReview & { key: number }

type ReviewPage = {
  providerId: string
  sort: ReviewSort
  stars: StarChoice | undefined
  hasPhotos: boolean
  /** Where the last page ended. */
  after: { key: number; id: string } | undefined
  limit: number
}

/** One page of a provider's reviews and one more, to know whether the list goes on. */
export const readReviews = (
  sql: Sql,
  { providerId, sort, stars, hasPhotos, after, limit }: ReviewPage,
): Promise<ReviewRow[]> =>
  sql.rows<ReviewRow>(
    `select * from (
       select r.id, c.first_name || coalesce(' ' || nullif(left(c.last_name, 1), '') || '.', '') as "clientName",
         ${written} as at, r.professionalism, r.friendliness, r.reliability, r.results, r.comment,
         ${reviewPhotos} as photos, ${reviewEditedAt} as "editedAt", ${reviewAnswer} as answer, l.title as "listingTitle", ${keys[sort]} as key
       from shown_review r join account c on c.id = r.client_id join listing l on l.id = r.listing_id
       where r.provider_id = $1 and ($2::int is null or round(${sum} / 4.0) = $2::int)
         and (not $6::boolean or r.photo_ids <> '{}')
     ) review
     where $3::bigint is null or (key, id) < ($3::bigint, $4::uuid)
     order by key desc, id desc limit $5::int + 1`,
    [providerId, stars ? Number(stars) : null, after?.key ?? null, after?.id ?? null, limit, hasPhotos],
  )
