import { openerOf } from '@ginipig/features/testing'
import { catalogs } from '../app/catalogs.ts'
import { createAppRouter } from '../app/router.ts'

export { type Calls, person, problem } from '@ginipig/features/testing'

/** The whole app at a path, over a fake API. `leave` is told where the app wants to go in place of itself. */
export const openApp = openerOf({ userType: 'provider', catalogs, createAppRouter })
