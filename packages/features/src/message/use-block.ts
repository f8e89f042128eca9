import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { makeStale } from '@ginipig/api-client/core/call-options.ts'
import { shutKeys } from '@ginipig/api-client/message.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { blockPerson, unblockPerson } from '@ginipig/contract/message/message.ts'
import type { Person } from '@ginipig/contract/message/thread.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** `mutate(true)` shuts somebody out, `mutate(false)` lets them in again. */
export function useBlock({ id }: Person) {
  const api = useApi()
  const client = useQueryClient()
  const toast = useToast()
  const textOf = useProblemText()
  const params = { personId: id }
  return useMutation({
    mutationFn: (isBlocked: boolean) =>
      isBlocked ? api(blockPerson, { params, body: {} }) : api(unblockPerson, { params }),
    // The thread itself says so; a toast would lie on its foot.
    onSuccess: () => makeStale(client, shutKeys(id)),
    onError: (error) => toast.error(textOf(error)),
  })
}
