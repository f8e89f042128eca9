import { at, type Sql } from '#platform/database/sql.ts'

/** A switch that is thrown; `since` epoch ms. */
export type SwitchRow = { name: string; because: string; since: number }

export const readSwitches = (sql: Sql): Promise<SwitchRow[]> =>
  sql.rows<SwitchRow>('select name, because, since from safety_switch order by since, name')

/** @returns false where it is thrown already: the first reason stays */
export const throwSwitch = async (sql: Sql, name: string, because: string, now: number): Promise<boolean> =>
  (await sql.row<{ name: string }>(
    `insert into safety_switch (name, because, since) values ($1, $2, $3) on conflict (name) do nothing returning name`,
    [name, because, at(now)],
  )) !== undefined

/** @returns false where it isn't thrown */
export const releaseSwitch = async (sql: Sql, name: string): Promise<boolean> =>
  (await sql.row<{ name: string }>('delete from safety_switch where name = $1 returning name', [name])) !== undefined
