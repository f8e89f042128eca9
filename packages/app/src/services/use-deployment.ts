import { query } from '@ginipig/api-client/core/call-options.ts'
import { getDeployment } from '@ginipig/contract/config/deployment.ts'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { useServices } from './services-context.ts'

/** Currency and the two origins; undefined until the API has said them. */
export const useDeployment = (): ResponseOf<typeof getDeployment> | undefined =>
  useQuery(query(useServices().api, getDeployment)).data
