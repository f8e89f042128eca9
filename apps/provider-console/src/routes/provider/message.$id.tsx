import { MessagesPage } from '@ginipig/features/message/MessagesPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/provider/message/$id')({
  staticData: { access: 'provider', title: msg`Messages`, chrome: 'talk' },
  component: Message,
})

function Message() {
  return <MessagesPage personId={Route.useParams().id} />
}
