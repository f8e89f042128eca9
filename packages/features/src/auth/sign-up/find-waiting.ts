import type { Services } from '@ginipig/app/services/services.ts'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'
import { type WaitingSignUp, waitingSignUp } from './waiting-sign-up.ts'

/** The sign-up that `/otp` is for. @throws redirect to the sign-up, with a word on why, when there is none */
export function findWaiting({ toasts }: Pick<Services, 'toasts'>, signUpPath: string): WaitingSignUp {
  const waiting = waitingSignUp.read()
  if (waiting) return waiting
  toasts.push({ tone: 'info', text: i18n._(msg`Please fill this in first. We’ll send you a code then.`) })
  throw redirect({ href: signUpPath, replace: true })
}
