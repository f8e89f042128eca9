import type { Catalogs } from '@ginipig/app/services/languages.ts'
import type { Services } from '@ginipig/app/services/services.ts'

/** The legal texts in each language but English, which is in the code; only the chosen one is loaded. */
const files = import.meta.glob<Awaited<ReturnType<Catalogs[string]>>>('./locales/*.po')

const catalogs: Catalogs = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.po$/g, ''), load]),
)

/** For the loaders of the legal pages. */
export const loadLegalWords = ({ languages }: Pick<Services, 'languages'>): Promise<void> => languages.add(catalogs)
