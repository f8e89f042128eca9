import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { invalidate, isLast, keyOf, query } from '@ginipig/api-client/core/call-options.ts'
import { isAnswer } from '@ginipig/api-client/core/one-key.ts'
import {
  type Favourite,
  isFavourite,
  sendFavourite,
  setFavourites,
  withFavourite,
} from '@ginipig/api-client/favourite.ts'
import { useToast, useUser } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { getFavourites } from '@ginipig/contract/favourite/favourite.ts'
import { logInFrom } from '@ginipig/features/auth/log-in-from.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { isClient } from '../availability-link/is-client.ts'
import { favouriteWish, WISH_TAG } from './favourite-wish.ts'

const KEY = keyOf(getFavourites)

/** Optimistic update: whether something is saved, and what a press on its heart does: it changes at once and goes back where the server
 *  says no. A visitor is asked to log in, and what they wanted is saved then; providers have no favourites. */
export function useFavourite(favourite: Favourite) {
  const { t } = useLingui()
  const api = useApi()
  const user = useUser()
  const toast = useToast()
  const textOf = useProblemText()
  const router = useRouter()
  const navigate = useNavigate()
  const { data } = useQuery({ ...query(api, getFavourites), enabled: user !== null && isClient(user) })
  const isSaved = isFavourite(data, favourite)

  const mutationKey = ['favourite', favourite.id]
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (wanted: boolean) => sendFavourite(api, favourite, wanted),
    // One after the other: the last press is the one that stands.
    scope: { id: `favourite ${favourite.id}` },
    onMutate: async (wanted, { client }) => {
      await client.cancelQueries({ queryKey: KEY })
      client.setQueryData(KEY, (before) => before && withFavourite(before, favourite, wanted))
    },
    onSuccess: (favourites, _wanted, _before, { client }) => {
      if (!isLast(client, mutationKey)) return undefined
      // Of the others it may not know yet what was pressed meanwhile.
      const now = client.getQueryData(KEY)
      return setFavourites(client, now ? withFavourite(now, favourite, isFavourite(favourites, favourite)) : favourites)
    },
    onError: async (error, wanted, _before, { client }) => {
      if (isLast(client, mutationKey)) client.setQueryData(KEY, (now) => now && withFavourite(now, favourite, !wanted))
      // Without an answer it may be there all the same.
      if (!isAnswer(error)) await invalidate(client, { queryKey: KEY })
      if (isFavourite(client.getQueryData(KEY), favourite) !== wanted) toast.error(textOf(error))
    },
  })

  const press = () => {
    if (user) return mutate(!isSaved)
    favouriteWish.write(favourite)
    toast.info(t`Log in, and it’s saved.`, { tag: WISH_TAG })
    void navigate(logInFrom(router.state.location.href))
  }

  return { isSaved, press, isOffered: user === null || isClient(user) }
}
