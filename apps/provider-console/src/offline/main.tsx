import '@ginipig/ui/styles.css'
import { OfflinePage } from '@ginipig/app/offline/OfflinePage.tsx'
import { startOfflinePage } from '@ginipig/app/offline/start-offline-page.tsx'
import { Trans } from '@lingui/react/macro'
import { catalogs } from '../app/catalogs.ts'

void startOfflinePage(catalogs, async () => (
  <OfflinePage lead={<Trans>Your diary and your requests come when your signal is back.</Trans>} />
))
