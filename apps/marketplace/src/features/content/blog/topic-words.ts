import type { PostTopic } from '@ginipig/domain/content'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const topicWords: Record<PostTopic, MessageDescriptor> = {
  clients: msg`For clients`,
  providers: msg`For providers`,
  aftercare: msg`Aftercare`,
  money: msg`Money`,
  wellness: msg`Wellness`,
}
