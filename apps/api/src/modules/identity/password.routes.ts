import { stepUp } from '@ginipig/contract/identity'
import type { FastifyRequest } from 'fastify'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import type { Browser } from './password-check.service.ts'
import { readDeviceCookie } from './refresh-cookie.ts'
import { createStepUps } from './step-up.service.ts'

const browserOf = (request: FastifyRequest): Browser => ({ ip: request.ip, device: readDeviceCookie(request) })

export function passwordRoutes(host: Host, platform: Platform): void {
  const stepUps = createStepUps(platform)

  serve(host, stepUp, async ({ actor, body, request }) => stepUps.stepUp(actor, body.password, browserOf(request)))
}
