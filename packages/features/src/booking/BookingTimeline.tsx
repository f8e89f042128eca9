import { useDates } from '@ginipig/app/words/use-dates.ts'
import { Timeline, type TimelineItem } from '@ginipig/ui/timeline'
import { useLingui } from '@lingui/react/macro'
import {
  Banknote,
  CalendarHeart,
  CreditCard,
  Hourglass,
  type LucideIcon,
  TestTubeDiagonal,
  Undo2,
  UserX,
} from 'lucide-react'
import type { BookingStep } from './booking-timeline.ts'

const icons: Partial<Record<BookingStep['kind'], LucideIcon>> = {
  pay: CreditCard,
  reply: Hourglass,
  charge: CreditCard,
  patch_test: TestTubeDiagonal,
  balance: CreditCard,
  appointment: CalendarHeart,
  no_show: UserX,
  refunded: Undo2,
  released: Banknote,
}

/** One step in one side's words. */
export type StepWords = { title: string; detail?: string | undefined }

type BookingTimelineProps = { steps: readonly BookingStep[]; zone: string; words: (step: BookingStep) => StepWords }

/** Where a booking is up to. Past steps carry their date, those to come say when they are due. */
export function BookingTimeline({ steps, zone, words }: BookingTimelineProps) {
  const { t } = useLingui()
  const dates = useDates()
  const items = steps.map((step): TimelineItem => {
    const Icon = icons[step.kind]
    const isPast = step.state === 'done' || step.state === 'failed'
    const { title, detail } = words(step)
    return {
      id: `${step.kind}-${step.at}`,
      state: step.state,
      title,
      detail,
      ...(Icon && { icon: <Icon aria-hidden="true" /> }),
      ...(isPast && { time: `${dates.date(step.at, zone)}, ${dates.time(step.at, zone)}` }),
    }
  })
  return (
    <Timeline items={items} stateLabels={{ done: t`done`, now: t`now`, next: t`to come`, failed: t`ended here` }} />
  )
}
