import { lenient } from '@ginipig/app/route/lenient.ts'
import { isCalendarDate } from '@ginipig/domain/time'
import * as v from 'valibot'

export const diaryViews = ['day', 'week', 'list'] as const
export type DiaryView = (typeof diaryViews)[number]

const day = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDate))

/** Which day is looked at, and as what; the address keeps both. Without a view: the week, on a phone the day. */
export const DiarySearch = v.object({
  day: lenient(day),
  view: lenient(v.picklist(diaryViews)),
  /** Opens with the calendars that it takes in. */
  calendars: lenient(v.boolean()),
})
