import type pg from 'pg'

const PRICE = 5_400
const DEPOSIT = 810

const text = `
  insert into booking (reference, slot_id, listing_id, provider_id, client_id, during, status, payment_status, plan, approval,
    currency, rrp, price, discount, total, deposit, balance, commission, policy, captured, hold_shown_until, hold_until,
    requested_at, respond_by, must_haves_asked, must_haves_given, created_at, type, address, town, outward_postcode)
  select $2 || row_number() over (), s.id, s.listing_id, s.provider_id, c.id, s.during,
    case when s.starts_at > now() then 'confirmed' else 'released' end,
    case $3 when 'full' then 'paid' else 'deposit_paid' end, $3, 'manual', 'GBP', 12000, ${PRICE}, 0, ${PRICE}, ${DEPOSIT},
    ${PRICE - DEPOSIT}, ${DEPOSIT}, c.policy, case $3 when 'full' then ${PRICE} else ${DEPOSIT} end, now(), now(), now(), now(),
    '{}', '{}', now(), l.type, 'A street', 'A town', 'E8'
  from slot s join listing l on l.id = s.listing_id
    cross join (select client_id as id, policy from booking order by id limit 1) c
  where s.id = any ($1)`

/** Books slots that were inserted as taken: those ahead are confirmed, those behind released; without the charges and
 *  postings that `seedBench` gives. @param prefix - of their references, which are told apart by it */
export const bookSlots = (pool: pg.Pool, slotIds: readonly string[], prefix: string, plan: 'deposit' | 'full') =>
  pool.query(text, [slotIds, prefix, plan])
