import { query } from '@ginipig/api-client/core/call-options.ts'
import type { Catalogs } from '@ginipig/app/services/languages.ts'
import type { Services } from '@ginipig/app/services/services.ts'
import { getPublisher } from '@ginipig/contract/config/publisher.ts'

/** For the route of a legal page. Without its language the page can't be read; without who runs this it still can. */
export async function loadLegal({ api, languages, queryClient, report }: Services): Promise<void> {
  const publisher = queryClient.ensureQueryData(query(api, getPublisher)).catch(report)
  await Promise.all([loadLegalWords({ languages }), publisher])
}

/** The legal texts in each language but English, which is in the code; only the chosen one is loaded. */
const files = import.meta.glob<Awaited<ReturnType<Catalogs[string]>>>('./locales/*.po')

const catalogs: Catalogs = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.po$/g, ''), load]),
)

/** For the loaders of the legal pages. */
export const loadLegalWords = ({ languages }: Pick<Services, 'languages'>): Promise<void> => languages.add(catalogs)
