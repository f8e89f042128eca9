import { changePassword, forgotPassword, resetPassword, stepUp } from '@ginipig/contract/identity'
import type { FastifyRequest } from 'fastify'
import { readDeviceCookie } from '#platform/auth/refresh-cookie.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createStepUps } from '../step-up.ts'
import { createPasswordChanges } from './change.ts'
import type { Browser } from './check.ts'
import { createPasswordResets } from './reset.ts'

const browserOf = (request: FastifyRequest): Browser => ({ ip: request.ip, device: readDeviceCookie(request) })

export function passwordRoutes(host: Host, platform: Platform): void {
  const resets = createPasswordResets(platform)
  const changes = createPasswordChanges(platform)
  const stepUps = createStepUps(platform)

  serve(host, forgotPassword, async ({ body, request }) => {
    await resets.forgot(body.email, request.ip)
    return {}
  })

  serve(host, resetPassword, async ({ body, request }) => {
    await resets.reset(body.token, body.password, request.ip)
    return {}
  })

  serve(host, changePassword, async ({ actor, body, request }) => {
    await changes.change(actor, body, browserOf(request))
    return {}
  })

  serve(host, stepUp, async ({ actor, body, request }) => stepUps.stepUp(actor, body.password, browserOf(request)))
}
