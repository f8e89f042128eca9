import type { Publisher } from '@ginipig/contract/config'
import type { Language } from '@ginipig/domain/identity'
import { html, type Markup } from '#platform/html/html.ts'
import type { Mail } from './mail.ts'
import { look } from './mail-look.ts'
import type { Origins, Part, Words } from './template/words.ts'
import { footers, wordsOf } from './words-of.ts'

export type RenderedMail = { subject: string; text: string; html: string }

/** Where mails lead, and who sends them: business letters name the company (Trading Disclosures Regulations 2015). */
export type Sender = { origins: Origins; publisher: Pick<Publisher, 'name' | 'address' | 'companyNumber'> }

type Foot = { why: string; sender: string; privacy: { label: string; href: string } }

/** A mail as it is sent: a picture for those who see it, the same words alone for those who don't. */
export function renderMail(mail: Mail, language: Language, sender: Sender): RenderedMail {
  const words = wordsOf(mail, language, sender.origins)
  const foot = footOf(sender, language)
  return { subject: words.subject, text: toText(words, foot), html: toHtml(words, foot, language) }
}

function footOf({ origins, publisher }: Sender, language: Language): Foot {
  const { why, company, privacy } = footers[language]
  const { name, address, companyNumber } = publisher
  return {
    why,
    sender: [name, address, ...(companyNumber === null ? [] : [company(companyNumber)])].join(', '),
    privacy: { label: privacy, href: `${origins.marketplace}/privacy-policy` },
  }
}

function partAsText(part: Part): string {
  if (typeof part === 'string') return part
  return 'code' in part ? part.code : `${part.label}\n${part.href}`
}

const toText = ({ title, parts }: Words, { why, sender, privacy }: Foot) =>
  `${[title, ...parts.map(partAsText), `-- \n${why}\n${sender}`, partAsText(privacy)].join('\n\n')}\n`

function partAsHtml(part: Part): Markup {
  if (typeof part === 'string') return html`<p style="${look.paragraph}">${part}</p>`
  if ('code' in part) return html`<p class="code" style="${look.code}">${part.code}</p>`
  return html`<p style="${look.paragraph}"><a class="action" href="${part.href}" style="${look.action}">${part.label}</a></p>`
}

const toHtml = ({ subject, title, parts }: Words, { why, sender, privacy }: Foot, language: Language) =>
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
<p class="footer" style="${look.footer}">${why}</p>
<p class="footer" style="${look.footer}">${sender}</p>
<p class="footer" style="${look.footer}"><a class="footer" href="${privacy.href}" style="${look.footerLink}">${privacy.label}</a></p>
</div>
</body>
</html>`.text
