import type { Sql } from '#platform/database/sql.ts'

/** Whether the database answers and has been brought to some version. */
export const hasMigrations = async (sql: Sql): Promise<boolean> =>
  (await sql.row('select 1 as known from migration limit 1')) !== undefined
