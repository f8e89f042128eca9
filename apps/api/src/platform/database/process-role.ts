import type pg from 'pg'

/** Whom the processes sign in as: no owner of anything. */
export type ProcessRole = { name: string; password: string }

/** Statements give up after 10 s and locks after 3 s, so that a stuck one never takes all with it. Compiling one takes longer
 *  than any of ours runs. */
const guards = { statement_timeout: '10s', lock_timeout: '3s', idle_in_transaction_session_timeout: '10s', jit: 'off' }

/** The role that a connection string signs in as. */
export function roleOf(url: string): ProcessRole {
  const { username, password } = new URL(url)
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) }
}

/** Sets timeouts for every session of a role in a database from now on, through a pooler too, and revokes temporary tables
 *  from everybody but the owner.
 *  @param client - of the owner */
export async function guardSessions(client: pg.Client, database: string, role: string): Promise<void> {
  const [where, who] = [client.escapeIdentifier(database), client.escapeIdentifier(role)]
  for (const [name, value] of Object.entries(guards))
    await client.query(`alter role ${who} in database ${where} set ${name} = '${value}'`)
  await client.query(`revoke temporary on database ${where} from public`)
}

/** Append-only tables, by the trigger that keeps them so; a role that owns no table can't disable it. */
const APPEND_ONLY = `select distinct t.tgrelid::regclass::text as name from pg_trigger t
  join pg_proc p on p.oid = t.tgfoid where p.proname = 'append_only'`

/** The queue's own tables let in nobody but their owner, row by row; who may use them at all the grants say. */
const OPEN_QUEUE = `do $$
declare queue regclass;
begin
  for queue in select c.oid from pg_class c where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
    and not exists (select from pg_policy p where p.polrelid = c.oid)
  loop
    execute format('create policy whoever_may on %s using (true) with check (true)', queue);
  end loop;
end $$`

/** Creates the processes' role where it is missing, and grants least privilege: rows are read and written, the schema
 *  isn't. Append-only tables can't be updated either (ASVS 13.2.2).
 *  @param client - of the owner, who may create roles */
export async function grantRights(client: pg.Client, { name, password }: ProcessRole): Promise<void> {
  const role = client.escapeIdentifier(name)
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  if (rowCount === 0) await client.query(`create role ${role} login password ${client.escapeLiteral(password)}`)
  await client.query(`grant usage on schema public, graphile_worker, quiet to ${role}`)
  for (const schema of ['public', 'graphile_worker']) {
    await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`)
    await client.query(`grant usage on all sequences in schema ${schema} to ${role}`)
  }
  for (const table of ['migration', 'graphile_worker.migrations'])
    await client.query(`revoke insert, update, delete on ${table} from ${role}`)
  const { rows: kept } = await client.query<{ name: string }>(APPEND_ONLY)
  for (const table of kept) await client.query(`revoke update, delete on ${table.name} from ${role}`)
  await client.query(OPEN_QUEUE)
}
