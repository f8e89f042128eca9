import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import type { Language } from '@ginipig/domain/identity'
import type { I18n } from '@lingui/core'
import { i18nIn } from '#platform/i18n/i18n.ts'
import type { Sms } from './sms.ts'

type Pen = { i18n: I18n; origins: Readonly<Record<Audience, string>> }

type Texts = { [Kind in Sms['kind']]: (sms: Extract<Sms, { kind: Kind }>, pen: Pen) => string }

/** Only characters of the SMS alphabet (GSM 03.38), in every language: one curly apostrophe would halve what fits. */
const texts: Texts = {
  password_changed: ({ app }, { i18n, origins }) =>
    i18n._('Ginipig: your password was changed. If it was not you, choose a new one now at {address}', {
      address: `${origins[app]}/forgot-password`,
    }),
  email_changed: (_, { i18n }) =>
    i18n._('Ginipig: the e-mail address of your account was changed. If it was not you, reply to our e-mail now.'),
}

/** An SMS in the reader's language. */
export function smsText<Kind extends Sms['kind']>(
  sms: Extract<Sms, { kind: Kind }>,
  language: Language,
  origins: Pen['origins'],
): string {
  const text: Texts[Kind] = texts[sms.kind as Kind] // `kind` is what tells the kinds apart
  return text(sms, { i18n: i18nIn(language), origins })
}
