import { MessagesPage } from '@ginipig/features/message/MessagesPage.tsx'
import { MessageSearch } from '@ginipig/features/message/message-search.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ThreadActions } from '#features/booking/details/ThreadActions.tsx'

export const Route = createFileRoute('/message/$id')({
  staticData: { access: 'client', title: msg`Messages`, chrome: 'talk' },
  validateSearch: MessageSearch,
  component: Message,
})

function Message() {
  return <MessagesPage search={Route.useSearch()} personId={Route.useParams().id} actions={ThreadActions} />
}
