export { readBuild } from './build.ts'
export { type AppSource, type Gateway, type GatewayOptions, startGateway } from './gateway.ts'
export type { StripeOrigins } from './security-headers.ts'
export { HOSTS, type Site, siteOrigin } from './site.ts'
