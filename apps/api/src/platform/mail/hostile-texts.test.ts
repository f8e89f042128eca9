import { hostileTexts } from '@ginipig/domain/text/hostile-texts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { everyMail } from './every-mail.fixture.ts'
import { Mail } from './mail.ts'
import { renderMail } from './render-mail.ts'

const sender = {
  origins: { marketplace: 'https://ginipig.example', console: 'https://console.ginipig.example' },
  publisher: { name: 'Ginipig Ltd', address: '1 Sample Street, Sampleton', companyNumber: '01234567' },
}
/** What people write begins like a sentence; ids, kinds, addresses and sums don't. */
const isWritten = (text: string) => /^\p{Lu}\p{Ll}/u.test(text) && !text.includes('/')

/** A mail in which everything that people write is another text. */
function withTexts(part: unknown, text: string): unknown {
  if (typeof part === 'string') return isWritten(part) ? text : part
  if (Array.isArray(part)) return part.map((one) => withTexts(one, text))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withTexts(value, text)]))
}

const allTexts = hostileTexts.join(' ')
/** Where a link leads, and the names of what it says there. */
function leadOf(href: string): string {
  const { origin, pathname, searchParams } = new URL(href.replaceAll('&amp;', '&').replaceAll('&#39;', "'"))
  return `${origin}${pathname}?${[...searchParams.keys()]}`
}
/** Every element with its attributes; a label for readers is words, and a comma may begin a line of an address. */
const tagsOf = (html: string) =>
  (html.match(/<[^>]*>/g) ?? [])
    .filter((tag) => tag !== '<br>')
    .map((tag) => tag.replace(/aria-label="[^"]*"/, 'aria-label').replace(/href="([^"]*)"/, (_, href) => leadOf(href)))
/** Names of a calendar file's lines; what is folded belongs to the line before. */
const linesOf = (file: string) =>
  file
    .replace(/\r\n[ \t]/g, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[:;].*$/, ''))

test.each(everyMail.map((mail) => ({ kind: mail.kind, mail })))(
  '$kind has the same elements and file, whatever people wrote',
  ({ mail }) => {
    const render = (text: string) =>
      renderMail(v.parse(Mail, withTexts(mail, text)), 'en', sender, Date.parse('2027-05-08T10:20:00Z'))
    const [plain, hostile] = [render('Plain words'), render(allTexts)]
    expect(tagsOf(hostile.html)).toEqual(tagsOf(plain.html))
    expect(hostile.files.map(({ text }) => linesOf(text))).toEqual(plain.files.map(({ text }) => linesOf(text)))
  },
)
