import { useDates } from '@ginipig/app/words/use-dates.ts'
import { Timeline, type TimelineItem } from '@ginipig/ui/timeline'
import { useLingui } from '@lingui/react/macro'
import {
  Banknote,
  CalendarHeart,
  CircleAlert,
  CreditCard,
  Flag,
  Hourglass,
  Landmark,
  type LucideIcon,
  Scale,
  TestTubeDiagonal,
  Timer,
  Undo2,
  UserX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProviderStep } from './booking-timeline.ts'

const icons: Partial<Record<ProviderStep['kind'], LucideIcon>> = {
  pay: CreditCard,
  reply: Hourglass,
  charge: CreditCard,
  patch_test: TestTubeDiagonal,
  balance: CreditCard,
  appointment: CalendarHeart,
  early: Timer,
  balance_refused: CreditCard,
  contest: Hourglass,
  decision: Scale,
  reported: Flag,
  disputed: CircleAlert,
  charged_back: CircleAlert,
  release: Banknote,
  no_show: UserX,
  refunded: Undo2,
  refund_owed: Undo2,
  released: Banknote,
  paying_out: Landmark,
  paid_out: Landmark,
  sent_back: Landmark,
}

/** One step in one side's words. */
export type StepWords = { title: string; detail?: string | undefined; sum?: StepSum | undefined }

/** "£8.10", "paid". */
type StepSum = { amount: string; is: string }

type BookingTimelineProps<Step> = {
  steps: readonly Step[]
  zone: string
  words: (step: Step) => StepWords
  /** What a step leads to: its proof, or what can be done about it. */
  links?: ((step: Step) => ReactNode) | undefined
}

/** Where a booking is up to. Past steps carry their date, those to come say when they are due. */
export function BookingTimeline<Step extends ProviderStep>({ steps, zone, words, links }: BookingTimelineProps<Step>) {
  const { t } = useLingui()
  const dates = useDates()
  const items = steps.map((step): TimelineItem => {
    const Icon = icons[step.kind]
    const isPast = step.state === 'done' || step.state === 'failed'
    const { title, detail, sum } = words(step)
    const leads = links?.(step)
    return {
      id: `${step.kind}-${step.at}`,
      state: step.state,
      title,
      detail,
      ...(sum && { sum: sum.amount, sumState: sum.is }),
      ...(leads && { links: leads }),
      ...(Icon && { icon: <Icon aria-hidden="true" /> }),
      ...(isPast && { time: `${dates.date(step.at, zone)}, ${dates.time(step.at, zone)}` }),
    }
  })
  return (
    <Timeline items={items} stateLabels={{ done: t`done`, now: t`now`, next: t`to come`, failed: t`ended here` }} />
  )
}
