import { watch } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#root.ts'

/** What the API's programs consist of. */
const FOLDERS = ['apps/api/src', 'packages/contract/src', 'packages/domain/src']
/** Saving several files is one change. */
const SETTLE_MS = 150

/** Tells of each change in the API's sources, tests apart. */
export function watchSources(onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined
  for (const folder of FOLDERS) {
    watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return
      clearTimeout(timer)
      timer = setTimeout(onChange, SETTLE_MS)
    })
  }
}
