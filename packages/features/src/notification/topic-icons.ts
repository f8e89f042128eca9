import type { NotificationTopic } from '@ginipig/domain/notification'
import { CalendarCheck, CreditCard, Flag, type LucideIcon, Megaphone, Star } from 'lucide-react'

export const topicIcons: Record<NotificationTopic, LucideIcon> = {
  bookings: CalendarCheck,
  money: CreditCard,
  reviews: Star,
  reports: Flag,
  gaps: Megaphone,
}
