// First of all: see there.
import '@ginipig/features/handoff/capture'
import '@ginipig/features/auth/capture'
import '@ginipig/ui/styles.css'
import { createServices, startApp } from '@ginipig/features/shell'
import { catalogs } from './app/catalogs.ts'
import { env } from './app/env.ts'
import { createAppRouter } from './app/router.ts'

const services = createServices({
  userType: 'provider',
  apiBase: env.apiBase,
  socketUrl: env.socketUrl,
  currency: env.currency,
  catalogs,
  logsErrors: !env.isProduction,
})

startApp(services, createAppRouter)
