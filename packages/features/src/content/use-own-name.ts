import { useUser } from '@ginipig/app/services/services-context.ts'
import { FullName } from '@ginipig/domain/identity'
import * as v from 'valibot'

/** What stands in a form's name before it is typed: that of who is signed in, as far as the rule of names takes it. */
export function useOwnName(): string {
  const user = useUser()
  const whole = user ? `${user.firstName} ${user.lastName}` : ''
  return v.is(FullName, whole) ? whole : (user?.firstName ?? '')
}
