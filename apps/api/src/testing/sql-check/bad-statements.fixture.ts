import { at, type Sql } from '#platform/database/sql.ts'

type Language = 'en' | 'fr'

const columns = 'id, email'
const ofAccount = (names: string, table = 'account') => `select ${names} from ${table}`

/** One statement a line that the check must refuse, or let pass: the name says which and why. */
export const statements = {
  passes: (sql: Sql) => sql.rows<{ id: string; email: string }>(`${ofAccount(columns)} where id = $1`, ['']),
  passesNarrowed: (sql: Sql) => sql.row<{ mobile: string }>('select mobile from account where mobile is not null'),
  passesUnion: (sql: Sql) => sql.row<{ language: Language }>(ofAccount('language')),
  passesUnread: (sql: Sql) => sql.row('select 1 as known from account limit 1'),
  gone: (sql: Sql) => sql.rows<{ id: string }>('select id, nick from account'),
  renamed: (sql: Sql) => sql.row<{ mail: string }>('select email from account'),
  retyped: (sql: Sql) => sql.row<{ created_at: string }>('select created_at from account'),
  canBeNull: (sql: Sql) => sql.row<{ mobile: string }>('select mobile from account'),
  neverNull: (sql: Sql) => sql.row<{ email: string | null }>('select email from account'),
  farSide: (sql: Sql) =>
    sql.rows<{ bio: string }>('select p.bio from account a left join provider p on p.id = a.id where a.id = $1', ['']),
  expression: (sql: Sql) => sql.row<{ name: string }>("select mobile || '!' as name from account"),
  fewer: (sql: Sql) => sql.row('update account set email = $2 where id = $1', ['']),
  wrongValue: (sql: Sql) => sql.row('update account set deleted_at = $2 where id = $1', ['', 0]),
  rightValue: (sql: Sql) => sql.row('update account set deleted_at = $2 where id = $1', ['', at(0)]),
  varies: (sql: Sql, table: string) => sql.row(`select from ${table}`),
}
