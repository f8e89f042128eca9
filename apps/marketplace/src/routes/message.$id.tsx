import { MessagesPage } from '@ginipig/features/message/MessagesPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ThreadActions } from '#features/booking/details/ThreadActions.tsx'

export const Route = createFileRoute('/message/$id')({
  staticData: { access: 'client', title: msg`Messages`, chrome: 'talk' },
  component: Message,
})

function Message() {
  return <MessagesPage personId={Route.useParams().id} actions={ThreadActions} />
}
