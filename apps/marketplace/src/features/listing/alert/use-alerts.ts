import { alertsChanged } from '@ginipig/api-client/alert.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, query } from '@ginipig/api-client/core/call-options.ts'
import { useToast, useUser } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { deleteAlert, listAlerts, putAlert } from '@ginipig/contract/alert/alert.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { isClient } from '../availability-link/is-client.ts'

/** The searches that are looked at again for who is logged in, and what changes them; nobody else has any. */
export function useAlerts() {
  const api = useApi()
  const user = useUser()
  const toast = useToast()
  const textOf = useProblemText()
  const list = useQuery({ ...query(api, listAlerts), enabled: user !== null && isClient(user) })
  const onError = (error: Error) => toast.error(textOf(error))
  const starting = useMutation({ ...change(api, putAlert, alertsChanged), onError })
  const stopping = useMutation({ ...change(api, deleteAlert, alertsChanged), onError })
  return { list, starting, stopping }
}
