import { createHash } from 'node:crypto'
import { DEFAULT_ZONE, formatDate, formatTime } from '@ginipig/domain/time'
import { html, Markup } from '#platform/html/html.ts'
import type { KeptMessage } from './mailbox.sql.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 45rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.125rem; margin: 0; }
h1, h2, p, pre, dd { overflow-wrap: anywhere; }
header, form { display: flex; flex-wrap: wrap; align-items: end; gap: .5rem 1rem; margin-block: 0 1rem; }
label { display: grid; flex: 1 1 12rem; font-size: .875rem; }
input, button { font: inherit; min-height: 2.75rem; min-width: 0; padding-inline: .75rem; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .75rem; padding: 1rem; }
article p { margin: .25rem 0 0; white-space: pre-line; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0; }
dt { font-weight: 600; }
dd { margin: 0; }
iframe { width: 100%; height: 75vh; min-height: 24rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .75rem; }
pre { white-space: pre-wrap; font: inherit; }
a { color: LinkText; }
.meta { font-size: .875rem; }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** Of the mailbox's own pages: one style sheet, and mails in frames. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Of a mail: nothing runs, nothing loads; its links open outside. */
export const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

const channels = { email: 'E-mail', sms: 'SMS' } as const

const when = ({ sentAt }: KeptMessage) => `${formatDate(sentAt, DEFAULT_ZONE)} ${formatTime(sentAt, DEFAULT_ZONE)}`

const page = (title: string, body: Markup) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body>${body}</body>
</html>`.text

function entry(message: KeptMessage): Markup {
  const title = message.channel === 'sms' ? 'SMS' : message.subject
  const preview = message.channel === 'sms' ? message.text : message.text.split('\n\n').slice(1, 3).join('\n')
  return html`<li><article>
<h2><a href="/dev/mailbox/${message.id}">${title}</a></h2>
<p class="meta">${channels[message.channel]} to ${message.recipient}, ${when(message)}</p>
<p>${preview}</p>
</article></li>`
}

/** All that was kept back, newest first. @param to - what the list was narrowed to */
export function listPage(messages: readonly KeptMessage[], to: string): string {
  const list = messages.length > 0 ? html`<ol>${messages.map(entry)}</ol>` : html`<p>Nothing has been sent yet.</p>`
  return page(
    'Local mailbox',
    html`<header><h1>Local mailbox</h1><a href="/dev/mailbox">Look again</a></header>
<main>
<form action="/dev/mailbox" method="get">
<label>Address or number <input name="to" value="${to}" autocomplete="off" spellcheck="false"></label>
<button>Show</button>
</form>
${list}
</main>`,
  )
}

const fileEntry =
  ({ id }: KeptMessage) =>
  ({ name }: KeptMessage['files'][number]) =>
    html`<dt>File</dt><dd><a href="/dev/mailbox/${id}/file/${name}">${name}</a></dd>`

/** One message: the mail as it looks, and as it reads without looks. */
export function messagePage(message: KeptMessage): string {
  const title = message.channel === 'sms' ? 'SMS' : message.subject
  const text = html`<pre>${message.text}</pre>`
  const body =
    message.html === null
      ? text
      : html`<iframe title="The mail" src="/dev/mailbox/${message.id}/mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details><summary>As plain text</summary>${text}</details>`
  return page(
    title,
    html`<header><a href="/dev/mailbox">All messages</a></header>
<main>
<h1>${title}</h1>
<dl><dt>To</dt><dd>${message.recipient}</dd><dt>Sent</dt><dd>${when(message)}</dd>${message.files.map(fileEntry(message))}</dl>
${body}
</main>`,
  )
}
