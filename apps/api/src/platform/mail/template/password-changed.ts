import { momentInWords } from './instant.ts'
import type { Template } from './words.ts'

export const passwordChanged: Template<'password_changed'> = {
  en: ({ app, at }, origins) => ({
    subject: 'Your password was changed',
    title: 'Your password was changed',
    parts: [
      `The password of your Ginipig account was changed on ${momentInWords(at, 'en')}. Other browsers were logged out.`,
      'If it was you, all is well. If it wasn’t, choose a new password at once:',
      { label: 'Choose a new password', href: `${origins[app]}/forgot-password` },
    ],
  }),
  fr: ({ app, at }, origins) => ({
    subject: 'Votre mot de passe a été modifié',
    title: 'Votre mot de passe a été modifié',
    parts: [
      `Le mot de passe de votre compte Ginipig a été modifié le ${momentInWords(at, 'fr')}. Les autres navigateurs ont été déconnectés.`,
      'Si c’était vous, tout va bien. Sinon, choisissez tout de suite un nouveau mot de passe :',
      { label: 'Choisir un nouveau mot de passe', href: `${origins[app]}/forgot-password` },
    ],
  }),
}
