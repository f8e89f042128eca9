import { query } from '@ginipig/api-client/core/call-options.ts'
import type { Services } from '@ginipig/app/services/services.ts'
import { getPublisher } from '@ginipig/contract/config/publisher.ts'
import { loadLegalWords } from './words.ts'

/** For the route of a legal page. Without its language the page can't be read; without who runs this it still can. */
export async function loadLegal({ api, languages, queryClient, report }: Services): Promise<void> {
  const publisher = queryClient.ensureQueryData(query(api, getPublisher)).catch(report)
  await Promise.all([loadLegalWords({ languages }), publisher])
}
