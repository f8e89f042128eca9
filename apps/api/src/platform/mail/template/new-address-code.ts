import { timeInWords } from './instant.ts'
import type { Template } from './words.ts'

export const newAddressCode: Template<'new_address_code'> = {
  en: ({ code, expiresAt }) => ({
    subject: `${code} confirms your new address`,
    title: 'Is this your new address?',
    parts: [
      'Type this code on Ginipig to move your account to this address:',
      { code },
      `It works once, until ${timeInWords(expiresAt, 'en')}. Your old address stays until then.`,
      'You didn’t ask for it? Then do nothing. Never tell the code to anybody; we won’t ask you for it.',
    ],
  }),
  fr: ({ code, expiresAt }) => ({
    subject: `${code} confirme votre nouvelle adresse`,
    title: 'Est-ce bien votre nouvelle adresse ?',
    parts: [
      'Saisissez ce code sur Ginipig pour rattacher votre compte à cette adresse :',
      { code },
      `Il ne sert qu’une fois, jusqu’à ${timeInWords(expiresAt, 'fr')}. D’ici là, votre ancienne adresse reste en place.`,
      'Vous n’avez rien demandé ? Ne faites rien. Ne communiquez ce code à personne ; nous ne vous le demanderons jamais.',
    ],
  }),
}
