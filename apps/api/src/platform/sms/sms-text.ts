import type { Audience } from '@ginipig/contract/identity'
import type { Language } from '@ginipig/domain/identity'
import type { Sms } from './sms.ts'

type Origins = Readonly<Record<Audience, string>>

type Texts = {
  [Kind in Sms['kind']]: Record<Language, (sms: Extract<Sms, { kind: Kind }>, origins: Origins) => string>
}

/** Only characters of the SMS alphabet (GSM 03.38): one curly apostrophe would halve what fits. */
const texts: Texts = {
  password_changed: {
    en: ({ app }, origins) =>
      `Ginipig: your password was changed. If it was not you, choose a new one now at ${origins[app]}/forgot-password`,
    fr: ({ app }, origins) =>
      `Ginipig: votre mot de passe a changé. Si ce changement ne vient pas de vous, choisissez-en un nouveau sur ${origins[app]}/forgot-password`,
  },
  email_changed: {
    en: () => 'Ginipig: the e-mail address of your account was changed. If it was not you, reply to our e-mail now.',
    fr: () => 'Ginipig: votre adresse e-mail a changé. Si ce changement ne vient pas de vous, répondez à notre e-mail.',
  },
}

/** An SMS in the reader's language. */
export function smsText<Kind extends Sms['kind']>(
  sms: Extract<Sms, { kind: Kind }>,
  language: Language,
  origins: Origins,
): string {
  const text: Texts[Kind] = texts[sms.kind as Kind] // `kind` is what tells the kinds apart
  return text[language](sms, origins)
}
