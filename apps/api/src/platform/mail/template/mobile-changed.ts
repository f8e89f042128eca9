import { momentInWords } from './instant.ts'
import type { Template } from './words.ts'

export const mobileChanged: Template<'mobile_changed'> = {
  en: ({ app, at }, origins) => ({
    subject: 'Your mobile number was changed',
    title: 'Your mobile number was changed',
    parts: [
      `The mobile number of your Ginipig account was changed on ${momentInWords(at, 'en')}. Text messages go to the new one from now on.`,
      'If it was you, all is well. If it wasn’t, choose a new password at once and put your number right:',
      { label: 'Choose a new password', href: `${origins[app]}/forgot-password` },
    ],
  }),
  fr: ({ app, at }, origins) => ({
    subject: 'Votre numéro de mobile a été modifié',
    title: 'Votre numéro de mobile a été modifié',
    parts: [
      `Le numéro de mobile de votre compte Ginipig a été modifié le ${momentInWords(at, 'fr')}. Les SMS partent désormais vers le nouveau.`,
      'Si c’était vous, tout va bien. Sinon, choisissez tout de suite un nouveau mot de passe et rétablissez votre numéro :',
      { label: 'Choisir un nouveau mot de passe', href: `${origins[app]}/forgot-password` },
    ],
  }),
}
