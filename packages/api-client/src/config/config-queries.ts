import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'

export const configKeys = {
  deployment: ['config', 'deployment'] as const,
  publisher: ['config', 'publisher'] as const,
}

const endpoints = () => import('./config-endpoints.ts')
const deployment = async () => (await endpoints()).getDeployment
const publisher = async () => (await endpoints()).getPublisher

/** Currency, Stripe key and the two origins. Doesn't change while a page is open. */
export const deploymentQuery = (api: Api) =>
  queryOptions({
    queryKey: configKeys.deployment,
    queryFn: ({ signal }) => api(deployment, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Who runs this deployment, for the legal pages. Doesn't change while a page is open. */
export const publisherQuery = (api: Api) =>
  queryOptions({
    queryKey: configKeys.publisher,
    queryFn: ({ signal }) => api(publisher, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
