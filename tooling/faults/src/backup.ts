import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '@ginipig/api/testing'
import type { Settings } from '@ginipig/local/postgres'

/** Where PostgreSQL puts each piece of its log as it is full, and from where a restore takes it. */
const archiveOf = (folder: string) => join(folder, 'archive')

/** Archives as production does, with `cp` in place of a tool that sends it elsewhere. */
export function archiving(folder: string): Settings {
  const archive = archiveOf(folder)
  mkdirSync(archive)
  chmodSync(archive, 0o777) // PostgreSQL is another user where this one is root
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `test ! -e ${archive}/closed && cp %p ${archive}/%f`,
  }
}

/** A base backup by PostgreSQL's own low-level functions, as its manual says ("Making a Base Backup Using the Low Level
 *  API"): the server it comes from goes on working. */
export async function baseBackup(url: string, folder: string): Promise<void> {
  // Both functions belong to one session.
  const session = openDatabase(url, { poolSize: 1, onError: () => undefined })
  try {
    await session.rows(`select pg_backup_start('drill', true)`)
    // A file may go while it is copied, which cp tells by 1: the log has what it held.
    const [status] = await once(
      spawn('cp', ['-a', join(folder, 'postgres'), join(folder, 'base')], { stdio: 'ignore' }),
      'exit',
    )
    if (status > 1) throw new Error(`cp ended with ${status}`)
    const stopped = await session.row<{ label: string }>('select labelfile as label from pg_backup_stop(true)')
    await writeFile(join(folder, 'base', 'backup_label'), stopped?.label ?? '')
  } finally {
    await session.end()
  }
}

/** Sends what is done so far to the archive and lets nothing in any more: a disk that dies later takes all of that along. */
export async function closeArchive(database: Database, folder: string): Promise<void> {
  const switched = await database.row<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file')
  while (!(await readdir(archiveOf(folder))).includes(switched?.file ?? '')) await pause(100)
  await writeFile(join(archiveOf(folder), 'closed'), '')
}

/** Makes a cluster of the base backup that takes in the archive to its end as it starts.
 *  @returns its data folder, and the settings to start it with */
export async function restore(folder: string): Promise<{ dataDir: string; settings: Settings }> {
  const dataDir = join(folder, 'base')
  for (const gone of ['postmaster.pid', 'postmaster.opts']) await rm(join(dataDir, gone), { force: true })
  // Half-written when it was copied; the archive has them whole.
  for (const file of await readdir(join(dataDir, 'pg_wal')))
    if (/^[\dA-F]{24}/.test(file)) await rm(join(dataDir, 'pg_wal', file), { recursive: true })
  await writeFile(join(dataDir, 'recovery.signal'), '')
  return { dataDir, settings: { restore_command: `cp ${archiveOf(folder)}/%f %p`, hot_standby: 'off' } }
}
