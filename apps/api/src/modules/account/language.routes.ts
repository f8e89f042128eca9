import { putLanguage } from '@ginipig/contract/identity'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createLanguages } from './language.ts'

export function languageRoutes(host: Host, platform: Platform): void {
  const languages = createLanguages(platform)

  serve(host, putLanguage, async ({ actor, body }) => languages.save(actor, body.language))
}
