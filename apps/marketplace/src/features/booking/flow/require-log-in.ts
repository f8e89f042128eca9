import type { Services } from '@ginipig/app/services/services.ts'
import { redirect } from '@tanstack/react-router'

/** For a common path that shows one person's booking: a visitor logs in first and comes back. Source: spec §2.
 *  @param href - of the page asked for  @throws redirect */
export function requireLogIn({ session }: Services, href: string): void {
  if (session.store.getState().userData === null) throw redirect({ to: '/login', search: { next: href } })
}
