import { momentInWords } from './instant.ts'
import type { Template } from './words.ts'

export const emailMovedAway: Template<'email_moved_away'> = {
  en: ({ at, newAddress }) => ({
    subject: 'Your e-mail address was changed',
    title: 'Your e-mail address was changed',
    parts: [
      `On ${momentInWords(at, 'en')} your Ginipig account moved from this address to ${newAddress}. From now on we write there.`,
      'If it was you, all is well. If it wasn’t, somebody knows your password: reply to this mail at once.',
    ],
  }),
  fr: ({ at, newAddress }) => ({
    subject: 'Votre adresse e-mail a été modifiée',
    title: 'Votre adresse e-mail a été modifiée',
    parts: [
      `Le ${momentInWords(at, 'fr')}, votre compte Ginipig est passé de cette adresse à ${newAddress}. Nous écrivons désormais à la nouvelle.`,
      'Si c’était vous, tout va bien. Sinon, quelqu’un connaît votre mot de passe : répondez tout de suite à ce message.',
    ],
  }),
}
