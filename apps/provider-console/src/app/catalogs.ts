import type { Catalogs } from '@ginipig/app/services/languages.ts'

/** The words of each language but English, which is in the code; only the chosen one is loaded. */
const files = import.meta.glob<Awaited<ReturnType<Catalogs[string]>>>('../locales/*.po')

export const catalogs: Catalogs = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.po$/g, ''), load]),
)
