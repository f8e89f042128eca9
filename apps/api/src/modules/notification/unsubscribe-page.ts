import { createHash } from 'node:crypto'
import type { Language } from '@ginipig/domain/identity'
import { html, Markup } from '#platform/html/html.ts'
import { i18nIn } from '#platform/i18n/i18n.ts'

const style = `
:root { color-scheme: light dark; font: 17px/1.5 Figtree, system-ui, sans-serif; }
body { max-width: 34rem; margin: 0 auto; padding: 3rem 1rem; }
h1 { font: 600 1.75rem/1.2 Besley, Georgia, serif; margin: 0 0 .75rem; text-wrap: balance; }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: .5rem 1.5rem; border: 0; border-radius: .75rem; background: #0B4D38; color: #fff; cursor: pointer; }
a { color: LinkText; display: inline-block; padding-block: .75rem; }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** One style sheet, one form, nothing else. */
export const unsubscribePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** The page behind the link of a mail. A look at it changes nothing: programs follow links before people do.
 *  @param settings - where each kind can be chosen */
export function unsubscribePage(state: 'asks' | 'done' | 'unknown', language: Language, settings: string): string {
  const i18n = i18nIn(language)
  const title = {
    asks: i18n._('No more of these mails?'),
    done: i18n._('You won’t get these mails any more'),
    unknown: i18n._('This link isn’t good'),
  }[state]
  const text = {
    asks: i18n._('Mails about your bookings, your money and the safety of your account still come.'),
    done: i18n._('You can turn them on again in your settings, under “Other notifications”.'),
    unknown: i18n._('Open your settings instead: there you choose what we send you.'),
  }[state]
  const form =
    state === 'asks' ? html`<form method="post"><button>${i18n._('Stop these mails')}</button></form>` : html``
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p>${form}<p><a href="${settings}">${i18n._('Settings')}</a></p></main></body>
</html>`.text
}
