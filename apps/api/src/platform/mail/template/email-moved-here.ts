import { momentInWords } from './instant.ts'
import type { Template } from './words.ts'

export const emailMovedHere: Template<'email_moved_here'> = {
  en: ({ app, at }, origins) => ({
    subject: 'This is your new address at Ginipig',
    title: 'Your new address is in place',
    parts: [
      `Since ${momentInWords(at, 'en')} your Ginipig account has this address. Log in with it from now on.`,
      { label: 'Log in', href: `${origins[app]}/login` },
    ],
  }),
  fr: ({ app, at }, origins) => ({
    subject: 'Voici votre nouvelle adresse chez Ginipig',
    title: 'Votre nouvelle adresse est en place',
    parts: [
      `Depuis le ${momentInWords(at, 'fr')}, votre compte Ginipig est rattaché à cette adresse. Utilisez-la désormais pour vous connecter.`,
      { label: 'Se connecter', href: `${origins[app]}/login` },
    ],
  }),
}
