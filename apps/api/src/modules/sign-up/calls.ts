import {
  getProviderSignUp,
  putProviderSignUp,
  putRegistrationAvatar,
  registerClient,
  registerProvider,
  resendOtp,
  verifyOtp,
} from '@ginipig/contract/identity/sign-up.ts'
import { providerDetailsOf, saveProviderDetails } from '#modules/account/profile.ts'
import { audienceOf } from '#platform/auth/audience-of.ts'
import {
  readDeviceCookie,
  readRefreshCookie,
  setDeviceCookie,
  setRefreshCookie,
} from '#platform/auth/refresh-cookie.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { beginClient, beginProvider, confirmSignUp, resendCode, setSignUpPicture } from './register.ts'

export function signUpCalls(host: Host, platform: Platform): void {
  serve(host, registerClient, async ({ body, request }) => beginClient(platform, body, request.ip))

  serve(host, registerProvider, async ({ body, request }) => beginProvider(platform, body, request.ip))

  serve(host, putRegistrationAvatar, async ({ params, request }) => {
    if (!Buffer.isBuffer(request.body)) throw new Refusal('photo_type')
    await setSignUpPicture(platform, params.challengeId, request.body, request.ip)
    return {}
  })

  serve(host, verifyOtp, async ({ body, request, reply }) => {
    const granted = await confirmSignUp(platform, body, {
      audience: audienceOf(platform.config.origins, request),
      ip: request.ip,
      device: readDeviceCookie(request),
      previousToken: readRefreshCookie(request),
      userAgent: request.headers['user-agent'],
    })
    setRefreshCookie(reply, granted.refreshToken, granted.refreshLifeMs)
    setDeviceCookie(reply, granted.device, granted.deviceLifeMs)
    return granted.session
  })

  serve(host, resendOtp, async ({ body, request }) => resendCode(platform, body.challengeId, request.ip))

  serve(host, getProviderSignUp, async ({ actor }) => providerDetailsOf(platform.database, actor.accountId))

  serve(host, putProviderSignUp, async ({ actor, query, body }) =>
    saveProviderDetails(platform, actor, body, query.revision),
  )
}
