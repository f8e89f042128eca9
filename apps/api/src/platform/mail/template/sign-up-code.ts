import { timeInWords } from './instant.ts'
import type { Template } from './words.ts'

export const signUpCode: Template<'sign_up_code'> = {
  en: ({ code, expiresAt }) => ({
    subject: `${code} is your Ginipig code`,
    title: 'Welcome to Ginipig',
    parts: [
      'Type this code where you signed up, and your account is ready:',
      { code },
      `It works once, until ${timeInWords(expiresAt, 'en')}. Ask for another there if time runs out.`,
      'You didn’t sign up? Then do nothing: without the code there is no account. Never tell it to anybody; we won’t ask you for it.',
    ],
  }),
  fr: ({ code, expiresAt }) => ({
    subject: `${code} est votre code Ginipig`,
    title: 'Bienvenue chez Ginipig',
    parts: [
      'Saisissez ce code sur la page d’inscription, et votre compte est prêt :',
      { code },
      `Il ne sert qu’une fois, jusqu’à ${timeInWords(expiresAt, 'fr')}. Passé ce délai, demandez-en un autre sur cette page.`,
      'Cette inscription ne vient pas de vous ? Ne faites rien : sans ce code, aucun compte n’est créé. Ne le communiquez à personne ; nous ne vous le demanderons jamais.',
    ],
  }),
}
