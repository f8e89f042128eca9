import type { UserData } from '@ginipig/contract/identity'
import type { Language } from '@ginipig/domain/identity'
import type { Api } from '#core/index.ts'

const putLanguage = async () => (await import('./session-endpoints.ts')).putLanguage

/** Of what we write to the caller. @throws ApiError */
export const saveLanguage = (api: Api, language: Language): Promise<UserData> =>
  api(putLanguage, { body: { language } })
