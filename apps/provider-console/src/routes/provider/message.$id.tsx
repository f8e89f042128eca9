import { MessagesPage } from '@ginipig/features/message/MessagesPage.tsx'
import { MessageSearch } from '@ginipig/features/message/message-search.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DeclineHost } from '#features/booking/DeclineHost.tsx'
import { ThreadActions } from '#features/booking/ThreadActions.tsx'

export const Route = createFileRoute('/provider/message/$id')({
  staticData: { access: 'provider', title: msg`Messages`, chrome: 'talk' },
  validateSearch: MessageSearch,
  component: Message,
})

function Message() {
  return (
    <DeclineHost>
      <MessagesPage search={Route.useSearch()} personId={Route.useParams().id} actions={ThreadActions} />
    </DeclineHost>
  )
}
