// First of all: see there.
import '@ginipig/app/handoff/capture.ts'
import '@ginipig/features/auth/capture-reset-token.ts'
import '@ginipig/ui/styles.css'
import { startAnalytics } from '@ginipig/app/analytics/analytics.ts'
import { watchInstallOffer } from '@ginipig/app/device/install-offer.ts'
import { registerWorker } from '@ginipig/app/offline/register-worker.ts'
import { startApp } from '@ginipig/app/route/start-app.tsx'
import { createServices } from '@ginipig/app/services/services.ts'
import { catalogs } from './app/catalogs.ts'
import { env } from './app/env.ts'
import { createAppRouter } from './app/router.ts'

const services = createServices({
  userType: 'user',
  apiBase: env.apiBase,
  authBase: env.authBase,
  paymentBase: env.paymentBase,
  shareUrl: env.shareUrl,
  socketUrl: env.socketUrl,
  statusUrl: env.statusUrl,
  currency: env.currency,
  catalogs,
  logsErrors: !env.isProduction,
  sendsErrors: env.isProduction,
})

watchInstallOffer()
startAnalytics(env.analyticsId)
startApp(services, createAppRouter)

if (env.isProduction) void registerWorker(services.report)
