import { timeInWords } from './instant.ts'
import type { Template } from './words.ts'

export const resetLink: Template<'reset_link'> = {
  en: ({ link, expiresAt }) => ({
    subject: 'Choose a new password',
    title: 'Choose a new password',
    parts: [
      'Somebody, probably you, has forgotten the password of your Ginipig account. Choose a new one here:',
      { label: 'Choose a new password', href: link },
      `The link works once, until ${timeInWords(expiresAt, 'en')}. A new password logs you out everywhere.`,
      'You didn’t ask for it? Then do nothing: your password stays as it is. Don’t pass the link on.',
    ],
  }),
  fr: ({ link, expiresAt }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    title: 'Choisissez un nouveau mot de passe',
    parts: [
      'Quelqu’un, sans doute vous, a oublié le mot de passe de votre compte Ginipig. Choisissez-en un nouveau ici :',
      { label: 'Choisir un nouveau mot de passe', href: link },
      `Le lien ne sert qu’une fois, jusqu’à ${timeInWords(expiresAt, 'fr')}. Un nouveau mot de passe vous déconnecte partout.`,
      'Vous n’avez rien demandé ? Ne faites rien : votre mot de passe ne change pas. Ne transmettez ce lien à personne.',
    ],
  }),
}
