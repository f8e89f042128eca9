import type { Audience } from '@ginipig/contract/identity/open-session.ts'

/** The texts that people agree to or should know. */
export const legalTexts = ['client-terms', 'provider-terms', 'privacy', 'cookies'] as const
export type LegalTextName = (typeof legalTexts)[number]

/** Where a text is read: each app has the privacy policy as its own, every other text is one app's. Source: spec §2. */
export function legalPath(text: LegalTextName, app: Audience): string {
  if (text === 'privacy') return app === 'console' ? '/provider/privacy-policy' : '/privacy-policy'
  return paths[text]
}

const paths = {
  'client-terms': '/term-and-condition',
  'provider-terms': '/provider/term-and-condition',
  cookies: '/cookies-policy',
} as const
