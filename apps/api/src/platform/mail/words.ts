import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import type { CalendarEvent } from '@ginipig/domain/booking'
import type { Language } from '@ginipig/domain/identity'
import { formatMoney } from '@ginipig/domain/money'
import { DEFAULT_ZONE, formatDate, formatFriendlyDate, formatFriendlyDateTime, formatTime } from '@ginipig/domain/time'
import type { I18n } from '@lingui/core'
import { formatLocales, i18nIn } from '#platform/i18n/i18n.ts'
import type { Mail } from './mail.ts'

/** A paragraph, or a smaller one beside the matter; what somebody wrote; a code to read off; the one thing to do, with
 *  another `beside` it, or a quieter one; several ways to one thing; what is known, line by line; sums; what is new, each
 *  with its page; what can be booked, each with its price. */
export type Part =
  | string
  | { note: string }
  | { quote: string }
  | { code: string }
  | { title: string; links: readonly Link[]; note: string }
  | (Link & { isQuiet?: true; beside?: Link })
  | { facts: readonly { label: string; lines: readonly string[] }[] }
  | { sums: readonly Sum[]; total: Sum }
  | { news: readonly { title: string; line: string; href: string }[] }
  | { title: string; offers: readonly Offer[]; act: string; note: string }

type Link = { label: string; href: string }

/** `off`: "52% off". */
type Offer = { title: string; line: string; price: string; off: string | null; href: string }

export type Sum = { label: string; amount: string }

/** How a state looks: `good` needs nothing more, `waiting` runs against a clock, `over` is an end, `failed` is trouble. */
export type Tone = 'good' | 'waiting' | 'over' | 'failed'

/** What a mail says, before it is drawn. `title` is its heading; `parts` in order. */
export type Words = {
  subject: string
  /** What a list of mails shows after the subject; not part of the mail as it is read. */
  preview?: string
  /** Stands at the top, so that it can be read out: "GP-7K3QF". */
  reference?: string
  tag?: { tone: Tone; text: string }
  /** The day it is about, as a leaf of a calendar. */
  day?: { weekday: string; day: string; month: string }
  title: string
  parts: readonly Part[]
  /** The app of who reads it: where their settings and their questions are. Unknown where they have no account. */
  app?: Audience
  /** Why it was sent, where it isn't "because someone used this address". */
  why?: string
  /** Goes along as a file. */
  event?: CalendarEvent
}

export type Origins = Readonly<Record<Audience, string>>

/** What a template writes with: the reader's language, and where the apps are. */
export type WordContext = {
  i18n: I18n
  origins: Origins
  /** "£54.00" from minor units. */
  money(minor: number, currency: string): string
  /** DD-MM-YYYY, of receipts. Instants are epoch ms. */
  date: typeof formatDate
  /** "10:30". */
  time: typeof formatTime
  /** "Thu 14 May", with the year when it isn't that of `now`. */
  friendlyDate(instant: number, zone: string, now: number): string
  /** "Thu 14 May, 10:30". */
  friendlyDateTime(instant: number, zone: string, now: number): string
  /** "12:10 UK time". */
  ukTime(instant: number): string
  /** "Tuesday 9 February 2027", in the UK. */
  ukDay(instant: number): string
  /** "Tuesday 9 February 2027 at 12:10 UK time". */
  ukMoment(instant: number): string
}

/** The words of some kinds of mail; one that is missing doesn't compile. */
export type Templates<Kind extends Mail['kind']> = {
  [Each in Kind]: (mail: Extract<Mail, { kind: Each }>, context: WordContext) => Words
}

export function wordContext(language: Language, origins: Origins): WordContext {
  const i18n = i18nIn(language)
  const locale = formatLocales[language]
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: DEFAULT_ZONE })
  const ukDay = (instant: number) => day.format(instant).replace(',', '')
  const ukTime = (instant: number) => i18n._('{time} UK time', { time: formatTime(instant, DEFAULT_ZONE) })
  return {
    i18n,
    origins,
    money: (minor, currency) => formatMoney(minor, locale, currency),
    date: formatDate,
    time: formatTime,
    friendlyDate: (instant, zone, now) => formatFriendlyDate(instant, zone, locale, now),
    friendlyDateTime: (instant, zone, now) => formatFriendlyDateTime(instant, zone, locale, now),
    ukDay,
    ukTime,
    ukMoment: (instant) => i18n._('{date} at {time}', { date: ukDay(instant), time: ukTime(instant) }),
  }
}
