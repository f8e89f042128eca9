import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { change, keyOf, makeStale } from '@ginipig/api-client/core/call-options.ts'
import { profileChanged } from '@ginipig/api-client/provider.ts'
import type { UploadedPhoto } from '@ginipig/app/media/use-uploads.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import {
  addPortfolioPhoto,
  deletePortfolioPhoto,
  getProviderProfile,
  orderPortfolio,
  type PortfolioPhoto,
} from '@ginipig/contract/provider/profile.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** The portfolio in its order, which stands at once and is the server's a moment later. */
export function usePortfolio(portfolio: readonly PortfolioPhoto[]) {
  const { t } = useLingui()
  const api = useApi()
  const toast = useToast()
  const textOf = useProblemText()
  const [wanted, setWanted] = useState<readonly string[]>()
  const client = useQueryClient()
  const sayDeleted = () => toast.success(t`The photo is deleted`)
  /** Asks for the photos as they are now: another tab may have changed them. */
  const refresh = () => void makeStale(client, [keyOf(getProviderProfile)])
  const onError = (problem: Error) => {
    toast.error(textOf(problem))
    refresh()
  }
  const { mutateAsync: add } = useMutation(change(api, addPortfolioPhoto, profileChanged))
  const { mutate: remove } = useMutation({
    ...change(api, deletePortfolioPhoto, profileChanged),
    // Deleted in another tab already: it is gone, as was wanted.
    onError: (problem) => {
      if (!(problem instanceof ApiError && problem.code === 'photo_not_found')) return onError(problem)
      sayDeleted()
      refresh()
    },
  })
  const { mutate: order } = useMutation({
    ...change(api, orderPortfolio, profileChanged),
    onError,
    onSettled: () => setWanted(undefined),
  })
  const placeOf = (id: string) => {
    const place = wanted?.indexOf(id) ?? -1
    return place === -1 ? portfolio.length : place
  }
  return {
    photos: wanted ? portfolio.toSorted((one, other) => placeOf(one.id) - placeOf(other.id)) : portfolio,
    add: (photo: UploadedPhoto) => add({ body: { photoId: photo.id } }),
    remove: (id: string) => remove({ params: { portfolioPhotoId: id } }, { onSuccess: sayDeleted }),
    order: (ids: string[]) => {
      setWanted(ids)
      // Who leaves the page at once has ordered them all the same.
      order({ body: { ids }, keepalive: true })
    },
  }
}
