import type { NotificationTopic } from '@ginipig/domain/notification'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a topic is called where one chooses. */
export const topicWords: Record<NotificationTopic, MessageDescriptor> = {
  bookings: msg`Bookings`,
  messages: msg`Messages`,
  money: msg`Money`,
  reviews: msg`Reviews`,
  favourites: msg`Favourites`,
  photos: msg`Photos`,
  reports: msg`Reports`,
  gaps: msg`Free times today`,
}
