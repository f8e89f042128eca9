import { openerOf } from '@ginipig/app/testing/open-app.tsx'
import { catalogs } from '../app/catalogs.ts'
import { createAppRouter } from '../app/router.ts'

export { type Calls, problem } from '@ginipig/app/testing/fake-api.ts'
export { person } from '@ginipig/app/testing/open-app.tsx'

/** The whole app at a path, over a fake API. `leave` is told where the app wants to go in place of itself. */
export const openApp = openerOf({ userType: 'user', catalogs, createAppRouter })
