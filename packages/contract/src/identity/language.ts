import { Language } from '@ginipig/domain/identity'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { UserData } from './user-data.ts'

/** The language of what we write to the caller. */
export const putLanguage = endpoint({
  name: 'putLanguage',
  method: 'PUT',
  path: '/me/language',
  access: 'either',
  body: v.object({ language: Language }),
  response: UserData,
})
