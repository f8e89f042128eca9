import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { cards } from '#fixtures/booking-steps.ts'

/** As the journeys type them, with or without gaps. */
const CARD_NUMBER = `(${Object.values(cards)
  .map((number) => number.match(/\d{4}/g)?.join('[ -]?'))
  .join('|')})`

/** Where a card's number stands though it is Stripe's alone: tables of ours, logs of our programs. Source: money.md §5 (40).
 *  @param logs - folder; the sandbox, which is Stripe here, keeps its own */
export async function findCardNumbers(databaseUrl: string, logs: string): Promise<string[]> {
  const inLogs = readdirSync(logs)
    .filter((name) => !name.includes('sandbox'))
    .filter((name) => new RegExp(CARD_NUMBER).test(readFileSync(path.join(logs, name), 'utf8')))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')
         and has_table_privilege(format('%I.%I', schemaname, tablename), 'select')`,
    )
    const inTables: string[] = []
    for (const { name } of tables) {
      const { rows } = await client.query(`select from ${name} t where t::text ~ $1 limit 1`, [CARD_NUMBER])
      if (rows.length > 0) inTables.push(name)
    }
    return [...inLogs, ...inTables]
  } finally {
    await client.end()
  }
}
