import { lenient } from '@ginipig/app/route/lenient.ts'
import * as v from 'valibot'

export const favouriteTabs = ['treatments', 'people'] as const
export type FavouriteTab = (typeof favouriteTabs)[number]

/** What the address of the favourites says. Nonsense is left out. */
export const FavouritesSearch = v.object({
  tab: lenient(v.picklist(favouriteTabs)),
})
