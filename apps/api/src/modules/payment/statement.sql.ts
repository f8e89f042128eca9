import type { Language } from '@ginipig/domain/identity'
import type { Sql } from '#platform/database/sql.ts'

/** Whose statement it is, as their invoices name them now. */
export const readStatementHead = (sql: Sql, providerId: string) =>
  sql.row<{ language: Language; lines: string[] }>(
    `select a.language, coalesce(array_remove(array_remove(array[p.display_name, nullif(p.company_name, p.display_name),
       nullif(a.first_name || ' ' || a.last_name, p.display_name), p.address], null), ''), '{}') as lines
     from provider p join account a on a.id = p.id where p.id = $1 and a.deleted_at is null`,
    [providerId],
  )
