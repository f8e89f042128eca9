import type { Services } from '@ginipig/app/services/services.ts'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'

/** For a step of a booking while there is none: says so, and leads to all bookings. A link that is only pointed at says
 *  nothing. @throws redirect, always */
export function nothingInProgress({ toasts }: Pick<Services, 'toasts'>, preload: boolean): never {
  if (!preload) toasts.push({ tone: 'info', text: i18n._(msg`There’s no booking in progress.`) })
  throw redirect({ to: '/my-booking', replace: true })
}
