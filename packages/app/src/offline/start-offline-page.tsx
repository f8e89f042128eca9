import type { SessionState } from '@ginipig/session/session-state.ts'
import { createSessionStorage } from '@ginipig/session/session-storage.ts'
import { createVault } from '@ginipig/session/vault.ts'
import { createTheme } from '@ginipig/ui/theme'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { browserEnvironment } from '#services/environment.ts'
import { type Catalogs, createLanguages } from '#services/languages.ts'

/** Shows what an app shows without a network, in `#root` of `offline.html`: language, colours and person as they are kept
 *  on this device. Back with the network it loads the address that was wanted. */
export async function startOfflinePage(
  catalogs: Catalogs,
  page: (person: SessionState['userData'] | undefined) => Promise<ReactNode>,
): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('offline.html has no #root')
  const environment = browserEnvironment()
  createTheme({ root: environment.root, storage: environment.storage(), prefersDark: environment.prefersDark })
  const stored = createSessionStorage(createVault())
    .read()
    .catch(() => undefined) // unreadable: nobody's
  const person = (await stored)?.userData
  // Words that aren't on this device: English stands in the code.
  await createLanguages(catalogs, environment)
    .start(Promise.resolve(person?.language))
    .catch(() => createLanguages({}, environment).start(Promise.resolve(undefined)))
  window.addEventListener('online', () => window.location.reload())
  const shown = await page(person)
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>{shown}</I18nProvider>
    </StrictMode>,
  )
}
