import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps a file system in memory here. */
const MEMORY = '/dev/shm'
/** A test run's databases and their write-ahead log, with as much again to spare. */
const ROOM_BYTES = 2 * 1024 ** 3
const ABANDONED_MS = 24 * 3_600_000

/** A new folder for the databases of a test run, which nobody needs afterwards: in memory where there is room, since a
 *  database a test makes and drops a thousand files; else where temporary files are. Whoever asks removes it. What a
 *  killed run left in memory a day ago is removed.
 *  @param prefix - of its name (`ginipig-test-`) */
export async function scratchFolder(prefix: string, memory = MEMORY): Promise<string> {
  if (!(await hasRoom(memory))) return mkdtemp(join(tmpdir(), prefix))
  await removeAbandoned(memory, prefix)
  return mkdtemp(join(memory, prefix))
}

async function hasRoom(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= ROOM_BYTES
}

async function removeAbandoned(parent: string, prefix: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name)
    // Another run may remove it at this moment.
    const about = name.startsWith(prefix) ? await stat(folder).catch(() => undefined) : undefined
    if (about && Date.now() - about.mtimeMs > ABANDONED_MS) await rm(folder, { recursive: true, force: true })
  }
}
