import type { Template } from './words.ts'

export const accountExists: Template<'account_exists'> = {
  en: ({ app }, origins) => ({
    subject: 'You already have a Ginipig account',
    title: 'You already have an account',
    parts: [
      'Somebody, probably you, has just given this address for a Ginipig account. There is one with it already, so nothing was changed: log in with it.',
      { label: 'Log in', href: `${origins[app]}/login` },
      `Forgotten the password? Choose a new one at ${origins[app]}/forgot-password`,
      'It wasn’t you? Then do nothing. Nobody got into your account, and whoever tried was not told that it exists.',
    ],
  }),
  fr: ({ app }, origins) => ({
    subject: 'Vous avez déjà un compte Ginipig',
    title: 'Vous avez déjà un compte',
    parts: [
      'Quelqu’un, sans doute vous, vient d’indiquer cette adresse pour un compte Ginipig. Il en existe déjà un à cette adresse, et rien n’a été modifié : connectez-vous avec celui-ci.',
      { label: 'Se connecter', href: `${origins[app]}/login` },
      `Mot de passe oublié ? Choisissez-en un nouveau sur ${origins[app]}/forgot-password`,
      'Ce n’était pas vous ? Ne faites rien. Personne n’est entré dans votre compte, et l’auteur de cet essai n’a pas su qu’il existe.',
    ],
  }),
}
