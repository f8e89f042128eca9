import '@ginipig/ui/styles.css'
import { startOfflinePage } from '@ginipig/app/offline/start-offline-page.tsx'
import { catalogs } from '../app/catalogs.ts'
import { readKept } from './kept-bookings.ts'
import { MarketplaceOffline } from './MarketplaceOffline.tsx'

void startOfflinePage(catalogs, async (person) => (
  <MarketplaceOffline kept={person ? await readKept(person.id) : undefined} now={Date.now()} />
))
