import { serverEnvironment } from '@ginipig/app/services/environment.ts'
import { createServices } from '@ginipig/app/services/services.ts'
import { ownerOf } from '@ginipig/contract/path/owner.ts'
import { createMemoryHistory, rootRouteId } from '@tanstack/react-router'
import * as v from 'valibot'
import { createAppRouter } from '../app/router.ts'

/** Only matches addresses: it makes no call. */
const services = createServices({
  userType: 'user',
  apiBase: 'http://nowhere.invalid',
  socketUrl: '',
  currency: '',
  catalogs: {},
  logsErrors: false,
  environment: serverEnvironment('http://nowhere.invalid'),
})
const router = createAppRouter(services, createMemoryHistory())

/** The one address of what a visitor asks for, without the parts of its search that the page doesn't know: as many
 *  pages as there are answers, however they are linked to.
 *  @param path - with its search  @returns undefined where the page isn't the same for everybody. An
 *  address of no page is one that says so. */
export function publicAddress(path: string): string | undefined {
  const { pathname, search } = new URL(path, 'http://nowhere.invalid')
  const route = router.getMatchedRoutes(pathname)[0].at(-1)
  // What is the console's leads there, with its search.
  if (route?.id === rootRouteId) return ownerOf(pathname) === 'console' ? undefined : pathname
  const flags = route?.options.staticData
  if (!route || flags?.access !== 'common' || flags.isPersonal) return undefined
  // What comes without a frame leads on to somewhere.
  if (flags.chrome === 'bare') return undefined
  return (
    pathname + router.options.stringifySearch(known(route.options.validateSearch, router.options.parseSearch(search)))
  )
}

/** Our routes say by a Valibot schema which parts they know. */
function known(schema: unknown, search: object): object {
  if (!isSchema(schema)) return {}
  const { typed, output } = v.safeParse(schema, search)
  return typed ? output : {}
}

const isSchema = (schema: unknown): schema is v.GenericSchema<unknown, object> =>
  typeof schema === 'object' && schema !== null && 'kind' in schema && schema.kind === 'schema'
