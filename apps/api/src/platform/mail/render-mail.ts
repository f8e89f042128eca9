import type { Publisher } from '@ginipig/contract/config/publisher.ts'
import { icsFile } from '@ginipig/domain/booking'
import type { Language } from '@ginipig/domain/identity'
import { html, type Markup } from '#platform/html/html.ts'
import { accountWords } from './account-words.ts'
import { bookingWords } from './booking-words.ts'
import { contactWords } from './contact-words.ts'
import type { Mail } from './mail.ts'
import { look } from './mail-look.ts'
import type { MailFile } from './mailer.ts'
import { messageWords } from './message-words.ts'
import { reviewWords } from './review-words.ts'
import { gapWords } from './waitlist-words.ts'
import { type Origins, type Part, type Templates, type WordContext, type Words, wordContext } from './words.ts'

type NewsKind = Extract<Mail['kind'], 'news' | 'photos_answered'>

/** What somebody was told in the app, in one mail. */
const newsWords: Templates<NewsKind> = {
  photos_answered: ({ shown, refused }, { i18n, origins }) => {
    const count = shown + refused.length
    const some =
      count === 1
        ? i18n._('Your photo is on your page')
        : i18n._(
            '{shown, plural, one {# of your {count} photos is on your page} other {# of your {count} photos are on your page}}',
            { shown, count },
          )
    const subject =
      shown === 0
        ? i18n._('{count, plural, one {We can’t show your photo} other {We can’t show your # photos}}', { count })
        : some
    const reasons = refused.map(({ number, because }) => ({
      label: i18n._('Photo {number}', { number }),
      lines: [because],
    }))
    return {
      app: 'console',
      subject,
      preview: refused.length === 0 ? i18n._('Everybody can see it now.') : i18n._('Why, and what you can do.'),
      title: `${subject}.`,
      parts: [
        ...(shown === 0
          ? []
          : [
              shown === 1
                ? i18n._('Clients see it on your page from now on.')
                : i18n._('Clients see them on your page from now on.'),
            ]),
        ...(reasons.length === 0
          ? []
          : [{ facts: reasons }, i18n._('Crop it, or choose another in its place: we look at what you send.')]),
        {
          label: reasons.length === 0 ? i18n._('See your photos') : i18n._('Crop or choose another'),
          href: `${origins.console}/provider/update-portfolio`,
        },
      ],
      why: i18n._('You get this email because you uploaded photos. You can turn such news off in your settings.'),
    }
  },

  news: ({ items, app, isAlways }, { i18n }) => {
    const [first, ...others] = items
    const title = first?.title ?? ''
    const why = isAlways
      ? i18n._(
          'You get this email because it is about your bookings or your money. It is sent whatever you chose about news by email.',
        )
      : i18n._('You get this email because of what you chose in your settings. There you can turn it off too.')
    if (first && others.length === 0)
      return {
        ...{ subject: title, title, why, ...(app && { app }) },
        parts: [first.line, { label: i18n._('See it'), href: first.href }],
      }
    const subject = i18n._('{count, plural, one {# thing is new} other {# things are new}} for you on Ginipig', {
      count: items.length,
    })
    return {
      ...{ subject, preview: title, title: i18n._('New for you'), why, ...(app && { app }) },
      parts: [{ news: items }],
    }
  },
}

export type RenderedMail = { subject: string; text: string; html: string; files: MailFile[] }

/** Where mails lead, and who sends them: business letters name the company (Trading Disclosures Regulations 2015). */
export type Sender = {
  origins: Origins
  /** Ends mails like it, where they may be left out. */
  unsubscribe?: string | null
  publisher: Pick<Publisher, 'name' | 'address' | 'companyNumber'>
}

/** Complete: a new kind of mail doesn't compile before it has words. */
const templates: Templates<Mail['kind']> = {
  ...accountWords,
  ...bookingWords,
  ...contactWords,
  ...messageWords,
  ...newsWords,
  ...reviewWords,
  ...gapWords,
}

type Foot = { why: string; sender: string; links: readonly { label: string; href: string }[] }

/** A mail as it is sent: a picture for those who see it, the same words alone for those who don't.
 *  @param now - epoch ms, when a file in it was made */
export function renderMail(mail: Mail, language: Language, sender: Sender, now: number): RenderedMail {
  const context = wordContext(language, sender.origins)
  const words = wordsOf(mail, context)
  const foot = footOf(words, sender, context)
  return {
    subject: words.subject,
    text: toText(words, foot),
    html: toHtml(words, foot, language),
    files: words.event
      ? [{ name: `${words.reference}.ics`, type: 'text/calendar', text: icsFile(words.event, now) }]
      : [],
  }
}

