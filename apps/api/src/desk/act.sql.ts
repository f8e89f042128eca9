import { at, type Sql } from '#platform/database/sql.ts'

export type NewAct = { operatorId: string; act: string; subject: string; because: string | null }
export type ActOutcome = 'done' | 'refused' | 'failed'

/** Writes down what an operator is about to do. @returns its number */
export async function insertAct(sql: Sql, { operatorId, act, subject, because }: NewAct, now: number): Promise<number> {
  const row = await sql.row<{ id: number }>(
    'insert into operator_act (at, operator_id, act, subject, because) values ($1, $2, $3, $4, $5) returning id',
    [at(now), operatorId, act, subject, because],
  )
  if (!row) throw new Error('insert returned no act')
  return row.id
}

/** Writes down how it ended; of an act without an end nobody knows. */
export async function setOutcome(sql: Sql, id: number, outcome: ActOutcome): Promise<void> {
  await sql.row('update operator_act set outcome = $2 where id = $1', [id, outcome])
}

export type ActRow = {
  id: number
  at: number
  operator: string
  act: string
  subject: string
  because: string | null
  outcome: ActOutcome | null
}

/** The latest first.
 *  @param of.subject - of one page of the desk, of all without  @param of.hasLooks - with who only looked */
export const readActs = (
  sql: Sql,
  of: { subject?: string | undefined; before?: number | undefined; hasLooks?: boolean; limit: number },
): Promise<ActRow[]> =>
  sql.rows<ActRow>(
    `select w.id, w.at, coalesce(a.first_name, '') as operator, w.act, w.subject, w.because, w.outcome
     from operator_act w left join account a on a.id = w.operator_id
     where ($1::text is null or w.subject = $1) and ($2::bigint is null or w.id < $2)
       and ($4::boolean or w.act <> 'look')
     order by w.id desc limit $3`,
    [of.subject ?? null, of.before ?? null, of.limit, of.hasLooks ?? true],
  )

/** Forgets what is older than the table must keep. @returns how many */
export const sweepActs = async (sql: Sql): Promise<number> =>
  (await sql.rows('delete from operator_act where at < operator_act_over() returning 1 as gone')).length
