import { bookingPolicy, settle, splitPrice } from '@ginipig/domain/booking'
import { languages } from '@ginipig/domain/identity'
import { hostileTexts } from '@ginipig/domain/text/hostile-texts'
import { HOUR_MS } from '@ginipig/domain/time'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { i18nIn } from '#platform/i18n/i18n.ts'
import { clientsBooking, everyMail, providersBooking } from './every-mail.fixture.ts'
import { look } from './mail-look.ts'
import { renderMail } from './render-mail.ts'

const sender = {
  origins: { marketplace: 'https://ginipig.example', console: 'https://console.ginipig.example' },
  publisher: { name: 'Ginipig Ltd', address: '1 Sample Street, Sampleton', companyNumber: '01234567' },
}
const now = Date.parse('2027-05-08T10:20:00Z')
const render = (mail: Parameters<typeof renderMail>[0], language: Parameters<typeof renderMail>[1]) =>
  renderMail(mail, language, sender, now)
const cases = everyMail.flatMap((mail) => languages.map((language) => ({ kind: mail.kind, language, mail })))

const strippedOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[ \n]+/g, ' ')

describe.each(cases)('$kind in $language', ({ mail, language }) => {
  const missing: string[] = []
  const off = i18nIn(language).on('missing', ({ id }) => missing.push(id))
  const rendered = render(mail, language)
  off()

  test('has every word in that language', () => {
    if (language !== 'en') expect(missing).toEqual([])
    expect(`${rendered.subject} ${rendered.text}`).not.toMatch(/[{}]|undefined|NaN|Invalid/)
  })

  test('says the same as text and as a page', () => {
    const page = strippedOf(rendered.html)
    const lines = rendered.text.split('\n').filter((line) => line !== '' && !line.startsWith('-- '))
    for (const line of lines) {
      const isLink = line.startsWith('http')
      if (isLink) expect(rendered.html).toContain(`href="${line.replaceAll('&', '&amp;')}"`)
      else expect(page).toContain(line.replace(/ +/g, ' '))
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
    const fromPeople = clientsBooking.declined?.text ?? ''
    const ours = words.replace(fromPeople, '').replace(/\d\d:\d\d/g, '')
    if (language === 'fr') expect(ours).not.toMatch(/[^\u202f][:;!?]/)
    else expect(ours).not.toMatch(/\s[:;!?]/)
  })
})

test('no two kinds look the same from outside, and French is not English', () => {
  const subjects = everyMail.flatMap((mail) => languages.map((language) => render(mail, language).subject))
  expect(new Set(subjects).size).toBe(subjects.length)
})

test('says until when a code or link is good, in words', () => {
  const [mail] = everyMail
  if (!mail) throw new Error('no mail')
  expect(render(mail, 'en').text).toContain('It works once, until 12:10 UK time.')
  expect(render(mail, 'fr').text).toContain('jusqu’à 12:10, heure du Royaume-Uni')
  const changed = render({ kind: 'password_changed', app: 'console', at: Date.parse('2027-07-09T12:10:00Z') }, 'en')
  expect(changed.text).toContain('on Friday 9 July 2027 at 13:10 UK time')
  expect(changed.text).toContain('https://console.ginipig.example/forgot-password')
})

test('what it is told stays text', () => {
  const { html } = render({ kind: 'email_moved_away', at: 0, newAddress: '<b>x</b>@example.com' }, 'en')
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

/** Every class of a mail with what its style says, in the light. */
const light = Object.entries({
  page: look.page,
  card: look.card,
  sums: look.sums,
  code: look.code,
  action: look.action,
  day: look.day,
  'tag-good': look.tag.good,
  'tag-waiting': look.tag.waiting,
  'tag-over': look.tag.over,
  'tag-failed': look.tag.failed,
  quote: look.quote,
  'offer-off': look.offerOff,
  'offer-act': look.offerAct,
  title: look.title,
  text: look.paragraph,
  label: look.factLabel,
  fact: look.fact,
  sum: look.sum,
  total: look.total,
  quiet: look.quiet,
  link: look.link,
  brand: look.brand,
  reference: look.reference,
  footer: look.footer,
  'footer-link': look.footerLink,
})

/** What a text stands on where it has no ground of its own. */
const grounds: Record<string, string> = {
  ...{ title: 'card', text: 'card', fact: 'card', quiet: 'card', link: 'card' },
  ...{ label: 'sums', sum: 'sums', total: 'sums' },
  ...{ brand: 'page', reference: 'page', footer: 'page', 'footer-link': 'page' },
}

test('can be read in both themes', () => {
  const coloursOf = (style: string) => ({
    ground: /background: ?(#\w{6})/.exec(style)?.[1],
    text: /(?:^|[ ;{])color: ?(#\w{6})/.exec(style)?.[1],
  })
  const rules = [...look.sheetStyle.text.matchAll(/^ {2}(\.[^{]+) {(.*?)}$/gm)]
  const darkOf = (name: string) =>
    coloursOf(
      rules
        .filter(([, names = '']) => names.split(', ').includes(`.${name}`))
        .map(([, , style]) => style)
        .join(' '),
    )
  const themes = [
    new Map(light.map(([name, style]) => [name, coloursOf(style)])),
    new Map(light.map(([name]) => [name, darkOf(name)])),
  ]
  for (const theme of themes)
    for (const [name, { ground, text }] of theme) {
      const below = ground ?? theme.get(grounds[name] ?? '')?.ground
      if (name !== 'sums' && name !== 'card') expect(contrast(text ?? '', below ?? ''), name).toBeGreaterThan(4.5)
    }
})

test('what cancelling costs is told with both sums, or with the one that is left', () => {
  const early = { kind: 'booking_booked', booking: clientsBooking } as const
  expect(render(early, 'en').text).toContain(
    'Cancel by Wed 12 May, 22:30 and you lose £8.10; later, or if you don’t come, £35.10. If Priya cancels, you get everything back.',
  )
  const late = { ...clientsBooking, cancelling: { early: null, late: 3_510 } }
  expect(render({ kind: 'booking_booked', booking: late }, 'en').text).toContain(
    'Cancel, or don’t come, and you lose £35.10.',
  )
})

test('the sums of the samples are those of the policy', () => {
  const split = splitPrice(5_400, bookingPolicy)
  const { startsAt } = clientsBooking
  expect([split.deposit, split.balance, split.earnings]).toEqual([810, 4_590, providersBooking.earnings])
  expect(settle('cancelled_by_client', { split, captured: 5_400, startsAt }, bookingPolicy, startsAt).forfeited).toBe(
    3_510,
  )
})

test('what can be booked instead stands with place, time, price and what it saves; what isn’t known is left out', () => {
  expect(render({ kind: 'booking_declined', booking: clientsBooking }, 'en').text).toContain(`
Babylights, half head
Zainab, Hulme · Fri 14 May, 12:30
£36.00 52% off
https://ginipig.example/treatment-availability/5f4a4c58-0b9d-4c7e-9b1e-2f6a7d8c9e0a?month=2027-05&day=2027-05-14

Half-head highlights & gloss
Ellie · Fri 14 May, 15:30
£49.00
https://`)
})

test('photos: how many are shown, and why each other isn’t', () => {
  const refused = [{ number: 4, because: 'A phone number is on it.' }]
  const told = (shown: number, no: typeof refused) => render({ kind: 'photos_answered', shown, refused: no }, 'en')
  const mixed = told(3, refused)
  expect(mixed.subject).toBe('3 of your 4 photos are on your page')
  expect(mixed.text).toContain('Photo 4\nA phone number is on it.\n')
  expect(mixed.text).toContain('Crop or choose another\nhttps://console.ginipig.example/provider/update-portfolio\n')
  expect(told(1, []).subject).toBe('Your photo is on your page')
  expect(told(2, []).text).not.toContain('Crop')
  expect(told(0, refused).subject).toBe('We can’t show your photo')
})

test('the foot leads to the settings and the help of the app that its reader uses', () => {
  const settings = (mail: Parameters<typeof renderMail>[0]) =>
    /^https:\S+\/settings$/m.exec(render(mail, 'en').text)?.[0]
  expect(settings({ kind: 'booking_booked', booking: clientsBooking })).toBe('https://ginipig.example/settings')
  expect(settings({ kind: 'booking_sold', booking: providersBooking })).toBe(
    'https://console.ginipig.example/provider/settings',
  )
  expect(settings({ kind: 'account_deleted', at: now })).toBeUndefined()
})

test('the sums as text stand in a column', () => {
  expect(render({ kind: 'booking_booked', booking: clientsBooking }, 'en').text).toContain(`
Deposit, taken 08-05-2027, Mastercard 4444  £8.10
Balance, Wed 12 May, 22:30                  £45.90
In all                                      £54.00
`)
})

test('all that was paid at once is one line, and a card that isn’t known isn’t named', () => {
  const all = { ...clientsBooking, balance: null, first: { amount: 5_400, at: now, isAll: true, card: null } }
  expect(render({ kind: 'booking_booked', booking: all }, 'en').text).toContain(`
Paid 08-05-2027  £54.00
In all           £54.00
`)
  expect(render({ kind: 'booking_requested', booking: all }, 'en').text).toContain('\nSet aside, not taken  £54.00\n')
})

test('only what is booked, moved, kept or cancelled brings a file, with the instant that the place’s clock means on either side of a change', () => {
  const filed = everyMail.filter((mail) => render(mail, 'en').files.length > 0).map(({ kind }) => kind)
  expect(filed).toEqual([
    'booking_booked',
    'booking_sold',
    'booking_moved',
    'booking_client_moved',
    'booking_day_kept',
    'booking_declined',
    'booking_none_taken',
    'booking_expired',
    'booking_not_paid',
    'booking_you_cancelled',
    'booking_client_cancelled',
    'booking_provider_cancelled',
    'booking_platform_cancelled',
    'booking_platform_cancelled_for_provider',
    'booking_fee_owed',
    'booking_unpaid',
    'booking_unpaid_for',
    'booking_charged_back',
    'booking_payment_taken_back',
  ])
  const eventAt = (startsAt: string) => {
    const start = Date.parse(startsAt)
    const booking = { ...clientsBooking, startsAt: start, endsAt: start + 9_000_000 }
    const mail = render({ kind: 'booking_booked', booking }, 'en')
    return { mail, file: mail.files[0] }
  }
  // 01:30 on the morning when clocks go back happens twice; the second is an hour later by the same clock.
  const first = eventAt('2027-10-31T00:30:00Z')
  const second = eventAt('2027-10-31T01:30:00Z')
  expect(first.mail.text).toContain('Sun 31 Oct, 01:30 to 03:00')
  expect(second.mail.text).toContain('Sun 31 Oct, 01:30 to 04:00')
  expect(first.file).toMatchObject({ name: 'GP-48213.ics', type: 'text/calendar' })
  expect(first.file?.text).toContain('DTSTART:20271031T003000Z\r\nDTEND:20271031T030000Z\r\n')
  expect(second.file?.text).toContain('DTSTART:20271031T013000Z\r\nDTEND:20271031T040000Z\r\n')
})

test('who could not have this one is sent to other times with its provider only while these can be booked', () => {
  for (const kind of ['booking_declined', 'booking_provider_cancelled'] as const) {
    const textOf = (isListed: boolean) => render({ kind, booking: { ...clientsBooking, isListed } }, 'en').text
    expect(textOf(true)).toContain('See other times with')
    expect(textOf(false)).not.toContain('See other times with')
  }
})

test('who reads that we called a booking off reads what it means for them, and in no language that anybody is suspected', () => {
  const client = (ended: { paid: number; lost: number; refund: number }, language: 'en' | 'fr') =>
    render({ kind: 'booking_platform_cancelled', booking: { ...clientsBooking, ended } }, language)
  const provider = (language: 'en' | 'fr') =>
    render({ kind: 'booking_platform_cancelled_for_provider', booking: providersBooking }, language)
  const paid = { paid: 5_400, lost: 0, refund: 5_400 }
  const asked = { paid: 0, lost: 0, refund: 0 }
  expect(client(paid, 'en').text).toMatch(/Ginipig called this booking off\.[\s\S]+You get back\s+£54\.00/)
  expect(client(asked, 'en').text).toContain('Nothing was taken from your card.')
  expect(client(asked, 'en').text).not.toContain('You get back')
  expect(client(paid, 'fr').text).toMatch(/Ginipig a annulé cette réservation\.[\s\S]+54,00/)
  expect(provider('en').text).toMatch(/Ginipig called this booking off\.[\s\S]+you owe nothing/)
  expect(provider('fr').text).toMatch(/Ginipig a annulé cette réservation\.[\s\S]+vous ne devez rien/)
  for (const { subject, text } of [client(paid, 'en'), client(paid, 'fr'), provider('en'), provider('fr')])
    expect(`${subject} ${text}`).not.toMatch(/fraud|suspect|stolen|vol[ée]/i)
})

test('the file of an end takes what was there before out of the calendar: the same event, a later version', () => {
  const versionOf = (text = '') => text.split('\r\n').filter((line) => /^(UID|SEQUENCE|METHOD)/.test(line))
  const before = versionOf(render({ kind: 'booking_booked', booking: clientsBooking }, 'en').files[0]?.text)
  for (const kind of ['booking_declined', 'booking_expired', 'booking_unpaid', 'booking_charged_back'] as const)
    expect(versionOf(render({ kind, booking: clientsBooking }, 'en').files[0]?.text)).toEqual([
      'METHOD:CANCEL',
      before[1],
      'SEQUENCE:2',
    ])
  expect(before).toEqual(['METHOD:PUBLISH', expect.stringMatching(/^UID:.+@ginipig$/), 'SEQUENCE:1'])
  const past = { ...clientsBooking, startsAt: now - 1 }
  expect(render({ kind: 'booking_charged_back', booking: past }, 'en').files).toEqual([])
})

test('a day off is tentative in its client’s calendar and firm again once it is kept; a request stands in none', () => {
  const offer = { times: [{ startsAt: now }], until: now, note: null, isDayOff: true }
  const fileOf = (kind: 'booking_times_proposed' | 'booking_day_kept', isConfirmed: boolean) =>
    render({ kind, booking: { ...clientsBooking, isConfirmed, proposal: offer } }, 'en').files[0]?.text
  const off = fileOf('booking_times_proposed', true)
  expect(off).toMatch(/METHOD:PUBLISH[\s\S]+SEQUENCE:1[\s\S]+SUMMARY:Day off: [\s\S]+STATUS:TENTATIVE/)
  expect(fileOf('booking_day_kept', true)).toMatch(/SEQUENCE:1[\s\S]+STATUS:CONFIRMED/)
  expect([fileOf('booking_times_proposed', false), fileOf('booking_day_kept', false)]).toEqual([undefined, undefined])
})

test('a reminder tells when the balance is taken next, and asks for it once nothing takes it by itself', () => {
  const at = clientsBooking.balance?.at ?? 0
  const owed = clientsBooking.owed && { ...clientsBooking.owed, tries: [at + 6 * HOUR_MS] }
  const reminderAt = (now: number) => {
    const booking = { ...clientsBooking, balancePaid: null, owed, now }
    const { subject, text } = render({ kind: 'booking_reminder', booking }, 'en')
    return [subject.replace(/^.*: /, ''), /We take £45\.90 on \S+ \d+ May, [\d:]+|Pay £45\.90 now/.exec(text)?.[0]]
  }
  expect(reminderAt(at - 1)).toEqual(['£45.90 is taken on Wed 12 May, 22:30', 'We take £45.90 on Wed 12 May, 22:30'])
  expect(reminderAt(at)).toEqual(['£45.90 is taken on Thu 13 May, 04:30', 'We take £45.90 on Thu 13 May, 04:30'])
  expect(reminderAt(at + 6 * HOUR_MS)).toEqual(['£45.90 is still to be paid', 'Pay £45.90 now'])
})

test('who cancelled and asked to be let off the fee reads that a person answers, who didn’t doesn’t', () => {
  const textOf = (asksWaiver: boolean) =>
    render({ kind: 'booking_fee_owed', booking: { ...providersBooking, asksWaiver } }, 'en').text
  expect([textOf(true), textOf(false)].map((text) => text.includes('You asked us to waive the fee.'))).toEqual([
    true,
    false,
  ])
})

test('a reminder says its day in words, and beside the link that cancels what that costs, once', () => {
  const links = { coming: 'https://x/coming', move: null, cancel: 'https://x/cancel' }
  const { text } = render({ kind: 'booking_reminder', booking: { ...clientsBooking, links } }, 'en')
  expect(text).toContain('When\nFri 14 May, 10:30 to ')
  expect(text).toMatch(/x\/cancel\nCancel by Wed 12 May, 22:30 and you lose £8\.10/)
  expect(text.match(/you lose/g)).toHaveLength(1)
})

test('who moved reads by when the patch test is now due, and what cancelling costs until when', () => {
  const { text } = render({ kind: 'booking_moved', booking: clientsBooking }, 'en')
  expect(text).toContain('A patch test by Wed 12 May, 10:30')
  expect(text).toContain('Cancel by Wed 12 May, 22:30 and you lose £8.10')
})

test('who moved after the balance was taken isn’t told that it will be', () => {
  const textOf = (balancePaid: typeof clientsBooking.balancePaid) =>
    render({ kind: 'booking_moved', booking: { ...clientsBooking, balancePaid } }, 'en').text
  expect(textOf(null)).toContain('The balance of £45.90 is taken on Wed 12 May, 22:30.')
  expect(textOf(clientsBooking.balancePaid)).not.toContain('balance')
})

test('who owes nothing isn’t told in a release that they owe', () => {
  const { text } = render({ kind: 'booking_released', booking: providersBooking }, 'en')
  expect(text).toContain('It goes to your account at Stripe, less anything you owe us, and from there to your bank.')
})

test('whose client moved reads the time before beside the new one', () => {
  const textOf = (movedFrom: number | null) =>
    render({ kind: 'booking_client_moved', booking: { ...providersBooking, movedFrom } }, 'en').text
  expect(textOf(Date.parse('2027-05-12T08:00:00Z'))).toContain('Before it was Wed 12 May, 09:00.')
  expect(textOf(null)).not.toContain('Before it was')
})

test('the file has title, place and address of the booking in the reader’s language', () => {
  const file = render({ kind: 'booking_booked', booking: clientsBooking }, 'fr').files[0]?.text.replaceAll('\r\n ', '')
  expect(file).toContain('SUMMARY:Balayage & gloss avec Priya\r\n')
  expect(file).toContain('LOCATION:Studio Nair\\, Unit 6\\, 14 Cotton Street\\, Manchester M4 5BF\r\n')
  expect(file).toContain(`URL:https://ginipig.example/booking-details/${clientsBooking.id}\r\n`)
  expect(file).toContain('STATUS:CONFIRMED\r\n')
})

test('an appointment online has neither address nor directions', () => {
  const online = { ...clientsBooking, place: null }
  const { text, files } = render({ kind: 'booking_booked', booking: online }, 'en')
  expect(text).toContain('Where\nOnline\n')
  expect(text).not.toContain('Directions')
  expect(files[0]?.text).not.toContain('LOCATION')
  expect(render({ kind: 'booking_requested', booking: online }, 'en').text).not.toContain('The address comes')
})

test('a provider’s own words when declining stand beside ours, as text', () => {
  const declined = { reason: 'other', text: '<b>Sorry</b>' } as const
  const { text, html } = render({ kind: 'booking_declined', booking: { ...clientsBooking, declined } }, 'en')
  expect(text).toContain('Priya wrote: “<b>Sorry</b>”')
  expect(html).toContain('&lt;b&gt;Sorry&lt;/b&gt;')
  expect(render({ kind: 'booking_declined', booking: clientsBooking }, 'en').text).toContain(
    'The diary is full that day.',
  )
})

test('a day of another year is told with it', () => {
  const booking = { ...clientsBooking, now: Date.parse('2026-12-08T10:20:00Z') }
  expect(render({ kind: 'booking_booked', booking }, 'en').subject).toBe(
    'It’s booked: Fri 14 May 2027, 10:30 with Priya',
  )
})

test('a library of calendars reads of a file what was put in, whatever somebody wrote', () => {
  for (const text of ['C:\\new, C:\\,x', 'Balayage; gloss, with \\ & “é”', 'é'.repeat(120), ...hostileTexts]) {
    const booking = { ...clientsBooking, title: text, place: text, moves: 2 }
    const file = render({ kind: 'booking_moved', booking }, 'en').files[0]?.text ?? ''
    const read = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    const said = text.replace(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, '\n')
    expect(read).toMatchObject([
      { uid: `${booking.id}@ginipig`, sequence: 3, summary: `${said} with Priya`, location: said },
    ])
    expect(read[0]?.startDate.toUnixTime()).toBe(booking.startsAt / 1_000)
    expect(read[0]?.endDate.toUnixTime()).toBe(booking.endsAt / 1_000)
  }
})
