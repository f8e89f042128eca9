import type { Api } from '@ginipig/api-client/core/api.ts'
import { putLanguage } from '@ginipig/contract/identity/language.ts'
import type { SessionService } from '@ginipig/session/session-service.ts'
import { isOffered, type Languages } from './languages.ts'

export type AccountLanguage = {
  /** To the account of whoever is logged in, so that mails come in it. Quietly: the page speaks it already. */
  tell: (language: string) => void
  /** When somebody has logged in: this device keeps the language chosen on it; where none was, the account's is shown.
   *  The account stays as it is: a choice made while nobody was logged in is nobody's. */
  meet: () => void
}

/** Keeps the language of a page and of what we write to its person together. */
export function createAccountLanguage({
  api,
  session,
  languages,
  report,
}: {
  api: Api
  session: SessionService
  languages: Languages
  report: (error: unknown) => void
}): AccountLanguage {
  const personNow = () => session.store.getState().userData
  // One after the other, so that the last choice is the one that stays.
  let last: Promise<void> = Promise.resolve()

  const send = async (language: string) => {
    if (!personNow() || !isOffered(language)) return
    const saved = await api(putLanguage, { body: { language } })
    const person = personNow()
    if (person?.id === saved.id) await session.changeUserData({ ...person, language: saved.language })
  }
  const tell = (language: string) => {
    last = last.then(() => send(language)).catch(report)
  }

  return {
    tell,
    meet: () => {
      const person = personNow()
      if (!person) return
      if (languages.chosen() === undefined) languages.show(person.language).catch(report)
    },
  }
}
