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
  createTheme({ ...environment, storage: environment.storage() })
  const stored = createSessionStorage(createVault())
    .read()
    .catch(() => undefined) // unreadable: nobody's
  const person = (await stored)?.userData
  // Words that aren't on this device: English stands in the code.
  await createLanguages(catalogs, environment)
    .start(Promise.resolve(person?.language))
    .catch(() => createLanguages({}, environment).start(Promise.resolve(undefined)))
  loadWhenBack()
  const shown = await page(person)
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>{shown}</I18nProvider>
    </StrictMode>,
  )
}

/** Polling intervals in ms; the last one repeats. */
const LOOK_AFTER_MS = [2_000, 4_000, 8_000, 15_000, 30_000]

/** Loads the wanted address once it can be reached. The browser's `online` event only means that there is a network, and
 *  doesn't come when a server is back. */
function loadWhenBack(): void {
  let looks = 0
  let timer: number | undefined
  const look = async () => {
    // No navigation, so the worker doesn't answer it.
    const isBack = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    )
    if (isBack) return window.location.reload()
    wait()
  }
  const wait = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void look(), LOOK_AFTER_MS[Math.min(looks, LOOK_AFTER_MS.length - 1)])
    looks += 1
  }
  window.addEventListener('online', () => {
    looks = 0
    wait()
  })
  wait()
}
