import { query, useApi } from '@ginipig/api-client/core'
import { getPublisher, type Publisher } from '@ginipig/contract/config'
import { useQuery } from '@tanstack/react-query'

/** Who runs this deployment; undefined where the API can't be reached. */
export const usePublisher = (): Publisher | undefined => useQuery(query(useApi(), getPublisher)).data
