import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { sendFavourite, setFavourites } from '@ginipig/api-client/favourite.ts'
import { useToast, useUser } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isClient } from '../availability-link/is-client.ts'
import { favouriteWish, WISH_TAG } from './favourite-wish.ts'

/** Saves what somebody wanted to save as a visitor, once they are logged in as a client. Default, because `lazy` asks for
 *  one. */
export default function FavouriteWish({ userId }: { userId: string }): null {
  const { t } = useLingui()
  const api = useApi()
  const client = useQueryClient()
  const user = useUser()
  const toast = useToast()
  const textOf = useProblemText()

  const fulfil = useEffectEvent(async () => {
    const wish = favouriteWish.read()
    favouriteWish.clear()
    if (!wish || !user || !isClient(user)) return
    try {
      await setFavourites(client, await sendFavourite(api, wish, true))
      toast.success(t`Saved to your favourites`, { tag: WISH_TAG })
    } catch (error) {
      toast.error(textOf(error), { tag: WISH_TAG })
    }
  })
  useEffect(() => {
    if (userId) void fulfil()
  }, [userId])
  return null
}
