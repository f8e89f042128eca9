import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './sql.ts'

let made: TestDatabase
let database: Database
beforeAll(async () => {
  made = await createTestDatabase(inject('serverUrl'))
  database = openDatabase(made.url, { poolSize: 1, onError: () => undefined })
})
afterAll(async () => {
  await database.end()
  await made.drop()
})

const DENIED = { code: '42501' } // insufficient_privilege

describe('the processes’ role', () => {
  test('owns nothing and may be nobody else', async () => {
    const [role] = await database.rows(`
      select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
        (select count(*) from pg_class c where c.relowner = r.oid) +
        (select count(*) from pg_namespace n where n.nspowner = r.oid) +
        (select count(*) from pg_proc p where p.proowner = r.oid) +
        (select count(*) from pg_auth_members m where m.member = r.oid) as has
      from pg_roles r where rolname = current_user`)
    const never = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }
    expect(role).toEqual({ ...never, rolreplication: false, has: 0 })
  })

  test.for([
    'create table public.mine (id int)',
    'create temporary table mine (id int)',
    'create schema mine',
    'create role mine',
    'create function public.mine() returns int language sql as $$ select 1 $$',
    'alter table account add column mine int',
    'alter table ledger_entry disable trigger ledger_entry_append_only',
    'alter table ledger_entry disable trigger all',
    'drop table booking',
    'drop function append_only() cascade',
    'truncate ledger_entry cascade',
    'set session_replication_role = replica',
    'create trigger mine before insert on account for each row execute function append_only()',
    "insert into migration (name) values ('mine')",
    'delete from graphile_worker.migrations',
    'update ledger_entry set amount = 1',
    'delete from ledger_txn',
    'delete from booking_event',
    'update price_history set price = 0',
  ])('can’t: %s', async (text) => {
    await expect(database.rows(text, [], { prepare: false })).rejects.toMatchObject(DENIED)
  })

  test('adds jobs and finds them, though the queue’s tables guard their rows', async () => {
    await enqueue(database, 'booking.moved', { providerId: crypto.randomUUID(), bookingId: crypto.randomUUID() })
    expect(await database.rows('select 1 as one from graphile_worker._private_jobs')).toEqual([{ one: 1 }])
  })
})

test('migrating again gives a new table’s rights', async () => {
  const owner = new pg.Client(made.ownerUrl)
  await owner.connect()
  await owner.query('create table later (id int)')
  await expect(database.rows('select id from later')).rejects.toMatchObject(DENIED)
  expect(await migrate(made.ownerUrl, made.url)).toEqual([])
  expect(await database.rows('select id from later')).toEqual([])
  await owner.end()
})
