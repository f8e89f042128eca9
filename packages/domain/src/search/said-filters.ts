import { MIN_PRICE_PENCE } from '#listing/price-rule.ts'
import { NIGHT_FROM, type SlotPeriod, slotPeriod, slotPeriods } from '#listing/slot-period.ts'
import { comingWeekend, daysAfter, isCalendarDate, toWallClock } from '#time/index.ts'
import { TOP_PRICE_PENCE } from './choices.ts'
import { fold } from './fold.ts'

/** What a line says beside what is looked for, as filters of the list. */
export type SaidFilters = {
  date?: string
  /** The one to come. */
  weekend?: true
  /** In their own order, not all of them. */
  part?: readonly SlotPeriod[]
  /** Pence. */
  priceMax?: number
  sort?: 'price_low'
}

/** As `Date` counts them: the first is Sunday. */
const weekdays = [
  'sunday|dimanche',
  'monday|lundi',
  'tuesday|mardi',
  'wednesday|mercredi',
  'thursday|jeudi',
  'friday|vendredi',
  'saturday|samedi',
]
/** May be other words: they count beside what makes them days. */
const shortWeekdays = ['sun', 'mon', 'tues?', 'wed', 'thur?s?', 'fri', 'sat']
/** Of a name and of a month: they only count beside a day's number. */
const months = [
  'january|jan|janvier|janv',
  'february|feb|fevrier|fevr?',
  'march|mar|mars',
  'april|apr|avril|avr',
  'may|mai',
  'june|jun|juin',
  'july|jul|juillet|juil',
  'august|aug|aout',
  'september|sept?|septembre',
  'october|oct|octobre',
  'november|nov|novembre',
  'december|dec|decembre',
]
/** In the order of `slotPeriods`. */
const parts = ['mornings?|matin', 'afternoons?|l?apres ?midi', 'evenings?|night|soir']

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`
const indexIn = (words: readonly string[], said = '') => words.findIndex((one) => new RegExp(`^(?:${one})$`).test(said))

/** Stands for a word that was taken. */
const TAKEN = '§'
const [WEEKDAY, SHORT, MONTH, PART] = [anyOf(weekdays), anyOf(shortWeekdays), anyOf(months), anyOf(parts)]
/** A night may be a cream's, and an evening a make-up's ("maquillage soir"). */
const CLEAR_PART = 'mornings?|afternoons?|evenings?|matin|apres ?midi'
/** Where a day's name is a day and nobody's: at the end of what is said, or before a place or a part of the day. */
const ENDS = `(?=(?: ${TAKEN})*(?:$| (?:in|near|around|at|dans|a|vers|pres|${PART})(?: |$)))`
/** Of a number that is no day and no price. */
const NO_UNIT =
  '(?! (?:mins?|minutes?|h|hrs?|hours?|heures?|ans|years?|yrs?|months?|mois|weeks?|semaines?|days?|jours?|miles?|km|m|cm|people|personnes|%|€|euros?)(?: |$))'
const [NUMBER, YEAR] = ['([0-3]?\\d)', '(?: (20\\d\\d))?']
const ON = '(?:(?:on|for|this|ce|pour|le|the) ){0,2}'
const OF_WEEK = `(?:(?:${WEEKDAY}|${SHORT}) )?`
/** Of a clock with twenty-four hours; below it, it is how long something takes. */
const EARLIEST = 7
const AMOUNT = '(?:£ ?(\\d+(?:[.,]\\d\\d)?)|(\\d+(?:[.,]\\d\\d)?) ?(?:£|pounds?|quid|livres?|gbp))'
const AT_MOST =
  '(?:a |pour |for )?(?:under|below|less than|cheaper than|no more than|up to|max|maximum|moins de|pas plus de|jusqu ?a|au plus)'
const TIME = '(?:(\\d\\d?)(?:[:.](\\d\\d))? ?([ap]m)|(\\d\\d?):(\\d\\d)|(\\d\\d?) ?h(\\d\\d)?)'

const AMONG = '(?:or|and|to|until|ou|et|au)'

type Groups = readonly (string | undefined)[]
type Reader<Value> = readonly [pattern: string, read: (...said: Groups) => Value | undefined]

/** Takes what one of these names out of the text, leaving a mark for each word; nothing where two of them differ, or where
 *  it is one of several ("monday or tuesday"), for then neither is sure. */
function takeOne<Value>(text: string, readers: readonly Reader<Value>[]): { text: string; value: Value | undefined } {
  const values: (Value | undefined)[] = []
  const left = readers.reduce(
    (rest, [pattern, read]) =>
      rest.replace(new RegExp(`(?:^| )(${AMONG} )?${pattern}(?= |$)`, 'g'), (said, among, ...groups) => {
        const value = read(...groups)
        if (value === undefined) return said
        values.push(among === undefined ? value : undefined)
        return said.replace(/[^ ]+/g, TAKEN)
      }),
    text,
  )
  const [value] = values
  const isSure = new Set(values.map((one) => JSON.stringify(one))).size === 1
  return isSure && value !== undefined ? { text: left, value } : { text, value: undefined }
}

type Day = Pick<SaidFilters, 'date' | 'weekend'>

/** @param isSure - a day's name that may be somebody's is left where it is */
function dayReaders(now: number, zone: string, isSure: boolean): Reader<Day>[] {
  const today = toWallClock(now, zone).date
  const weekdayNow = new Date(today).getUTCDay()
  const dateIn = (days: number) => ({ date: daysAfter(today, days) })
  const daysUntil = (name?: string) => {
    const weekday = Math.max(indexIn(weekdays, name), indexIn(shortWeekdays, name))
    return (weekday - weekdayNow + 7) % 7
  }
  const on = (name?: string) => dateIn(daysUntil(name))
  /** Of the week that begins with the Monday to come. */
  const ofNextWeek = (name?: string) => {
    const days = daysUntil(name)
    return dateIn(((weekdayNow + 6) % 7) + days < 7 ? days + 7 : days)
  }
  /** The next time that it comes, unless a year is said; a past day is none. */
  const dated = (day = '', month: number, year?: string) => {
    const thisYear = Number(today.slice(0, 4))
    const dates = (year ? [Number(year)] : [thisYear, thisYear + 1]).map((one) =>
      [one, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
    const date = dates.find((one) => isCalendarDate(one) && one >= today)
    return date === undefined ? undefined : { date }
  }
  const inMonth = (day?: string, month?: string, year?: string) => dated(day, indexIn(months, month) + 1, year)
  const byNumbers = (day?: string, month?: string, year?: string) => dated(day, Number(month), year && `20${year}`)
  const weekend = (): Day => ({ weekend: true })
  const ends = isSure ? ENDS : ''
  return [
    [`${ON}${OF_WEEK}(?:the )?${NUMBER}(?:st|nd|rd|th|er)?(?: of)? (${MONTH})${YEAR}`, inMonth],
    [
      `${ON}${OF_WEEK}(${MONTH}) (?:the )?${NUMBER}(?:st|nd|rd|th)?${YEAR}${NO_UNIT}`,
      (month, day, year) => inMonth(day, month, year),
    ],
    // "1/2 head" and "24/7" are no days.
    [`${ON}${OF_WEEK}${NUMBER}/([01]\\d)(?:/(?:20)?(\\d\\d))?`, byNumbers],
    [`(?:on|le) ${NUMBER}/(\\d)(?:/(?:20)?(\\d\\d))?`, byNumbers],
    ['(?:for )?(?:today|tonight|aujourdhui)', () => dateIn(0)],
    // Which part of it stands behind.
    [`(?:this|ce|cet|cette)(?= ${PART}(?: |$))`, () => dateIn(0)],
    ['(?:the day after tomorrow|apres ?demain)', () => dateIn(2)],
    ['(?:for |pour )?(?:tom+or+ow|tmrw|demain)', () => dateIn(1)],
    [`next (${WEEKDAY}|${SHORT})`, ofNextWeek],
    [`${ON}(${WEEKDAY}) prochain`, (name) => dateIn(daysUntil(name) || 7)],
    ['(?:on |this |for |ce )?(?:saturday|samedi) (?:or|and|ou|et) (?:sunday|dimanche)', weekend],
    ['(?:this|at the|on the|over the|for the|ce|le) week ?end(?! prochain)', weekend],
    [
      `(next )?week ?ends?${ends}( prochain)?`,
      (...isNext) => (isNext.slice(0, 2).some(Boolean) ? undefined : weekend()),
    ],
    [`(?:on|this|for|ce|pour|le) (${WEEKDAY})s?`, on],
    [`(?:on|this) (${SHORT})`, on],
    [`(${SHORT})(?= ${PART}(?: |$))`, on],
    [
      `((?:good|black|cyber|ash|shrove|pancake) )?(${WEEKDAY})s?${ends}`,
      (special, name) => (special ? undefined : on(name)),
    ],
  ]
}

const beginnings: ReadonlySet<string> = new Set(['12:00', NIGHT_FROM])

/** The parts that a time says; undefined where it leaves all of them. */
function partsAt(how: string | undefined, time: string): SlotPeriod[] | undefined {
  const index = slotPeriods.indexOf(slotPeriod(time))
  if (/^(?:after|from|past|apres|des)$/.test(how ?? '')) return index > 0 ? slotPeriods.slice(index) : undefined
  if (!/^(?:before|by|avant)$/.test(how ?? '')) return slotPeriods.slice(index, index + 1)
  // What begins a part isn't before it.
  const last = beginnings.has(time) ? index - 1 : index
  return last < slotPeriods.length - 1 ? slotPeriods.slice(0, last + 1) : undefined
}

const timeReader: Reader<SlotPeriod[]> = [
  `(?:(at|around|about|after|from|past|before|by|a|vers|apres|avant|des|for|pour) )?${TIME}`,
  (how, hour12, minute12, half, hour24, minute24, hourFrench, minuteFrench) => {
    const hour = Number(hour12 ?? hour24 ?? hourFrench)
    const minute = minute12 ?? minute24 ?? minuteFrench ?? '00'
    const isAfternoon = half === 'pm'
    if (half ? hour < 1 || hour > 12 : hour < EARLIEST || hour > 23) return undefined
    const whole = half ? (hour % 12) + (isAfternoon ? 12 : 0) : hour
    if (whole < 5 || Number(minute) > 59) return undefined
    return partsAt(how, `${String(whole).padStart(2, '0')}:${minute}`)
  },
]

const partNamed = (name?: string): SlotPeriod[] => {
  const index = indexIn(parts, name)
  return slotPeriods.slice(index, index + 1)
}
const partReaders: readonly Reader<SlotPeriod[]>[] = [
  [`${TAKEN}(?: (?:in the|in|at|the|le|en|dans))? (${PART})`, partNamed],
  [`(?:in the|at|le|dans) (${PART})`, partNamed],
  [`(${CLEAR_PART})(?= ${TAKEN}|$)`, partNamed],
]

const priceOf = (amount: string | undefined, least = MIN_PRICE_PENCE): number | undefined => {
  const pence = Math.round(Number((amount ?? '').replace(',', '.')) * 100)
  return pence >= least && pence < TOP_PRICE_PENCE ? pence : undefined
}
const priceReaders: readonly Reader<number>[] = [
  [`${AT_MOST} ${AMOUNT}`, (before, behind) => priceOf(before ?? behind)],
  [
    `${AMOUNT} (?:or less|or under|or below|max|maximum|maxi|tops|ou moins|au plus)`,
    (before, behind) => priceOf(before ?? behind),
  ],
  [`(?:a )?(?:less than|cheaper than|no more than|moins de|pas plus de) (\\d+)${NO_UNIT}`, (amount) => priceOf(amount)],
  // Below it, "under 16" is an age.
  [`(?:under|below) (\\d+)${NO_UNIT}`, (amount) => priceOf(amount, 20_00)],
]

const cheapReader: Reader<'price_low'> = [
  '(?:the |le |la |les )?(?:cheap|cheaper|cheapest|pas cher(?:e?s?)|moins cher(?:e?s?))',
  () => 'price_low',
]

/** Word by word, as `fold`; but signs within it stay: "£20", "15/12", "17:30". */
const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}\s'’ʼ`§-]+/gu, '')
    .toLowerCase()
    .replace(/^[.,;:!?("]+|[.,;:!?)"]+$/g, '')

function readWords(line: string) {
  const typed = line.split(/\s+/).filter(Boolean)
  const rest = (text: string) => {
    const said = text.split(' ')
    return typed.filter((_, index) => said[index] !== TAKEN).join(' ')
  }
  return { text: typed.map(foldWord).join(' '), rest }
}

/** Day and part of the day. @param isSure - as `dayReaders` */
function takeTime(text: string, now: number, zone: string, isSure: boolean) {
  const isTonight = /(?:^| )tonight(?= |$)/.test(text)
  const timed = takeOne(text, [timeReader])
  const day = takeOne(timed.text, dayReaders(now, zone, isSure))
  const named = takeOne(day.text, partReaders)
  const night: SlotPeriod[] | undefined = isTonight && day.value ? ['night'] : undefined
  return { text: named.text, day: day.value, part: timed.value ?? named.value ?? night }
}

/** Reads out of the words what the list has filters for, in English and French, as far as it is sure: "brows tomorrow
 *  evening under £20", "coupe samedi matin moins de 20 £". What may be a name stays ("Saturday Club", "May", "Sunday
 *  Riley"), and so does what no filter holds ("next week").
 *  @param now - epoch ms  @param zone - IANA, whose days they are
 *  @returns the other words as they were typed */
export function readSaid(line: string, now: number, zone: string): { words: string; filters: SaidFilters } {
  const { text, rest } = readWords(line)
  const price = takeOne(text, priceReaders)
  const time = takeTime(price.text, now, zone, true)
  const sort = takeOne(time.text, [cheapReader])
  const filters: SaidFilters = {
    ...time.day,
    ...(time.part && { part: time.part }),
    ...(price.value !== undefined && { priceMax: price.value }),
    ...(sort.value && { sort: sort.value }),
  }
  return { words: rest(sort.text), filters }
}

/** The day that a line of words names, and what else it says, folded. */
export type SaidDay = { rest: string; dates: string[]; part: SlotPeriod | undefined }

/** As `readSaid`, but the day alone, and one that may be somebody's name, too: who asks has to look for the name as well.
 *  @returns undefined where no day is named */
export function takeDay(line: string, now: number, zone: string): SaidDay | undefined {
  const { text, rest } = readWords(line)
  const time = takeTime(text, now, zone, false)
  if (!time.day) return undefined
  const { date } = time.day
  const [part, ...others] = time.part ?? []
  return {
    rest: fold(rest(time.text)),
    dates: date === undefined ? comingWeekend(now, zone) : [date],
    part: others.length === 0 ? part : undefined,
  }
}
