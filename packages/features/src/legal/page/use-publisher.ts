import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getPublisher, type Publisher } from '@ginipig/contract/config/publisher.ts'
import { useQuery } from '@tanstack/react-query'

/** Who runs this deployment; undefined where the API can't be reached. */
export const usePublisher = (): Publisher | undefined => useQuery(query(useApi(), getPublisher)).data