function wordsOf<Kind extends Mail['kind']>(mail: Extract<Mail, { kind: Kind }>, context: WordContext): Words {
  const template: Templates<Kind>[Kind] = templates[mail.kind as Kind] // `kind` is what tells the kinds apart
  return template(mail, context)
}

/** Where somebody's questions and switches are, in the app that they use. */
const waysOf = (app: Words['app'], origins: Origins, { i18n }: WordContext) => {
  const own = app === 'console' ? '/provider' : ''
  const base = `${origins[app ?? 'marketplace']}${own}`
  return [
    { label: i18n._('Help'), href: `${base}/faq` },
    ...(app ? [{ label: i18n._('Settings'), href: `${base}/settings` }] : []),
  ]
}

function footOf({ why, app }: Words, { origins, publisher, unsubscribe }: Sender, context: WordContext): Foot {
  const { i18n } = context
  const { name, address, companyNumber: number } = publisher
  return {
    why:
      why ??
      i18n._(
        'Ginipig: hair, beauty, wellness and coaching appointments at 30% off or more. You get this email because someone used this address on Ginipig.',
      ),
    sender: [name, address, ...(number === null ? [] : [i18n._('company number {number}', { number })])].join(', '),
    links: [
      ...(unsubscribe ? [{ label: i18n._('Stop emails like this one'), href: unsubscribe }] : []),
      ...waysOf(app, origins, context),
      { label: i18n._('Privacy policy'), href: `${origins.marketplace}/privacy-policy` },
    ],
  }
}

function partAsText(part: Part): string {
  if (typeof part === 'string') return part
  if ('links' in part) {
    const links = part.links.map(({ label, href }) => `${label}\n${href}`)
    return [part.title, ...links, part.note].join('\n')
  }
  if ('offers' in part) {
    const offers = part.offers.map(({ title, line, price, off, href }) =>
      [title, line, off === null ? price : `${price} ${off}`, href].join('\n'),
    )
    return [part.title, part.note, '', offers.join('\n\n')].join('\n')
  }
  if ('note' in part) return part.note
  if ('quote' in part) return part.quote
  if ('code' in part) return part.code
  if ('news' in part) return part.news.map(({ title, line, href }) => [title, line, href].join('\n')).join('\n\n')
  if ('facts' in part) return part.facts.map(({ label, lines }) => [label, ...lines].join('\n')).join('\n\n')
  if ('sums' in part) {
    const sums = [...part.sums, part.total]
    const width = Math.max(...sums.map(({ label }) => label.length))
    return sums.map(({ label, amount }) => `${label.padEnd(width)}  ${amount}`).join('\n')
  }
  const both = part.beside ? [part, part.beside] : [part]
  return both.map(({ label, href }) => `${label}\n${href}`).join('\n\n')
}

const toText = ({ reference, title, parts }: Words, { why, sender, links }: Foot) =>
  `${[
    ...(reference === undefined ? [] : [reference]),
    title,
    ...parts.map(partAsText),
    `-- \n${why}\n${sender}`,
    ...links.map(partAsText),
  ].join('\n\n')}\n`

const joined = (lines: readonly Markup[]): Markup[] =>
  lines.flatMap((line, index) => (index === 0 ? line : [html`<br>`, line]))

const table = (attributes: { className: string; style: string }, rows: readonly Markup[]) =>
  html`<table cellspacing="0" cellpadding="0" border="0" class="${attributes.className}" style="${attributes.style}">${rows}</table>`

