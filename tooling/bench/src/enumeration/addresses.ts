import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** Addresses that are told apart by nothing but whether somebody has them. */
export interface Addresses {
  readonly known: readonly string[]
  readonly unknown: readonly string[]
}

const newAddress = () => `${randomUUID()}@ginipig.test`

/** Makes accounts for the known half, each with a password that a client of the stand has. */
export async function makeAddresses(pool: pg.Pool, count: number): Promise<Addresses> {
  const make = () => Array.from({ length: count }, newAddress)
  const [known, unknown] = [make(), make()]
  await pool.query(
    `insert into account (user_type, email, email_key, password_hash, first_name, last_name, created_at)
     select 'user', address, address, given.password_hash, 'Bench', 'Client', now()
     from unnest($1::text[]) address
     cross join (select password_hash from account where email = 'bench.client0@ginipig.test') given`,
    [known],
  )
  await pool.query('analyze account')
  return { known, unknown }
}
