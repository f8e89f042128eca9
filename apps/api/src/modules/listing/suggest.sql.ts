import { at, type Sql } from '#platform/database/sql.ts'

export type SuggestedPerson = { id: string; name: string; town: string }

/** People with a free time one of whose words begins like this. @param folded - letters, digits and spaces: no pattern */
export const findPeople = (sql: Sql, folded: string, now: number, most: number) =>
  sql.rows<SuggestedPerson>(
    `select p.id, p.display_name as name, p.town from provider p
     where lower(p.display_name) ~ ('\\m' || $1) and exists (
       select 1 from listing l where l.provider_id = p.id and l.status = 'listed' and l.next_slot_at > $2)
     limit $3`,
    [folded, at(now), most],
  )
