import { unauthorised } from '#errors.ts'
import type { Caller } from './route.ts'

/** Reads `Authorization: Bearer sk_test_…` or `pk_test_…`. Live keys have no business here.
 *  @throws 401 */
export function callerOf(authorization: string | undefined): Caller {
  const key = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1]
  if (!key)
    throw unauthorised(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  if (/^sk_test_\w+$/.test(key)) return 'secret'
  if (/^pk_test_\w+$/.test(key)) return 'publishable'
  throw unauthorised(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}`)
}

export function secretKeyRequired(): Error {
  return unauthorised(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    'secret_key_required',
  )
}
