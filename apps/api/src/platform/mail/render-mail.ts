import type { Language } from '@ginipig/domain/identity'
import { html, type Markup } from '#platform/html/html.ts'
import type { Mail } from './mail.ts'
import { look } from './mail-look.ts'
import type { Origins, Part, Words } from './template/words.ts'
import { footers, wordsOf } from './words-of.ts'

export type RenderedMail = { subject: string; text: string; html: string }

/** A mail as it is sent: a picture for those who see it, the same words alone for those who don't. */
export function renderMail(mail: Mail, language: Language, origins: Origins): RenderedMail {
  const words = wordsOf(mail, language, origins)
  return { subject: words.subject, text: toText(words, footers[language]), html: toHtml(words, language) }
}

function partAsText(part: Part): string {
  if (typeof part === 'string') return part
  return 'code' in part ? part.code : `${part.label}\n${part.href}`
}

const toText = ({ title, parts }: Words, footer: string) =>
  `${[title, ...parts.map(partAsText), `-- \n${footer}`].join('\n\n')}\n`

function partAsHtml(part: Part): Markup {
  if (typeof part === 'string') return html`<p style="${look.paragraph}">${part}</p>`
  if ('code' in part) return html`<p class="code" style="${look.code}">${part.code}</p>`
  return html`<p style="${look.paragraph}"><a class="action" href="${part.href}" style="${look.action}">${part.label}</a></p>`
}

const toHtml = ({ subject, title, parts }: Words, language: Language) =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${look.dark}</style>
</head>
<body class="page" style="${look.page}">
<div role="article" aria-label="${subject}" lang="${language}" style="${look.sheet}">
<p class="brand" style="${look.brand}">Ginipig</p>
<div class="card" style="${look.card}">
<h1 class="title" style="${look.title}">${title}</h1>
${parts.map(partAsHtml)}
</div>
<p class="footer" style="${look.footer}">${footers[language]}</p>
</div>
</body>
</html>`.text
