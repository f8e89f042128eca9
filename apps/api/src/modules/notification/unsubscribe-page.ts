import type { Language } from '@ginipig/domain/identity'
import { html } from '#platform/html/html.ts'
import { plainPage } from '#platform/html/plain-page.ts'
import { i18nIn } from '#platform/i18n/i18n.ts'

/** The page behind the link of a mail. A look at it changes nothing: programs follow links before people do.
 *  @param settings - where each kind can be chosen */
export function unsubscribePage(
  state: 'asks' | 'done' | 'done_with_news' | 'unknown',
  language: Language,
  settings: string,
): string {
  const i18n = i18nIn(language)
  const title = {
    asks: i18n._('No more of these emails?'),
    done: i18n._('You won’t get these emails any more'),
    done_with_news: i18n._('You won’t get these emails any more'),
    unknown: i18n._('This link doesn’t work'),
  }[state]
  const text = {
    asks: i18n._('Emails about your bookings, your money and the safety of your account still come.'),
    done: i18n._('You can turn them on again in your settings, under “Other notifications”.'),
    done_with_news: i18n._('You can turn them on again in your settings, under “Marketing emails”.'),
    unknown: i18n._('Open your settings instead: there you choose what we send you.'),
  }[state]
  const form =
    state === 'asks' ? html`<form method="post"><button>${i18n._('Stop these emails')}</button></form>` : html``
  return plainPage(language, title, [html`<p>${text}</p>${form}<p><a href="${settings}">${i18n._('Settings')}</a></p>`])
}
