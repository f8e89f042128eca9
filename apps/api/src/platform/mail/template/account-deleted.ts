import { momentInWords } from './instant.ts'
import type { Template } from './words.ts'

export const accountDeleted: Template<'account_deleted'> = {
  en: ({ at }) => ({
    subject: 'Your account was deleted',
    title: 'Your account was deleted',
    parts: [
      `On ${momentInWords(at, 'en')} your Ginipig account was deleted, as you asked. We keep only what the law makes us keep, such as payments.`,
      'This is the last mail to this address. If it wasn’t you, reply to it at once.',
    ],
  }),
  fr: ({ at }) => ({
    subject: 'Votre compte a été supprimé',
    title: 'Votre compte a été supprimé',
    parts: [
      `Le ${momentInWords(at, 'fr')}, votre compte Ginipig a été supprimé, comme vous l’aviez demandé. Nous ne gardons que ce que la loi nous oblige à garder, comme les paiements.`,
      'Ceci est notre dernier message à cette adresse. Si ce n’était pas vous, répondez-y tout de suite.',
    ],
  }),
}
