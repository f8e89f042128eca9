import type { SlotPeriod } from '#listing/slot-period.ts'
import { comingWeekend, DAY_MS, toWallClock } from '#time/index.ts'
import { fold } from './fold.ts'

/** The day that a line of words names, and what else it says. */
export type SaidDay = { rest: string; dates: string[]; part: SlotPeriod | undefined }

/** As `Date` counts them: the first is Sunday. */
const weekdays = [
  ['sunday', 'dimanche'],
  ['monday', 'lundi'],
  ['tuesday', 'mardi'],
  ['wednesday', 'mercredi'],
  ['thursday', 'jeudi'],
  ['friday', 'vendredi'],
  ['saturday', 'samedi'],
]
const parts: Readonly<Record<string, SlotPeriod>> = {
  morning: 'morning',
  matin: 'morning',
  afternoon: 'afternoon',
  'apres midi': 'afternoon',
  evening: 'night',
  night: 'night',
  soir: 'night',
}

const today = 'today|aujourdhui'
const tonight = 'tonight|ce soir|this evening'
const tomorrow = 'tom+or+ow|tmrw|demain'
const weekend = 'weekend|week end'
const DAY = new RegExp(
  `\\b(?:(?:on|for|this|next|ce|pour) )?(?:(${today})|(${tonight})|(${tomorrow})|(${weekend})s?|(${weekdays.flat().join('|')})s?)` +
    `(?: (?:prochain ?)?(${Object.keys(parts).join('|')}))?\\b`,
)

/** Takes the day out of what somebody typed: "brows tomorrow evening", "massage on saturday", "coupe ce soir".
 *  @param now - epoch ms  @param zone - IANA, whose days they are  @returns undefined where no day is named */
export function takeDay(line: string, now: number, zone: string): SaidDay | undefined {
  const folded = fold(line)
  const found = DAY.exec(folded)
  if (!found) return undefined
  const [said, isToday, isTonight, isTomorrow, isWeekend, weekday = '', part = ''] = found
  const dateIn = (days: number) => toWallClock(now + days * DAY_MS, zone).date
  const isDay = (date: string) => weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()]?.includes(weekday)
  const week = [0, 1, 2, 3, 4, 5, 6].map(dateIn)
  const dates = isWeekend
    ? comingWeekend(now, zone)
    : isToday || isTonight
      ? [dateIn(0)]
      : isTomorrow
        ? [dateIn(1)]
        : week.filter(isDay)
  const rest = folded.replace(said, ' ').replace(/ +/g, ' ').trim()
  return { rest, dates, part: isTonight ? 'night' : parts[part] }
}