function partAsHtml(part: Part): Markup {
  if (typeof part === 'string') return html`<p class="text" style="${look.paragraph}">${part}</p>`
  if ('links' in part)
    return html`<p class="fact" style="${look.linksTitle}">${part.title}</p>
<p style="${look.links}">${part.links.map(({ label, href }) => html`<a class="link" href="${href}" style="${look.link}">${label}</a>`)}</p>
<p class="text" style="${look.note}">${part.note}</p>`
  if ('offers' in part) {
    const rows = part.offers.map(
      ({ title, line, price, off, href }) =>
        html`<tr><td class="text offer" style="${look.offer}"><span class="fact" style="${look.offerTitle}">${title}</span><br>${line}<br><span class="fact" style="${look.offerPrice}">${price}</span>${off === null ? '' : html` <span class="offer-off" style="${look.offerOff}">${off}</span>`}</td><td class="offer-cell" style="${look.offerCell}"><a class="offer-act" href="${href}" aria-label="${part.act}: ${title}" style="${look.offerAct}">${part.act}</a></td></tr>`,
    )
    return html`<p class="fact" style="${look.linksTitle}">${part.title}</p>
<p class="text" style="${look.offersNote}">${part.note}</p>
${table({ className: 'offers', style: look.offers }, rows)}`
  }
  if ('note' in part) return html`<p class="text" style="${look.note}">${part.note}</p>`
  if ('quote' in part) return html`<div class="quote" style="${look.quote}">${part.quote}</div>`
  if ('news' in part)
    return html`${part.news.map(
      ({ title, line, href }) =>
        html`<p class="text news" style="${look.news}"><a class="link" href="${href}" style="${look.newsLink}">${title}</a><br>${line}</p>`,
    )}`
  if ('code' in part) return html`<p class="code" style="${look.code}">${part.code}</p>`
  if ('facts' in part) {
    const rows = part.facts.map(
      ({ label, lines }) =>
        html`<tr><th scope="row" class="label fact-label" style="${look.factLabel}">${label}</th><td class="fact" style="${look.fact}">${joined(lines.map((line) => html`${line}`))}</td></tr>`,
    )
    return table({ className: 'facts', style: look.facts }, rows)
  }
  if ('sums' in part) {
    const rows = part.sums.map(
      ({ label, amount }) =>
        html`<tr><th scope="row" class="label" style="${look.sumLabel}">${label}</th><td class="sum" style="${look.sum}">${amount}</td></tr>`,
    )
    const rule = html`<tr><td colspan="2" style="${look.ruleCell}"><div class="rule" style="${look.rule}"></div></td></tr>`
    const total = html`<tr><th scope="row" class="total" style="${look.totalLabel}">${part.total.label}</th><td class="total" style="${look.total}">${part.total.amount}</td></tr>`
    const all = [...(rows.length > 0 ? [...rows, rule] : []), total]
    return html`<div class="sums" style="${look.sums}">${table({ className: 'sum-table', style: look.sumTable }, all)}</div>`
  }
  const { label, href, beside } = part
  if (beside)
    return table({ className: 'pair', style: look.pair }, [
      html`<tr><td class="pair-cell" style="${look.pairCell}"><a class="action" href="${href}" style="${look.action}">${label}</a></td><td class="pair-cell" style="${look.pairCellTwo}"><a class="quiet" href="${beside.href}" style="${look.quiet}">${beside.label}</a></td></tr>`,
    ])
  if (part.isQuiet)
    return html`<p style="${look.actionLine}"><a class="quiet" href="${href}" style="${look.quiet}">${label}</a></p>`
  return html`<p style="${look.actionLine}"><a class="action" href="${href}" style="${look.action}">${label}</a></p>`
}

function headAsHtml({ tag, day, title }: Words): Markup {
  const label = tag ? html`<span class="tag-${tag.tone}" style="${look.tag[tag.tone]}">${tag.text}</span><br>` : html``
  if (!day) return html`${label}<h1 class="title" style="${look.title}">${title}</h1>`
  // The leaf says what the facts say: heard once is enough.
  return html`<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="${look.head}"><tr>
<td class="day-cell" style="${look.dayCell}" aria-hidden="true"><div class="day" style="${look.day}">${day.weekday}<b class="day-number" style="${look.dayNumber}">${day.day}</b>${day.month}</div></td>
<td style="${look.headCell}">${label}<h1 class="title" style="${look.titleBesideDay}">${title}</h1></td>
</tr></table>`
}

const toHtml = (words: Words, { why, sender, links }: Foot, language: Language) =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${words.subject}</title>
<style>${look.sheetStyle}</style>
</head>
<body class="page" style="${look.page}">
${words.preview === undefined ? '' : html`<div aria-hidden="true" style="${look.preview}">${words.preview}</div>`}
<div role="article" aria-label="${words.subject}" lang="${language}" style="${look.sheet}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr>
<td class="brand" style="${look.brand}">ginipig</td>
<td class="reference" style="${look.reference}">${words.reference ?? ''}</td>
</tr></table>
<div class="card" style="${look.card}">
${headAsHtml(words)}
${words.parts.map(partAsHtml)}
</div>
<p class="footer" style="${look.footer}">${why}<br>${sender}<br>${links.map(({ label, href }) => html`<a class="footer-link" href="${href}" style="${look.footerLink}">${label}</a> `)}</p>
</div>
</body>
</html>`.text
