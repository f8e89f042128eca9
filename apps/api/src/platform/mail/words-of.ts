import type { Language } from '@ginipig/domain/identity'
import type { Mail } from './mail.ts'
import { accountDeleted } from './template/account-deleted.ts'
import { accountExists } from './template/account-exists.ts'
import { emailMovedAway } from './template/email-moved-away.ts'
import { emailMovedHere } from './template/email-moved-here.ts'
import { mobileChanged } from './template/mobile-changed.ts'
import { newAddressCode } from './template/new-address-code.ts'
import { passwordChanged } from './template/password-changed.ts'
import { resetLink } from './template/reset-link.ts'
import { signUpCode } from './template/sign-up-code.ts'
import type { Origins, Part, Template, Words } from './template/words.ts'

/** Complete: a new kind of mail doesn't compile before it has words in every language. */
const templates: { [Kind in Mail['kind']]: Template<Kind> } = {
  sign_up_code: signUpCode,
  account_exists: accountExists,
  new_address_code: newAddressCode,
  reset_link: resetLink,
  password_changed: passwordChanged,
  mobile_changed: mobileChanged,
  email_moved_away: emailMovedAway,
  email_moved_here: emailMovedHere,
  account_deleted: accountDeleted,
}

/** French has a narrow no-break space before these signs. */
const spaced = (text: string) => text.replace(/ ([:;!?%])/g, '\u202f$1')

const spacedPart = (part: Part): Part => (typeof part === 'string' ? spaced(part) : part)

const french = ({ subject, title, parts }: Words): Words => ({
  subject: spaced(subject),
  title: spaced(title),
  parts: parts.map(spacedPart),
})

/** Why one gets it, and where it says what happens with one's data. */
export const footers: Record<Language, { why: string; company: (number: string) => string; privacy: string }> = {
  en: {
    why: 'Ginipig: hair, beauty, wellness and coaching appointments at 30% off or more. You get this mail because of something done with this address.',
    company: (number) => `company number ${number}`,
    privacy: 'Privacy policy',
  },
  fr: {
    why: spaced(
      'Ginipig : des rendez-vous coiffure, beauté, bien-être et coaching à −30 % ou mieux. Vous recevez ce message à la suite d’une action faite avec cette adresse.',
    ),
    company: (number) => `numéro d’entreprise ${number}`,
    privacy: 'Politique de confidentialité',
  },
}

/** What a mail says in the reader's language. */
export function wordsOf<Kind extends Mail['kind']>(
  mail: Extract<Mail, { kind: Kind }>,
  language: Language,
  origins: Origins,
): Words {
  const template: Template<Kind> = templates[mail.kind as Kind] // `kind` is what tells the kinds apart
  const words = template[language](mail, origins)
  return language === 'fr' ? french(words) : words
}
