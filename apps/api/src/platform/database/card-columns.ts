/** Epoch milliseconds of a timestamptz, as the contract's Instant. */
export const instant = (column: string) => `(date_part('epoch', ${column}) * 1000)::bigint`

/** The provider's answer to a `review r`, as the contract's Review has it; null without one. */
export const reviewAnswer = `case when r.answer is not null then
  json_build_object('text', r.answer, 'at', ${instant('r.answered_at')}) end`

/** When a `review r` was last changed after others could read it; null where they read it as it was first shown. */
export const reviewEdited = 'case when r.changed_at > r.published_at then r.changed_at end'

/** The same as the contract has it. */
export const reviewEditedAt = instant(reviewEdited)

/** The photos of a `shown_review r`, as the contract's Review has them, in the client's order. */
export const reviewPhotos = `coalesce((select json_agg(public_picture(h) order by given.position)
  from unnest(r.photo_ids) with ordinality given (id, position) join photo h on h.id = given.id
  where h.is_public), '[]'::json)`

/** Mean of a provider's reviews with one decimal; null without any. The domain's averageRating in SQL. */
export const rating = 'round(p.rating_sum / nullif(p.review_count, 0), 1)'

/** The contract's ListingCard as PostgreSQL writes it, over `listing l`, `provider p` and the provider's `account a`.
 *  A closed listing shows no room: nothing of it can be booked. */
export const cardColumns = `
  l.id, l.category, l.subcategories, l.cover, l.pictures -> 0 as image, l.title, l.description, l.level, l.purpose,
  l.type, l.approval, l.duration_minutes as "durationMinutes", l.rrp, l.price, l.town,
  l.outward_postcode as "outwardPostcode", l.zone, l.status = 'closed' as "isClosed",
  case when l.status = 'listed' then ${instant('l.next_slot_at')} end as "nextSlotAt",
  case when l.status = 'listed' then l.places_left else 0 end as "placesLeft",
  json_build_object('id', p.id, 'displayName', p.display_name, 'firstName', a.first_name, 'photoUrl', p.photo_url,
    'town', p.town, 'rating', ${rating}, 'reviewCount', p.review_count,
    'isIdentityVerified', p.is_identity_verified) as provider`

/** What `cardColumns` reads from. */
export const cardTables = 'listing l join provider p on p.id = l.provider_id join account a on a.id = p.id'
