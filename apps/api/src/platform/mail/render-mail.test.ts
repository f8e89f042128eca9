import { languages } from '@ginipig/domain/identity'
import { describe, expect, test } from 'vitest'
import { everyMail } from './every-mail.fixture.ts'
import { look } from './mail-look.ts'
import { renderMail } from './render-mail.ts'

const sender = {
  origins: { marketplace: 'https://ginipig.example', console: 'https://console.ginipig.example' },
  publisher: { name: 'Ginipig Ltd', address: '1 Sample Street, Sampleton', companyNumber: '01234567' },
}
const cases = everyMail.flatMap((mail) => languages.map((language) => ({ kind: mail.kind, language, mail })))

const strippedOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")

describe.each(cases)('$kind in $language', ({ mail, language }) => {
  const rendered = renderMail(mail, language, sender)

  test('says the same as text and as a page', () => {
    const page = strippedOf(rendered.html)
    const lines = rendered.text.split('\n').filter((line) => line !== '' && !line.startsWith('-- '))
    for (const line of lines) {
      const isLink = line.startsWith('http')
      expect(isLink ? rendered.html : page).toContain(isLink ? `href="${line}"` : line)
    }
  })

  test('has a language, a heading and a subject of one line', () => {
    expect(rendered.html).toContain(`<html lang="${language}">`)
    expect(rendered.html).toMatch(/<h1 [^>]*>[^<]+<\/h1>/)
    expect(rendered.subject).toMatch(/^.{5,60}$/)
  })

  test('names the company that sends it, and leads to what it does with data', () => {
    const company = { en: 'company number', fr: 'numéro d’entreprise' }[language]
    expect(rendered.text).toContain(`Ginipig Ltd, 1 Sample Street, Sampleton, ${company} 01234567`)
    expect(rendered.text).toMatch(/^https:\/\/ginipig\.example\/privacy-policy$/m)
  })

  test('loads nothing and runs nothing', () => {
    expect(rendered.html).not.toMatch(/<(?:img|script|link|iframe|form)\b|url\(|javascript:/i)
  })

  test('is set as the language sets it', () => {
    const words = [rendered.subject, rendered.text.replace(/https?:\S+/g, '')].join('\n')
    expect(words).not.toContain("'")
    if (language === 'fr') expect(words.replace(/\d\d:\d\d/g, '')).not.toMatch(/[^\u202f][:;!?]/)
    else expect(words).not.toMatch(/\s[:;!?]/)
  })
})

test('no two kinds look the same from outside, and French is not English', () => {
  const subjects = everyMail.flatMap((mail) => languages.map((language) => renderMail(mail, language, sender).subject))
  expect(new Set(subjects).size).toBe(subjects.length)
})

test('says until when a code or link is good, in words', () => {
  const [mail] = everyMail
  if (!mail) throw new Error('no mail')
  expect(renderMail(mail, 'en', sender).text).toContain('It works once, until 12:10 UK time.')
  expect(renderMail(mail, 'fr', sender).text).toContain('jusqu’à 12:10, heure du Royaume-Uni')
  const changed = renderMail(
    { kind: 'password_changed', app: 'console', at: Date.parse('2027-07-09T12:10:00Z') },
    'en',
    sender,
  )
  expect(changed.text).toContain('on Friday 9 July 2027 at 13:10 UK time')
  expect(changed.text).toContain('https://console.ginipig.example/forgot-password')
})

test('what it is told stays text', () => {
  const { html } = renderMail({ kind: 'email_moved_away', at: 0, newAddress: '<b>x</b>@example.com' }, 'en', sender)
  expect(html).toContain('&lt;b&gt;x&lt;/b&gt;@example.com')
})

/** WCAG 2.2 contrast of two #RRGGBB. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
      const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [high = 0, low = 0] = [light(one), light(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

test('can be read in both themes', () => {
  const coloursOf = (style: string) => ({
    ground: /background: ?(#\w{6})/.exec(style)?.[1],
    text: /(?:^|[ ;{])color: ?(#\w{6})/.exec(style)?.[1],
  })
  const darkOf = (name: string) => coloursOf(new RegExp(`\\.${name} {(.*?)}`).exec(look.dark.text)?.[1] ?? '')
  const light = {
    page: coloursOf(look.page),
    card: coloursOf(look.card),
    code: coloursOf(look.code),
    action: coloursOf(look.action),
    title: coloursOf(look.title),
    brand: coloursOf(look.brand),
    footer: coloursOf(look.footer),
  }
  const dark = {
    page: darkOf('page'),
    card: darkOf('card'),
    code: darkOf('code'),
    action: darkOf('action'),
    title: darkOf('title'),
    brand: darkOf('brand'),
    footer: darkOf('footer'),
  }
  for (const theme of [light, dark]) {
    const pairs = [
      [theme.page.text, theme.card.ground],
      [theme.title.text, theme.card.ground],
      [theme.code.text, theme.code.ground],
      [theme.action.text, theme.action.ground],
      [theme.brand.text, theme.page.ground],
      [theme.footer.text, theme.page.ground],
    ]
    for (const [text = '', ground = ''] of pairs) expect(contrast(text, ground)).toBeGreaterThan(7)
  }
})
