import { tabValue } from '@ginipig/app/form/tab-value.ts'
import { Id } from '@ginipig/contract/core/scalar.ts'
import * as v from 'valibot'

/** Its name, in the tab and of the messages about it: that it is saved takes the place of what was asked for. */
export const WISH_TAG = 'favourite-wish'

/** What a visitor wanted to save before they were asked to log in. */
export const favouriteWish = tabValue(WISH_TAG, v.object({ kind: v.picklist(['listing', 'provider']), id: Id }))
