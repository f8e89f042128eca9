import { tabValue } from '@ginipig/app/form/tab-value.ts'
import { Id } from '@ginipig/contract/core/scalar.ts'
import * as v from 'valibot'

/** What a visitor wanted to save before they were asked to log in. */
export const favouriteWish = tabValue('favourite-wish', v.object({ kind: v.picklist(['listing', 'provider']), id: Id }))
