import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'
import type { Services } from '#services/services.ts'

type Arrival = {
  /** A path of this app. */
  to: string
  isExpired: boolean
}

/** The end of the way: on to the page that was wanted. The pages between stay out of the history. */
export function arriveAt({ toasts }: Pick<Services, 'toasts'>, { to, isExpired }: Arrival) {
  if (isExpired) toasts.push({ tone: 'warning', text: i18n._(msg`Your Session is expired. Please login again.`) })
  return redirect({ href: to, replace: true })
}
