import { ApiContext } from '@ginipig/api-client/core/api-context.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Services } from './services.ts'
import { ServicesContext } from './services-context.ts'

/** Everything that components find by a hook. Stands round the router. */
export function AppProviders({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={services.queryClient}>
        <ApiContext value={services.api}>
          <ServicesContext value={services}>{children}</ServicesContext>
        </ApiContext>
      </QueryClientProvider>
    </I18nProvider>
  )
}
