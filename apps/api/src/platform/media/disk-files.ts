import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { systemClock } from '#platform/clock.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type MediaFiles, OWN_NAME } from './media-files.ts'

/** The disk's own "no": nothing is wrong with the file, and another time it may go well. */
const outages = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'])
const RETRY_AFTER = 60

/** What is still being written, or never was to its end. */
const DRAFT_END = '.part'
const withoutEnd = (name: string) => (name.endsWith(DRAFT_END) ? name.slice(0, -DRAFT_END.length) : name)
const LISTED_AT_ONCE = 500

/** A folder before its first file, or a file removed meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Media files in a folder; ages are by the disk's own clock. */
export function createDiskFiles(directory: string): MediaFiles {
  const place = (fileName: string) => path.join(directory, fileName)
  const write = async (fileName: string, bytes: Uint8Array) => {
    await mkdir(directory, { recursive: true })
    const draft = place(fileName) + DRAFT_END
    try {
      const file = await open(draft, 'wx', 0o640)
      try {
        await file.writeFile(bytes)
        await file.sync() // the row that follows must not outlive a file lost in a power cut
      } finally {
        await file.close()
      }
      await rename(draft, place(fileName))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  /** When a file was last written, epoch ms; it may be gone by now. */
  const writtenAt = async (fileName: string) =>
    (await stat(place(fileName)).catch(ignoreMissing))?.mtimeMs ?? Number.POSITIVE_INFINITY
  return {
    async add(fileName, bytes) {
      try {
        await write(fileName, bytes)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException // what node:fs throws
        if (code !== undefined && outages.has(code))
          throw new Refusal('unavailable', { retryAfter: RETRY_AFTER, cause: error })
        throw error
      }
    },
    read: (fileName) => readFile(place(fileName)),
    remove: (fileName) => rm(place(fileName), { force: true }),
    async *olderThan(ms) {
      const before = systemClock.now() - ms
      let names: string[] = []
      for await (const { name } of (await opendir(directory).catch(ignoreMissing)) ?? []) {
        if (!OWN_NAME.test(withoutEnd(name)) || (await writtenAt(name)) > before) continue
        names.push(name)
        if (names.length < LISTED_AT_ONCE) continue
        yield names
        names = []
      }
      if (names.length > 0) yield names
    },
  }
}
