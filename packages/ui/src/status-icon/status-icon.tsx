import { CircleAlert, CircleCheck, CircleDot, Info, type LucideIcon, TriangleAlert } from 'lucide-react'

export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'

const ICONS: Record<StatusTone, LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
  neutral: CircleDot,
}

/** The icon a tone has when the caller brings none: a status is never colour alone. */
export function StatusIcon({ tone }: { tone: StatusTone }) {
  const Icon = ICONS[tone]
  return <Icon aria-hidden />
}
