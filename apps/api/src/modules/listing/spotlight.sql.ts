import type { SpotlightProvider, SpotlightReview } from '@ginipig/contract/listing/spotlight.ts'
import { DAY_MS } from '@ginipig/domain/time'
import { cardTables, instant, rating } from '#platform/database/card-columns.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** Days in which a provider has a time. */
const SOON_DAYS = 7

/** Listings that are looked through from the best down: more than enough for some providers, and never the whole table. */
const LOOKED_THROUGH = 200

/** Providers with a time this week, by their weighted rating (`listing.rank`). */
export const readBestProviders = (sql: Sql, limit: number, now: number): Promise<SpotlightProvider[]> =>
  sql.rows<SpotlightProvider>(
    `select p.id, p.display_name as "displayName", a.first_name as "firstName", p.photo_url as "photoUrl", p.town,
       ${rating} as rating, p.review_count as "reviewCount", p.is_identity_verified as "isIdentityVerified",
       p.outward_postcode as "outwardPostcode", p.bio, l.level,
       (select min(price) from listing o where o.provider_id = p.id and o.status = 'listed' and o.next_slot_at > $1)
         as "fromPrice",
       (select json_agg(json_build_object('id', o.id, 'category', o.category, 'cover', o.cover,
           'image', o.pictures -> 0))
         from (select * from listing o where o.provider_id = p.id and o.status = 'listed' and o.next_slot_at > $1
           order by o.next_slot_at, o.id limit 3) o) as listings
     from (select distinct on (provider_id) id from (
         select id, provider_id, rank from listing
         where status = 'listed' and next_slot_at is not null and next_slot_at > $1 and next_slot_at < $2
         order by rank desc limit ${LOOKED_THROUGH}) open
       order by provider_id, rank desc, id) best
       join ${cardTables} on l.id = best.id
     where p.review_count > 0 and a.suspended_at is null and a.deleted_at is null
     order by l.rank desc, p.id limit $3`,
    [at(now), at(now + SOON_DAYS * DAY_MS), limit],
  )

/** The newest of five stars in everything, in few words; the conditions are those of the index `review_praise`. */
export const readPraise = (sql: Sql, limit: number): Promise<(SpotlightReview & { clientId: string })[]> =>
  sql.rows(
    `select r.id, r.client_id as "clientId",
       coalesce(c.first_name || coalesce(' ' || nullif(left(c.last_name, 1), '') || '.', ''), '') as "clientName",
       coalesce(r.comment, '') as comment,
       ${instant('r.created_at')} as at, l.title as "listingTitle",
       json_build_object('id', p.id, 'firstName', a.first_name, 'displayName', p.display_name) as provider
     from (select * from shown_review
         where professionalism + friendliness + reliability + results = 20 and length(comment) <= 120
         order by created_at desc limit $1) r
       join ${cardTables} on l.id = r.listing_id join account c on c.id = r.client_id
     where a.suspended_at is null and a.deleted_at is null
     order by r.created_at desc, r.id`,
    [limit],
  )
