import * as booking from './booking/index.ts'
import * as config from './config/index.ts'
import type { Endpoint } from './core/index.ts'
import * as identity from './identity/index.ts'
import * as listing from './listing/index.ts'
import * as media from './media/index.ts'
import * as payment from './payment/index.ts'
import * as realtime from './realtime/index.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value

/** Every call there is, for the server's completeness check, the OpenAPI document and the generated tests.
 *  The browser never imports this entry: it would carry every schema into the first page. */
export const endpoints: readonly Endpoint[] = [booking, config, identity, listing, media, payment, realtime].flatMap(
  (noun) => Object.values(noun as Record<string, unknown>).filter(isEndpoint), // a module's exports, sifted by shape
)
